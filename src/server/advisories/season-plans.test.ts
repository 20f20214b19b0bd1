import { beforeEach, expect, test } from 'bun:test'
import { ownSeasonPlanSchema } from '../../contracts/season-plan.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const maize = { cropType: 'maize', plantingDate: '2026-06-15', growthStage: 'planted', farmArea: 2 } as const

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
/** 6 July 2026, three weeks after planting. */
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
})

test('the season of a crop comes in the order of its days, as the contract says', async () => {
  const { id } = await gona.crops.add(farmer, maize)
  const plan = await gona.plans.get(farmer, id)
  expect(ownSeasonPlanSchema.parse(plan)).toEqual(plan)
  expect(plan).toMatchObject({ crop: 'maize', planned: false, maturity: { assumed: true } })
  const starts = plan.steps.map(({ from }) => from)
  expect(starts.length).toBeGreaterThan(5)
  expect(starts).toEqual(starts.toSorted())
  const { maturity } = await gona.plans.get(farmer, (await gona.crops.add(farmer, { ...maize, maturity: 'late' })).id)
  expect(maturity).toMatchObject({ class: 'late', assumed: false })
  expect(maturity!.days).toBeGreaterThan(plan.maturity!.days)
})

test('what the log tells is done, and open again when it is taken back', async () => {
  const { id } = await gona.crops.add(farmer, maize)
  const weeding = async () => (await gona.plans.get(farmer, id)).steps.find(({ operation }) => operation === 'weeded')!
  expect((await weeding()).doneOn).toBeNull()
  const { id: logId } = await gona.farmLog.add(farmer, id, { kind: 'weeded', date: '2026-07-04' })
  expect(await weeding()).toMatchObject({ state: 'done', doneOn: '2026-07-04' })
  await gona.farmLog.remove(farmer, id, logId)
  expect((await weeding()).doneOn).toBeNull()
})

test('a crop that is planned is planned until its planting is told', async () => {
  const { id } = await gona.crops.add(farmer, { ...maize, plantingDate: '2026-07-10' })
  expect((await gona.plans.get(farmer, id)).planned).toBe(true)
  gona.at('2026-07-12T08:00:00Z')
  const silent = await gona.plans.get(farmer, id)
  expect(silent.planned).toBe(true)
  expect(silent.steps.find(({ operation }) => operation === 'plant')).toMatchObject({
    from: '2026-07-10',
    state: 'now',
  })
  await gona.farmLog.add(farmer, id, { kind: 'planted', date: '2026-07-11' })
  expect((await gona.plans.get(farmer, id)).planned).toBe(false)
})

test('needs a place, and is nobody else’s', async () => {
  const { id } = await gona.crops.add(farmer, maize)
  expect(await rethrowing(gona.plans.get(await kanoFarmer(gona), id))).toThrow('Crop not found')
  const nowhere = await kanoFarmer(gona, { location: null })
  const theirs = await gona.crops.add(nowhere, maize)
  expect(await rethrowing(gona.plans.get(nowhere, theirs.id))).toThrow('set your location')
})
