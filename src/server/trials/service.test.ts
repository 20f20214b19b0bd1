import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { trialExposures, trials } from '../../db/schema/trials.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { testDatabase } from '../testing/database.ts'
import { addPerson } from '../testing/people.ts'
import { HOLDOUT, OPERATOR, trialsAt, WORDING } from './fixture.ts'
import { loadRunningTrials } from './running-trials.ts'

const AT = '2026-05-10T09:00:00.000Z'

let db: ReturnType<typeof testDatabase>
let service: ReturnType<typeof trialsAt>
let now: Date
beforeEach(() => {
  db = testDatabase()
  now = new Date(AT)
  service = trialsAt(db, () => now)
})

const refused = (declared: unknown) =>
  service.add(OPERATOR, declared).then(
    () => null,
    (error: Error & { code: string }) => `${error.code}: ${error.message}`,
  )

describe('add', () => {
  test('stores the declaration with a salt of its own, which nobody sees', async () => {
    await service.add(OPERATOR, HOLDOUT)
    await service.add(OPERATOR, { ...WORDING, id: 'two' })
    const [one, two] = await db.orm.select().from(trials)
    expect(one).toMatchObject({ id: 'sms-helps', planned: 100, arms: HOLDOUT.arms, stoppedAt: null })
    expect(one!.salt).toMatch(/^[0-9a-f]{32}$/)
    expect(two!.salt).not.toBe(one!.salt)
    expect(JSON.stringify(await service.list(OPERATOR))).not.toContain(one!.salt)
    expect((await service.list(OPERATOR)).map(({ id }) => id)).toEqual(['two', 'sms-helps'])
  })

  test('only the operator starts and stops one; administrators read', async () => {
    const admin = await addPerson(db, { isAdmin: true })
    const farmer = await addPerson(db)
    expect(await rejectionOf(service.add(admin, HOLDOUT))).toMatchObject({ code: 'forbidden' })
    await service.add(OPERATOR, HOLDOUT)
    expect(await rejectionOf(service.stop(admin, 'sms-helps'))).toMatchObject({ code: 'forbidden' })
    expect(await rejectionOf(service.reports(farmer))).toMatchObject({ code: 'forbidden' })
    expect(await rejectionOf(service.report(farmer, 'sms-helps'))).toMatchObject({ code: 'forbidden' })
    expect(await rejectionOf(service.list(farmer))).toMatchObject({ code: 'forbidden' })
    expect((await service.reports(admin)).items).toHaveLength(1)
  })

  const arms = (...shares: number[]) =>
    shares.map((share, n) => ({ id: `a${n}`, share, ...(n === 1 && { held: true }) }))
  test.each([
    [{ arms: arms(0.8, 0.2) }, null],
    [{ arms: arms(0.79, 0.21) }, 'invalid: arms: advice may be held from 20 % of the people at most'],
    [{ arms: arms(0.8, 0.1) }, 'invalid: arms: the shares of the arms must add up to 1'],
    [{ arms: [{ id: 'a', share: 1 }] }, 'invalid: arms.0.share: a share is under 1'],
    [
      {
        arms: [
          { id: 'a', share: 0.5 },
          { id: 'a', share: 0.5 },
        ],
      },
      'invalid: arms: two arms have the same id',
    ],
    [
      {
        arms: [
          { id: 'a', share: 0.5 },
          { id: 'b', share: 0.5 },
        ],
      },
      'invalid: arms: a holdout needs an arm with "held": true, and a comparison of wordings has none',
    ],
    [{ end: '2026-04-30' }, 'invalid: end: end is before start'],
    [{ start: 'soon' }, 'invalid: start: write start and end as YYYY-MM-DD'],
    [{ n: 0 }, 'invalid: n: n must be 1 or more'],
    [{ id: 'SMS helps' }, 'invalid: id: an id has small letters, digits and hyphens, at most 40'],
    [{ unit: 'village' }, 'invalid: unit: unit must be one of farmer, lga'],
    [{ measure: 'stars' }, 'invalid: measure: measure must be one of done, useful, opened, harvest, sms_stop'],
    [
      { what: { kind: 'holdout', of: 'warnings' } },
      'invalid: what.of: only advice by SMS can be held: warnings and answers always go out',
    ],
    [
      { what: { kind: 'holdout', of: 'answers' } },
      'invalid: what.of: only advice by SMS can be held: warnings and answers always go out',
    ],
    [{ where: { country: 'GH' } }, 'invalid: where.country: where.country must be one of NG, NA'],
  ])('%p: %p', async (over, fault) => {
    expect(await refused({ ...HOLDOUT, ...over })).toBe(fault)
  })

  test('nothing but an object is read', async () => {
    for (const declared of [null, [], 'x', 7]) expect(await refused(declared)).toStartWith('invalid: ')
    expect(await db.orm.select().from(trials)).toEqual([])
  })

  const wording = (template: string, variants: unknown) => ({
    ...WORDING,
    what: { kind: 'wording', template, variants },
  })
  const ASKED = 'advice.rules.planting.asked.title'
  test.each([
    [wording(ASKED, { question: { en: '{Crop}: is it in the ground?' } }), null],
    [wording(ASKED, { en: '{Crop}: is it in the ground?' }), null],
    [wording('advice.rules.care.weeds.sms', {}), 'invalid: variants is empty.'],
    [wording('advice.rules.nothing.sms', { en: 'x' }), 'invalid: There is no rule "nothing".'],
    [
      wording('advice.rules.care.weeds.content', { en: 'x' }),
      'invalid: what.template: template must be advice.rules.<rule>.sms or advice.rules.<rule>.title',
    ],
    [wording(ASKED, { other: { en: '{Crop}: is it in the ground?' } }), 'invalid: variants: there is no arm "other".'],
    [
      wording(ASKED, { question: { en: 'Planted on {day}?' } }),
      'invalid: variants.question.en: it has {day} where English has {Crop}.',
    ],
    ...[
      'cold.frost',
      'rain.heavy',
      'pest.spray',
      'pest.few',
      'spray.barred',
      'harvest.wait',
      'dry.spend',
      'fertilizer.hold',
    ].map(
      (rule) =>
        [
          wording(`advice.rules.${rule}.sms`, { en: 'x' }),
          `invalid: ${rule} warns, forbids, protects or answers: its words are never compared.`,
        ] as const,
    ),
  ])('wording %#', async (declared, fault) => {
    expect(await refused(declared)).toBe(fault)
  })

  test('one of a matter at a time: an overlapping one is refused, another matter and other days are not', async () => {
    await service.add(OPERATOR, HOLDOUT)
    expect(await refused({ ...HOLDOUT })).toContain('conflict')
    expect(await refused({ ...HOLDOUT, id: 'b', start: '2026-06-30', end: '2026-07-30' })).toBe(
      'conflict: The comparison "sms-helps" of the same matter runs in these days. Stop it, or choose other days.',
    )
    expect(await refused({ ...HOLDOUT, id: 'c', start: '2026-07-01', end: '2026-07-30' })).toBeNull()
    expect(await refused(WORDING)).toBeNull()
    expect(
      await refused({ ...WORDING, id: 'd', what: { ...WORDING.what, template: 'advice.rules.stage.unknown.title' } }),
    ).toBeNull()
    expect(await refused({ ...WORDING, id: 'e' })).toContain('conflict')
    await service.stop(OPERATOR, 'title')
    expect(await refused({ ...WORDING, id: 'e', start: '2026-05-11' })).toBeNull()
    expect(await refused({ ...HOLDOUT, start: '2027-07-01', end: '2027-07-30' })).toBe(
      'conflict: There is a comparison "sms-helps" already. Choose another id.',
    )
  })
})

