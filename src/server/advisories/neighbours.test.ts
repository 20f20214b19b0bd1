import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'

const DAY_MS = 86_400_000

test('five people and more of the state who lately did the same are counted, others are not', async () => {
  const gona = await testServices()
  const farmer = await kanoFarmer(gona)
  await gona.crops.add(farmer, { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 })
  const [advice] = await gona.advisories.generate(farmer)
  const [row] = await gona.db.orm.select().from(advisories).where(eq(advisories.id, advice!.id))
  const now = gona.clock.now().getTime()
  const did = async (over: Partial<typeof advisories.$inferInsert> = {}, daysAgo = 1, person = {}) => {
    const { user } = await kanoFarmer(gona, person)
    const doneAt = new Date(now - daysAgo * DAY_MS).toISOString()
    const done = { ...row!, id: crypto.randomUUID(), userId: user.id, cropId: null, done: true, doneAt, ...over }
    await gona.db.write(gona.db.orm.insert(advisories).values(done))
    return user.id
  }
  const counted = async () => (await gona.advisories.open(farmer, advice!.id)).opened.neighbours
  await did({ cropType: 'yam' })
  await did({ rule: row!.rule === 'care.birds' ? 'care.cap' : 'care.birds' })
  await did({ done: false, doneAt: null })
  await did({}, 15)
  await did({}, 1, { location: { name: 'Makurdi', lat: 7.73, lng: 8.54 } })
  await did({ userId: farmer.user.id })
  const first = await did()
  await did({ userId: first })
  for (let n = 0; n < 3; n++) await did()
  expect(await counted()).toBeUndefined()
  await did()
  expect(await counted()).toEqual({ n: 5, state: 'Kano' })
})
