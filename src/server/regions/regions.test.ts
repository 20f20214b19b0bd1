import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { addPerson } from '../testing/people.ts'
import { type Dhis2, startDhis2 } from '../testing/providers/dhis2.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { parseMonth } from './state-counts.ts'

const OPERATOR = { kind: 'operator' } as const
const IN_JULY = '2026-07-10T08:00:00.000Z'

/** One farmer in Kano with every event in July and in June, and one of Oyo with none. */
async function setUp(settings: Record<string, string> = {}) {
  const gona = await testServices({ now: '2026-07-31T08:00:00Z', settings })
  const { db } = gona
  const farmer = await kanoFarmer(gona, { proved: false })
  await gona.crops.initialize(farmer)
  const [crop] = await gona.crops.list(farmer)
  const own = { userId: farmer.user.id, cropId: crop!.id }
  await db.write(
    sql`update users set created_at = '2026-06-30T23:59:59.999Z', last_active_at = '2026-06-30T10:00:00.000Z'`,
  )
  await addPerson(db, { region: 'Oyo', country: 'NG', createdAt: '2026-08-01T00:00:00.000Z' })
  await addPerson(db, { region: 'Kano', isAdmin: true })
  for (const at of ['2026-06-30T23:59:59.999Z', '2026-07-01T00:00:00.000Z', IN_JULY]) {
    const message = { phone: farmer.user.phone, channel: 'sms', text: 'Why?', createdAt: at } as const
    await db.write(
      db.orm.insert(inboxMessages).values({ id: Bun.randomUUIDv7(), userId: own.userId, ...message }),
      db.orm.insert(farmLog).values([
        {
          id: Bun.randomUUIDv7(),
          ...own,
          kind: 'harvested',
          date: at.slice(0, 10),
          amount: 500,
          unit: 'kg',
          createdAt: at,
        },
        {
          id: Bun.randomUUIDv7(),
          ...own,
          kind: 'harvested',
          date: at.slice(0, 10),
          amount: 4,
          unit: 'bags',
          createdAt: at,
        },
        { id: Bun.randomUUIDv7(), ...own, kind: 'sold', date: at.slice(0, 10), amount: 90, unit: 'kg', createdAt: at },
      ]),
    )
  }
  await db.write(sql`update inbox_messages set first_answer_at = ${IN_JULY} where created_at = ${IN_JULY}`)
  return { gona, farmer }
}