test('stopped once; an unknown one is not found', async () => {
  await service.add(OPERATOR, HOLDOUT)
  now = new Date('2026-05-11T09:00:00.000Z')
  expect(await service.stop(OPERATOR, 'sms-helps')).toMatchObject({
    running: false,
    stoppedAt: '2026-05-11T09:00:00.000Z',
  })
  expect(await rejectionOf(service.stop(OPERATOR, 'sms-helps'))).toMatchObject({ code: 'conflict' })
  expect(await rejectionOf(service.stop(OPERATOR, 'x'))).toMatchObject({ code: 'not_found' })
  expect(await rejectionOf(service.report(OPERATOR, 'x'))).toMatchObject({ code: 'not_found' })
})

let phone = 0
/** `hits` of `n` people of an arm with an advisory done. */
async function exposed(arm: string, of: string, unit?: string, advice: Partial<typeof advisories.$inferInsert> = {}) {
  const [hits, n] = of.split('/').map(Number) as [number, number]
  const ids = Array.from({ length: n }, () => Bun.randomUUIDv7())
  const time = { createdAt: AT, updatedAt: AT }
  const people = ids.map((id) => ({ id, phone: `+23480${10_000_000 + phone++}`, ...time }))
  for (let from = 0; from < n; from += 500) await db.write(db.orm.insert(users).values(people.slice(from, from + 500)))
  const cards = ids.slice(0, hits).map((userId) => ({
    id: Bun.randomUUIDv7(),
    userId,
    cropType: 'maize' as const,
    title: 't',
    content: 'c',
    priority: 'medium' as const,
    category: 'other' as const,
    situation: userId,
    rule: 'planting.asked' as const,
    facts: {},
    evidence: [],
    language: 'en' as const,
    sms: 's',
    score: 1,
    done: true,
    useful: true,
    isRead: true,
    ...time,
    ...advice,
  }))
  for (let from = 0; from < cards.length; from += 500)
    await db.write(db.orm.insert(advisories).values(cards.slice(from, from + 500)))
  const rows = ids.map((userId) => ({ trialId: 'title', userId, unit: unit ?? userId, arm, at: AT }))
  for (let from = 0; from < n; from += 500)
    await db.write(db.orm.insert(trialExposures).values(rows.slice(from, from + 500)))
  return ids
}
const rounded = (numbers: readonly (number | null)[]) => numbers.map((one) => one && Number(one.toFixed(4)))
const report = () => service.report(OPERATOR, 'title')

