import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { ClosingLogEntry } from '../../agronomy/types.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const maize = { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative', farmArea: 2 } as const

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  await gona.crops.add(farmer, maize)
})

/** Advice marked as done, with the given `closes`. */
async function doneAdvice(closes: ClosingLogEntry | null) {
  const [advice] = await gona.advisories.generate(farmer)
  await gona.db.write(gona.db.orm.update(advisories).set({ closes }).where(eq(advisories.id, advice!.id)))
  await gona.advisories.saveAdvisoryFeedback(farmer, advice!.id, { done: true })
  return advice!.id
}

describe('after "Done"', () => {
  test('the card stays done when advice is asked for again that day, and is not told a second time', async () => {
    const id = await doneAdvice({ kind: 'watered', n: null })
    const before = await gona.advisories.list(farmer)
    await gona.advisories.generate(farmer)
    const after = await gona.advisories.list(farmer)
    expect(after.map((one) => one.id).sort()).toEqual(before.map((one) => one.id).sort())
    expect(await gona.advisories.get(farmer, id)).toMatchObject({ done: true })
  })

  test('a watering names the day of the next one, until it is taken back', async () => {
    const tomato = { cropType: 'tomatoes', plantingDate: '2026-11-20', growthStage: 'vegetative' } as const
    const dry = await testServices({ now: '2027-01-15T08:00:00Z' })
    const irrigating = await kanoFarmer(dry, { irrigationMethod: ['furrow'] })
    await dry.crops.add(irrigating, tomato)
    const advice = await dry.advisories.generate(irrigating)
    const { id, content } = advice.find(({ category }) => category === 'irrigation')!
    const every = Number(content.match(/every (\d) days/)?.[1] ?? 2)
    await dry.advisories.saveAdvisoryFeedback(irrigating, id, { done: true })
    expect(await dry.advisories.get(irrigating, id)).toMatchObject({ done: true, again: `2027-01-${15 + every}` })
    await dry.advisories.saveAdvisoryFeedback(irrigating, id, { done: false })
    expect(await dry.advisories.get(irrigating, id)).not.toContainKey('again')
  })

  test('what no longer holds ends, but for what was done: that its farmer sees until its day', async () => {
    const id = await doneAdvice({ kind: 'watered', n: null })
    const { validUntil } = await gona.advisories.get(farmer, id)
    const [{ id: crop } = { id: '' }] = await gona.crops.list(farmer)
    await gona.crops.update(farmer, crop, { ...maize, plantingDate: '2026-07-05', growthStage: 'planted' })
    await gona.advisories.generate(farmer)
    expect(await gona.advisories.get(farmer, id)).toMatchObject({ done: true, validUntil })
  })

  test('what is told again on a later day is a new card; what nobody logs stays the one that is done', async () => {
    const id = await doneAdvice({ kind: 'stored', n: null })
    gona.at('2026-07-07T08:00:00Z')
    const again = await gona.advisories.generate(farmer)
    const rowOf = async (which: string) =>
      (await gona.db.orm.select().from(advisories).where(eq(advisories.id, which)))[0]!
    const { situation } = await rowOf(id)
    const anew = []
    for (const one of again) if ((await rowOf(one.id)).situation === situation) anew.push(one)
    expect(anew).toMatchObject([{ done: false }])
    expect(anew[0]!.id).not.toBe(id)
    const third = await gona.advisories.generate(farmer)
    expect(third.map((one) => one.id)).toContain(anew[0]!.id)
  })

  test('one that nothing is logged of stays the one that is done', async () => {
    const id = await doneAdvice(null)
    gona.at('2026-07-07T08:00:00Z')
    expect((await gona.advisories.generate(farmer)).map((one) => one.id)).toContain(id)
    expect((await gona.advisories.get(farmer, id)).done).toBe(true)
  })
})

test('a watering that is taken back out of the log opens the watering card again', async () => {
  gona = await testServices({ now: '2026-01-20T08:00:00Z' })
  farmer = await kanoFarmer(gona, { primaryCrops: ['tomato'], irrigationMethod: ['furrow'] })
  const tomato = { cropType: 'tomato', plantingDate: '2025-12-05', growthStage: 'vegetative', farmArea: 1 } as const
  const { id } = await gona.crops.add(farmer, tomato)
  const open = async () =>
    (await gona.advisories.generate(farmer)).filter(({ rule }) => rule === 'irrigation.now').map((each) => each.id)
  const before = await open()
  expect(before).toHaveLength(1)
  const entry = await gona.farmLog.add(farmer, id, { kind: 'watered', date: '2026-01-20', amount: 60, unit: 'mm' })
  expect(await open()).toEqual([])
  await gona.farmLog.remove(farmer, id, entry.id)
  expect(await open()).toEqual(before)
})

describe.each(['fertilizer.hold', 'fertilizer.drain', 'fertilizer.wait-moist'])('on a card of %s', (rule) => {
  const card = async () => {
    const [advice] = await gona.advisories.generate(farmer)
    await gona.db.write(
      gona.db.orm
        .update(advisories)
        .set({ rule: rule as never, closes: { kind: 'fed', n: 2 } })
        .where(eq(advisories.id, advice!.id)),
    )
    return advice!
  }
  const log = async (crop: string | null) => (await gona.farmLog.list(farmer, crop!, { limit: 10 })).items

  test('"Done" is "I held it" and logs nothing; "I gave it" logs the application, and undo takes it back', async () => {
    const { id, cropId } = await card()
    expect(await gona.advisories.get(farmer, id)).toMatchObject({ closes: null, gave: { kind: 'fed', n: 2 } })
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: true })
    expect(await log(cropId)).toEqual([])
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: false })
    expect(await gona.advisories.saveAdvisoryFeedback(farmer, id, { gave: true })).toMatchObject({ done: true })
    expect(await log(cropId)).toMatchObject([{ kind: 'fed', date: '2026-07-06', advisoryId: id }])
    await gona.advisories.saveAdvisoryFeedback(farmer, id, { done: false })
    expect(await log(cropId)).toEqual([])
  })
})
