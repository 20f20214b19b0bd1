import { afterEach, beforeEach, expect, test } from 'bun:test'
import { users } from '../../db/schema/accounts.ts'
import { trialExposures, trials } from '../../db/schema/trials.ts'
import { advisorySmsText } from '../advisories/advisory-row.ts'
import { OPERATOR as SENDER, smsWorld, type World } from '../channels/sms/fixture.ts'
import { HOLDOUT, OPERATOR, trialsAt, WORDING } from './fixture.ts'
import { chooseArm } from './trial-arms.ts'

const DAY = 86_400_000

let world: World
let service: ReturnType<typeof trialsAt>
beforeEach(async () => {
  world = await smsWorld({ deps: { smsWording: advisorySmsText } })
  service = trialsAt(world.db, () => world.time.now)
})
afterEach(() => world.close())

const got = (phone: string) => world.server.accepted.get(phone) ?? []
const exposures = () => world.db.orm.select().from(trialExposures)
async function campaign() {
  await world.sms.startDaily(world.time.now)
  await world.sms.run()
  world.time.pass(DAY)
}

/** Starts a comparison with the same salt in every run. */
async function start(declared: unknown) {
  await service.add(OPERATOR, declared)
  await world.db.write(world.db.orm.update(trials).set({ salt: 'salt' }))
}

/** Farmers with one advisory each. */
async function crowd(n: number, advice: object = {}) {
  const farmers = []
  for (let each = 0; each < n; each++) {
    const farmer = await world.farmer({ id: `0197a1a2-0000-7000-8000-${String(each).padStart(12, '0')}` })
    await world.advise(farmer, advice)
    farmers.push(farmer)
  }
  return farmers
}

test('advice is held from the arm of the holdout, and each person is exposed once', async () => {
  await start(HOLDOUT)
  // More than a page of farmers.
  const farmers = await crowd(130)
  const preview = await world.sms.preview(SENDER)
  expect(await exposures()).toEqual([])
  await campaign()
  const rows = await exposures()
  const none = rows.filter(({ arm }) => arm === 'none').map(({ userId }) => userId)
  expect(rows.map(({ userId }) => userId).sort()).toEqual(farmers.map(({ id }) => id).sort())
  expect(none).toHaveLength(26)
  expect(preview).toMatchObject({ recipients: 130 - none.length, skippedWhy: { compared: none.length } })
  for (const { id, phone } of farmers) expect(got(phone)).toHaveLength(none.includes(id) ? 0 : 1)
  for (const farmer of farmers) await world.advise(farmer, { sms: 'Maize: weed again.' })
  await campaign()
  expect(await exposures()).toEqual(rows)
  for (const { id, phone } of farmers) expect(got(phone)).toHaveLength(none.includes(id) ? 0 : 2)
})

test('after the stop, and outside its days, everybody gets advice', async () => {
  await service.add(OPERATOR, { ...HOLDOUT, start: '2026-05-06' })
  const farmers = await crowd(20)
  await campaign()
  expect(world.taken()).toBe(20)
  world.time.pass(DAY)
  await service.stop(OPERATOR, HOLDOUT.id)
  for (const farmer of farmers) await world.advise(farmer, { sms: 'Maize: weed again.' })
  await campaign()
  expect([world.taken(), await exposures()]).toEqual([40, []])
})

test.each([
  ['urgent', { priority: 'high' as const }],
  ['a warning of frost', { rule: 'cold.frost' as const }],
  ['of heavy rain', { rule: 'rain.heavy' as const }],
  ['to hold fertilizer', { rule: 'fertilizer.hold' as const }],
  ['the answer to a count', { rule: 'pest.few' as const }],
  ['to spray', { rule: 'pest.spray' as const }],
  ['of a forbidden product', { rule: 'spray.barred' as const }],
  ['to wait before harvest', { rule: 'harvest.wait' as const }],
])('advice that is %s is never held, and exposes nobody', async (_, advice) => {
  await service.add(OPERATOR, HOLDOUT)
  await crowd(30, advice)
  await campaign()
  expect([world.taken(), await exposures()]).toEqual([30, []])
})

