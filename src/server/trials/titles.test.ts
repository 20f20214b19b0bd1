import { beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { trialExposures, trials } from '../../db/schema/trials.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { OPERATOR, WORDING } from './fixture.ts'
import { chooseArm } from './trial-arms.ts'

const USUAL = 'Maize: is the stage right?'
const OTHER = 'Maize: at which stage is it?'
const TITLE = {
  ...WORDING,
  end: '2026-07-31',
  what: {
    kind: 'wording',
    template: 'advice.rules.stage.question.title',
    variants: { question: { en: '{Crop}: at which stage is it?' } },
  },
}

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})

/** Starts the comparison with the same salt in every run. */
async function start() {
  await gona.trials.add(OPERATOR, TITLE)
  await gona.db.write(gona.db.orm.update(trials).set({ salt: 'salt' }))
}
async function trialRow() {
  const [row] = await gona.db.orm.select().from(trials)
  return row!
}
/** Farmers with maize whose stage is asked for. */
async function crowd(n: number, over: Record<string, unknown> = {}) {
  const farmers = []
  for (let each = 0; each < n; each++) {
    const farmer = await kanoFarmer(gona, over)
    const sown = { cropType: 'maize', plantingDate: '2026-03-01', growthStage: 'vegetative', farmArea: 2 } as const
    await gona.crops.add(farmer, sown)
    farmers.push(farmer)
  }
  return farmers
}
async function titleOf({ user }: { user: { id: string } }) {
  const rows = await gona.db.orm.select().from(advisories).where(eq(advisories.userId, user.id))
  return rows.find(({ rule }) => rule === 'stage.question')?.title
}
const exposures = () => gona.db.orm.select().from(trialExposures)

test('each arm has its title, on the card and in the notification, and each person counts once', async () => {
  await start()
  const farmers = await crowd(8)
  await gona.weeklyRun.run({ asOf: gona.clock.now() })
  const trial = await trialRow()
  const arms = farmers.map(({ user }) => chooseArm(trial, user.id).id)
  const titles = arms.map((arm) => (arm === 'question' ? OTHER : USUAL))
  expect(await Promise.all(farmers.map(titleOf))).toEqual(titles)
  for (const [n, { user }] of farmers.entries()) {
    const [notice] = await gona.db.orm.select().from(notifications).where(eq(notifications.userId, user.id))
    expect(notice!.message).toContain(titles[n]!)
  }
  const rows = await exposures()
  expect(rows.map(({ userId, arm }) => [userId, arm]).sort()).toEqual(
    farmers.map(({ user }, n) => [user.id, arms[n]!]).sort(),
  )
  await gona.weeklyRun.run({ asOf: gona.clock.now() })
  for (const farmer of farmers) await gona.advisories.generate(farmer)
  expect(await exposures()).toEqual(rows)
})

test('advice on request has the title of its arm too', async () => {
  await start()
  const [farmer] = await crowd(1)
  await gona.advisories.generate(farmer!)
  const { id: arm } = chooseArm(await trialRow(), farmer!.user.id)
  expect(await exposures()).toMatchObject([{ userId: farmer!.user.id, arm }])
  expect(await titleOf(farmer!)).toBe(arm === 'question' ? OTHER : USUAL)
})

test('whoever left comparisons has the usual title and does not count; nor does advice without that rule', async () => {
  await start()
  const farmers = await crowd(4)
  await gona.db.write(gona.db.orm.update(users).set({ inComparisons: false }))
  const other = await kanoFarmer(gona)
  await gona.crops.add(other, { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'vegetative', farmArea: 2 })
  await gona.weeklyRun.run({ asOf: gona.clock.now() })
  expect(await Promise.all(farmers.map(titleOf))).toEqual(farmers.map(() => USUAL))
  expect([await titleOf(other), await exposures()]).toEqual([undefined, []])
})

test('a language without the other text has the usual title and does not count', async () => {
  await start()
  const [farmer] = await crowd(1, { preferredLanguage: 'pcm' })
  await gona.weeklyRun.run({ asOf: gona.clock.now() })
  expect(await titleOf(farmer!)).not.toContain('which stage')
  expect(await exposures()).toEqual([])
})

test('after the stop titles are the usual ones again', async () => {
  await start()
  const farmers = await crowd(6)
  await gona.weeklyRun.run({ asOf: gona.clock.now() })
  expect(await Promise.all(farmers.map(titleOf))).toContain(OTHER)
  await gona.trials.stop(OPERATOR, TITLE.id)
  for (const farmer of farmers) await gona.advisories.generate(farmer)
  expect(await Promise.all(farmers.map(titleOf))).toEqual(farmers.map(() => USUAL))
})