describe('report', () => {
  test.each([
    ['2026-04-30T23:59:59.999Z', false],
    ['2026-05-01T00:00:00.000Z', true],
    ['2026-06-30T23:59:59.999Z', true],
    ['2026-07-01T00:00:00.000Z', false],
  ])('from 1 May to 30 June a comparison runs at %s: %p, for the report and for people', async (at, runs) => {
    await service.add(OPERATOR, HOLDOUT)
    now = new Date(at)
    expect(await service.report(OPERATOR, HOLDOUT.id)).toMatchObject({ running: runs })
    const person = { id: 'p', locationId: null, region: null, country: null, compared: true }
    const advice = { rule: 'care.weeds', priority: 'medium' }
    const running = await loadRunningTrials(db, now)
    expect(running.holding(person, 'en', advice) !== null).toBe(runs)
    expect(running.holding(person, 'en', { ...advice, priority: 'high' })).toBeNull()
  })

  /** Newcombe (1998), Statistics in Medicine 17:873, table II. */
  test.each([
    ['56/70', '48/80', 0.2, 0.0524, 0.3339],
    ['9/10', '3/10', 0.6, 0.1705, 0.809],
    ['10/10', '0/10', 1, 0.6075, 1],
  ])('%s − %s', async (a, b, difference, low, high) => {
    await service.add(OPERATOR, WORDING)
    await exposed('usual', a)
    await exposed('question', b)
    const one = await report()
    expect(rounded([one.difference, ...one.interval!])).toEqual([difference, low, high])
    expect(one.arms.map(({ n }) => n)).toEqual([a, b].map((of) => Number(of.split('/')[1])))
    expect(one.arms.map(({ interval }) => interval && rounded(interval))).toEqual([[low, high], null])
  })

  test('nothing yet: no share, no difference', async () => {
    await service.add(OPERATOR, WORDING)
    expect(await report()).toMatchObject({ difference: null, interval: null, state: 'not yet', running: true })
    expect((await report()).arms[0]).toMatchObject({ n: 0, share: null, difference: null })
  })

  test('ready at the planned number of each arm, or with a narrow interval', async () => {
    await service.add(OPERATOR, { ...WORDING, n: 50 })
    await exposed('usual', '20/50')
    await exposed('question', '20/49')
    expect((await report()).state).toBe('not yet')
    await exposed('question', '0/1')
    expect((await report()).state).toBe('ready')
    await service.stop(OPERATOR, 'title')
    expect((await report()).state).toBe('ready')
  })

  test('ready with a half-width under 3 points, whatever was planned', async () => {
    await service.add(OPERATOR, { ...WORDING, n: 100_000 })
    await exposed('usual', '20/900')
    await exposed('question', '22/900')
    const one = await report()
    expect((one.interval![1] - one.interval![0]) / 2).toBeLessThan(0.03)
    expect(one.state).toBe('ready')
  })

  test('shares that chance does not give are not to be believed', async () => {
    await service.add(OPERATOR, { ...WORDING, n: 1 })
    await exposed('usual', '1/80')
    await exposed('question', '1/30')
    expect(await report()).toMatchObject({ state: 'do not believe this' })
    expect((await report()).sharesProbability).toBeLessThan(0.001)
    await exposed('question', '0/40')
    expect(await report()).toMatchObject({ state: 'ready' })
  })

  test('the held arm is what others are compared with, wherever it stands', async () => {
    const [sms, none] = HOLDOUT.arms
    await service.add(OPERATOR, { ...HOLDOUT, id: 'title', arms: [none, sms] })
    await exposed('none', '2/10')
    await exposed('sms', '20/40')
    const one = await report()
    expect(one.difference).toBeCloseTo(0.3, 12)
    expect(one.arms.map(({ difference }) => difference === null)).toEqual([true, false])
    expect(one.arms.map(({ held }) => held)).toEqual([true, false])
  })

  test('areas: Welch on their shares, and the design effect', async () => {
    await service.add(OPERATOR, { ...WORDING, unit: 'lga', n: 200 })
    const arms = {
      usual: '12/40 18/50 9/30 22/60 15/45 20/48',
      question: '8/42 11/50 6/28 14/58 9/44 13/50',
    }
    for (const [arm, areas] of Object.entries(arms))
      for (const [n, of] of areas.split(' ').entries()) {
        if (arm === 'question' && n === 5) {
          expect(await report()).toMatchObject({ difference: null, interval: null, state: 'not yet' })
        }
        await exposed(arm, of, `${arm}-${n}`)
      }
    const one = await report()
    expect(rounded([one.difference, ...one.interval!])).toEqual([0.1243, 0.0759, 0.1728])
    expect(one.arms.map(({ clusters }) => clusters)).toEqual([6, 6])
    expect(one.designEffect).toBeCloseTo(0.2981, 4)
    expect(one.state).toBe('ready')
  })

  test('people who left comparisons, and deleted ones, do not count', async () => {
    await service.add(OPERATOR, WORDING)
    const [out, gone] = await exposed('usual', '5/10')
    await exposed('question', '5/10')
    await db.write(db.orm.update(users).set({ inComparisons: false }).where(eq(users.id, out!)))
    await db.write(db.orm.delete(users).where(eq(users.id, gone!)))
    expect((await report()).arms[0]).toMatchObject({ n: 8, share: 3 / 8 })
  })

  test.each([
    ['another rule', { rule: 'care.weeds' as const }],
    ['answered before', { updatedAt: '2026-05-10T08:59:59.000Z' }],
    ['after the last day', { createdAt: '2026-07-01T00:00:00.000Z', updatedAt: '2026-07-01T00:00:00.000Z' }],
    ['open', { done: false }],
  ])('%s is no outcome', async (_, advice) => {
    await service.add(OPERATOR, WORDING)
    await exposed('usual', '4/10', undefined, advice)
    expect((await report()).arms[0]).toMatchObject({ n: 10, share: 0 })
  })

  test.each(['useful', 'opened'] as const)('measure %s', async (measure) => {
    await service.add(OPERATOR, { ...WORDING, measure })
    await exposed('usual', '4/10', undefined, { done: false })
    await exposed('question', '4/10', undefined, { useful: false, isRead: false })
    expect((await report()).arms.map(({ share }) => share)).toEqual([0.4, 0])
  })

  test('measure harvest: with an amount, after the exposure', async () => {
    await service.add(OPERATOR, { ...WORDING, measure: 'harvest' })
    const ids = await exposed('usual', '0/4')
    const harvest = async (userId: string, amount: number | null, createdAt: string) => {
      const crop = { id: Bun.randomUUIDv7(), userId, cropType: 'maize' as const, growthStage: 'mature' as const }
      const log = {
        id: Bun.randomUUIDv7(),
        userId,
        cropId: crop.id,
        kind: 'harvested' as const,
        date: '2026-05-20',
        amount,
      }
      await db.write(
        db.orm.insert(crops).values({ ...crop, createdAt: AT, updatedAt: AT }),
        db.orm.insert(farmLog).values({ ...log, createdAt }),
      )
    }
    await harvest(ids[0]!, 100, '2026-05-20T09:00:00.000Z')
    await harvest(ids[1]!, null, '2026-05-20T09:00:00.000Z')
    await harvest(ids[2]!, 100, '2026-05-09T09:00:00.000Z')
    expect((await report()).arms[0]!.share).toBe(0.25)
  })

  test('measure sms_stop', async () => {
    await service.add(OPERATOR, { ...WORDING, measure: 'sms_stop' })
    const ids = await exposed('usual', '0/4')
    const stop = (id: string, smsOptedOutAt: string) =>
      db.write(db.orm.update(users).set({ smsOptedOutAt }).where(eq(users.id, id)))
    await stop(ids[0]!, '2026-05-20T09:00:00.000Z')
    await stop(ids[1]!, '2026-05-01T09:00:00.000Z')
    await stop(ids[2]!, '2026-07-01T00:00:00.000Z')
    expect((await report()).arms[0]!.share).toBe(0.25)
  })

  test('every comparison ever begun is listed, in pages', async () => {
    for (let n = 0; n < 23; n++) {
      now = new Date(Date.parse(AT) + n * 1000)
      await service.add(OPERATOR, { ...HOLDOUT, id: `t${n}` })
      await service.stop(OPERATOR, `t${n}`)
      now = new Date(Date.parse(AT) - 40 * 86_400_000)
      await db.write(db.orm.update(trials).set({ stoppedAt: now.toISOString() }))
    }
    const first = await service.reports(OPERATOR)
    expect(first.items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, n) => `t${22 - n}`))
    const second = await service.reports(OPERATOR, { before: first.next! })
    expect(second).toMatchObject({ items: [{ id: 't2' }, { id: 't1' }, { id: 't0' }], next: null })
  })
})