test('a person of the held arm gets what may not be held, though other advice is better', async () => {
  await service.add(OPERATOR, HOLDOUT)
  const farmers = await crowd(30, { score: 90 })
  for (const farmer of farmers) await world.advise(farmer, { rule: 'fertilizer.hold', sms: 'Hold.', score: 1 })
  await campaign()
  const rows = await exposures()
  expect(rows).toHaveLength(30)
  for (const { id, phone } of farmers) {
    const arm = rows.find(({ userId }) => userId === id)!.arm
    expect(got(phone)).toEqual([arm === 'none' ? 'Hold.' : 'Maize: weed this week.'])
  }
})

test('whoever left comparisons, and a practice account, get advice and do not count', async () => {
  await service.add(OPERATOR, HOLDOUT)
  await crowd(30)
  await world.db.write(world.db.orm.update(users).set({ inComparisons: false }))
  await campaign()
  await world.db.write(world.db.orm.update(users).set({ inComparisons: true, isPractice: true }))
  for (const { id, phone } of await world.db.orm.select().from(users))
    await world.advise({ id, phone }, { sms: 'Maize: weed again.' })
  await campaign()
  expect([world.taken(), await exposures()]).toEqual([60, []])
})

const SMS = {
  ...WORDING,
  id: 'weeds',
  what: {
    kind: 'wording',
    template: 'advice.rules.planting.asked.sms',
    variants: {
      question: {
        en: '{Crop} in the ground on {planted}? Write the day in Gona, or change the date, so that advice comes on time.',
      },
    },
  },
}
const asked = (planted: string) => ({
  rule: 'planting.asked' as const,
  facts: { planted },
  sms: `Maize: did you plant it on ${planted}? Write the day in Gona, or change the date, so that advice comes on time.`,
})

test('each arm gets its words; the arm of a person follows from the id alone', async () => {
  await start(SMS)
  const farmers = await crowd(40, asked('2026-05-01'))
  const other = await world.farmer()
  await world.advise(other)
  await campaign()
  const rows = await exposures()
  expect(rows.map(({ userId }) => userId).sort()).toEqual(farmers.map(({ id }) => id).sort())
  const arms = new Set<string>()
  for (const { id, phone } of farmers) {
    const arm = rows.find(({ userId }) => userId === id)!.arm
    arms.add(arm)
    expect(got(phone)[0]).toStartWith(arm === 'question' ? 'Maize in the ground on ' : 'Maize: did you plant it on ')
    expect(got(phone)[0]).toEndWith('Write the day in Gona, or change the date, so that advice comes on time.')
  }
  expect(arms.size).toBe(2)
  expect(got(other.phone)).toEqual(['Maize: weed this week.'])
  await campaign()
  expect(world.taken()).toBe(41)
})

test('whoever is held back by one comparison does not count in another, whose words they did not get', async () => {
  await start(HOLDOUT)
  await start(SMS)
  const farmers = await crowd(40, { ...asked('2026-05-01'), score: 90 })
  for (const farmer of farmers) await world.advise(farmer, { rule: 'fertilizer.hold', sms: 'Hold.', score: 1 })
  await campaign()
  const of = async (trial: string) => (await exposures()).filter(({ trialId }) => trialId === trial)
  const held = (await of('sms-helps')).filter(({ arm }) => arm === 'none').map(({ userId }) => userId)
  const sent = (await of('sms-helps')).filter(({ arm }) => arm === 'sms').map(({ userId }) => userId)
  expect([held.length > 0, held.length + sent.length]).toEqual([true, 40])
  expect((await of('weeds')).map(({ userId }) => userId).sort()).toEqual(sent.sort())
})

test('a text that was sent before the comparison began is sent to neither arm again', async () => {
  await crowd(20, asked('2026-05-01'))
  await campaign()
  await service.add(OPERATOR, SMS)
  await campaign()
  expect([world.taken(), await exposures()]).toEqual([20, []])
})

test('a language without the other text gets the usual one, and does not count', async () => {
  await service.add(OPERATOR, SMS)
  for (let n = 0; n < 10; n++) await world.advise(await world.farmer({ preferredLanguage: 'pcm' }), asked('2026-05-01'))
  await campaign()
  expect([world.taken(), await exposures()]).toEqual([10, []])
})

test('the stored arm is the one of the salt and the id', async () => {
  await service.add(OPERATOR, SMS)
  await crowd(10, asked('2026-05-01'))
  await campaign()
  const [{ salt, arms } = { salt: '', arms: [] }] = await world.db.orm.select().from(trials)
  for (const { arm, userId } of await exposures()) expect(arm).toBe(chooseArm({ salt, arms }, userId).id)
})