describe('the counts of a month', () => {
  test('are those of its days in UTC, by state and LGA', async () => {
    const { gona, farmer } = await setUp()
    await gona.advisories.generate(farmer)
    const all = await gona.advisories.list(farmer)
    await gona.advisories.saveAdvisoryFeedback(farmer, all[0]!.id, { done: true })
    const { set, unmapped } = await gona.regions.dhis2(OPERATOR, '202607', null)
    const of = (unit: string) =>
      Object.fromEntries(
        set.dataValues.flatMap(({ dataElement, period, orgUnit, value }) =>
          orgUnit === unit ? [[`${dataElement} ${period}`, value]] : [],
        ),
      )
    const expected = {
      'GONA_FARMERS 202607': '1',
      'GONA_ACTIVE 202607': '1',
      'GONA_QUESTIONS 202607': '2',
      'GONA_ANSWERED 202607': '1',
      'GONA_DONE 202607': '1',
      'GONA_HARVEST 202607': '1000',
    }
    expect(of('Kano')).toEqual(expected)
    const units = [...new Set(set.dataValues.map(({ orgUnit }) => orgUnit))]
    expect(units).toEqual(['Kano', expect.stringMatching(/^Kano\/./)])
    expect(of(units[1]!)).toEqual(expected)
    expect(unmapped).toEqual([])
    const june = (await gona.regions.dhis2(OPERATOR, '202606', null)).set.dataValues
    expect(june.filter(({ orgUnit }) => orgUnit === 'Kano').map(({ value }) => value)).toEqual([
      '1',
      '1',
      '1',
      '0',
      '0',
      '500',
    ])
  })

  test('taken back, advice is no longer done', async () => {
    const { gona, farmer } = await setUp()
    await gona.advisories.generate(farmer)
    const [first] = await gona.advisories.list(farmer)
    const at = async () =>
      (await gona.db.orm.select({ at: advisories.doneAt }).from(advisories)).map(({ at }) => at).filter(Boolean)
    await gona.advisories.saveAdvisoryFeedback(farmer, first!.id, { done: true })
    gona.at('2026-08-02T08:00:00Z')
    await gona.advisories.saveAdvisoryFeedback(farmer, first!.id, { done: true, useful: true })
    expect(await at()).toEqual(['2026-07-31T08:00:00.000Z'])
    await gona.advisories.saveAdvisoryFeedback(farmer, first!.id, { done: false })
    expect(await at()).toEqual([])
  })

  test.each(['2026', '202613', '202600', '2026-07', '209', ''])('%j is no month', async (period) => {
    expect(parseMonth(period)).toBeNull()
    const gona = await testServices()
    expect(await rethrowing(gona.regions.dhis2(OPERATOR, period, null))).toThrow('is no month')
  })

  test('of a mapping are those it names, and it reports the others', async () => {
    const { gona } = await setUp()
    const mapping = { dataElements: { farmers: 'F' }, orgUnits: { Kano: 'NG_KN' } }
    const { set, unmapped } = await gona.regions.dhis2(OPERATOR, '202607', mapping)
    expect(set).toEqual({ dataValues: [{ dataElement: 'F', period: '202607', orgUnit: 'NG_KN', value: '1' }] })
    expect(unmapped).toEqual(['active', 'questions', 'answered', 'done', 'harvest', expect.stringMatching(/^Kano\//)])
  })

  test('are for the operator', async () => {
    const { gona, farmer } = await setUp()
    expect(await rethrowing(gona.regions.dhis2(farmer, '202607', null))).toThrow('Forbidden')
    expect(await rethrowing(gona.regions.geojson(farmer, 'state'))).toThrow('Forbidden')
  })
})

describe('a push to DHIS2', () => {
  let dhis2: Dhis2
  let gona: TestServices
  beforeAll(async () => {
    dhis2 = await startDhis2({ elements: ['F', 'A'], units: ['NG_KN'] })
    const settings = { DHIS2_BASE_URL: `${dhis2.url}/`, DHIS2_USERNAME: 'gona', DHIS2_PASSWORD: 'district' }
    gona = (await setUp(settings)).gona
  })
  beforeEach(() => dhis2.behave('well'))
  afterAll(() => dhis2.stop())
  const push = async (dataElements: Record<string, string>, { unit = 'NG_KN', dryRun = false, to = gona } = {}) => {
    const { set } = await gona.regions.dhis2(OPERATOR, '202607', { dataElements, orgUnits: { Kano: unit } })
    return to.regions.push(OPERATOR, set, dryRun)
  }

  test('tried first stores nothing, then values, then the same again', async () => {
    expect(await push({ farmers: 'F' }, { dryRun: true })).toMatchObject({ ok: true, importCount: { imported: 1 } })
    expect(dhis2.queries.at(-1)!.get('dryRun')).toBe('true')
    expect(dhis2.stored.size).toBe(0)
    expect(await push({ farmers: 'F', active: 'A' })).toEqual({
      ok: true,
      status: 200,
      importCount: { imported: 2, updated: 0, ignored: 0, deleted: 0 },
      problems: [],
    })
    expect(dhis2.queries.at(-1)!.toString()).toBe('dataElementIdScheme=CODE&orgUnitIdScheme=CODE')
    expect([...dhis2.stored]).toEqual([
      ['F 202607 NG_KN', '1'],
      ['A 202607 NG_KN', '1'],
    ])
    dhis2.behave('old')
    expect(await push({ farmers: 'F' })).toMatchObject({ ok: true, importCount: { updated: 1 } })
  })

  test.each([
    ['well', 409],
    ['old', 200],
  ] as const)('with conflicts (%s, status %d) names each and is not fine', async (mood, status) => {
    dhis2.behave(mood)
    const report = await push({ farmers: 'F', questions: 'Q' })
    expect(report).toMatchObject({ ok: false, status, importCount: { updated: 1, ignored: 1 } })
    expect(report.problems).toContain('E7610: Q: Data element not found')
    expect(report.problems).toContain('1 values were ignored')
    expect((await push({ farmers: 'F' }, { unit: 'NOWHERE' })).problems).toContain(
      'E7612: NOWHERE: Organisation unit not found',
    )
  })

  test('with a wrong password, HTML or no server fails and names no secret', async () => {
    const with_ = (settings: Record<string, string>) =>
      testServices({
        settings: { DHIS2_BASE_URL: dhis2.url, DHIS2_USERNAME: 'gona', DHIS2_PASSWORD: 'wrong-secret', ...settings },
      })
    const failure = (to: TestServices) => push({ farmers: 'F' }, { to }).catch((error: Error) => error.message)
    expect(await failure(await with_({}))).toBe(
      'DHIS2 refused the sign-in (401): check DHIS2_USERNAME and DHIS2_PASSWORD. Nothing is known to be stored.',
    )
    expect(await failure(await with_({ DHIS2_BASE_URL: 'http://127.0.0.1:9' }))).toContain('cannot be reached')
    expect(await failure(await testServices())).toContain('Set DHIS2_BASE_URL')
    dhis2.behave('html')
    expect(await failure(gona)).toContain('answered with status 200 and no import summary')
  })

  test('that nobody answers ends after eight seconds', async () => {
    dhis2.behave('silent')
    expect(await rethrowing(push({ farmers: 'F' }))).toThrow('did not answer within 8 seconds')
  }, 20_000)
})

describe('GeoJSON', () => {
  test('has points with longitude first, and no count of fewer than five people', async () => {
    const gona = await testServices({ now: '2026-07-31T08:00:00Z' })
    for (let n = 0; n < 5; n++)
      await addPerson(gona.db, { region: 'Kano', country: 'NG', lastActiveAt: n < 4 ? IN_JULY : null })
    for (let n = 0; n < 4; n++) await addPerson(gona.db, { region: 'Oyo', country: 'NG' })
    await addPerson(gona.db, { region: 'behind the mill' })
    const { type, features } = await gona.regions.geojson(OPERATOR, 'state')
    expect(type).toBe('FeatureCollection')
    expect(features.map(({ properties }) => properties)).toEqual([
      {
        country: 'NG',
        state: 'Kano',
        farmers: 5,
        active: null,
        questions: null,
        answered: null,
        done: null,
        harvest: null,
      },
      {
        country: 'NG',
        state: 'Oyo',
        farmers: null,
        active: null,
        questions: null,
        answered: null,
        done: null,
        harvest: null,
      },
    ])
    const [lng, lat] = features[0]!.geometry.coordinates
    expect(lng).toBeCloseTo(8.5, 0)
    expect(lat).toBeCloseTo(11.7, 0)
  })

  test('counts the questions of one year', async () => {
    const { gona, farmer } = await setUp()
    for (let n = 0; n < 5; n++) {
      const { user } = await addPerson(gona.db, {
        region: 'Kano',
        country: 'NG',
        createdAt: '2025-01-01T08:00:00.000Z',
      })
      const asked = { userId: user.id, phone: user.phone, channel: 'sms', text: 'Why?' } as const
      for (const createdAt of ['2025-07-31T07:59:59.999Z', '2025-07-31T08:00:00.000Z'])
        await gona.db.write(gona.db.orm.insert(inboxMessages).values({ id: Bun.randomUUIDv7(), ...asked, createdAt }))
    }
    await gona.db.write(sql`delete from inbox_messages where user_id = ${farmer.user.id}`)
    const { features } = await gona.regions.geojson(OPERATOR, 'state')
    expect(features.map(({ properties }) => properties)).toMatchObject([{ state: 'Kano', questions: 5 }])
  })

  test('by LGA has its own points', async () => {
    const { gona } = await setUp()
    const { features } = await gona.regions.geojson(OPERATOR, 'lga')
    expect(features).toMatchObject([{ properties: { state: 'Kano', lga: expect.any(String), farmers: null } }])
  })
})
