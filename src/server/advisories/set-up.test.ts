import { beforeEach, describe, expect, test } from 'bun:test'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const maize = { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative', farmArea: 2 } as const
const cassava = { cropType: 'cassava', plantingDate: '2026-04-20', growthStage: 'vegetative', farmArea: 1 } as const

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
})

const advised = async () => (await gona.advisories.list(farmer)).length > 0
const idOf = async (type: string) => (await gona.crops.list(farmer)).find(({ cropType }) => cropType === type)!.id

describe('setting up the crops', () => {
  test('ends with advice: there is some as soon as the last crop is told of, and none before', async () => {
    await gona.crops.initialize(farmer)
    await gona.fieldWork.updateCrop(farmer, await idOf('maize'), maize)
    expect(await advised()).toBe(false)
    await gona.fieldWork.updateCrop(farmer, await idOf('cassava'), cassava)
    expect(await advised()).toBe(true)
  })

  test('the same where a crop is told of as a new one', async () => {
    await gona.crops.initialize(farmer)
    await gona.fieldWork.addCrop(farmer, maize)
    await gona.fieldWork.addCrop(farmer, cassava)
    expect(await advised()).toBe(true)
  })

  test('a crop that is added or changed later waits for the week’s advice, or for who asks', async () => {
    const { id } = await gona.fieldWork.addCrop(farmer, maize)
    await gona.fieldWork.updateCrop(farmer, id, { ...maize, farmArea: 3 })
    expect(await advised()).toBe(false)
  })

  test('is kept where there can be no advice for want of a place', async () => {
    const placeless = await kanoFarmer(gona, { location: null, primaryCrops: ['maize'] })
    await gona.crops.initialize(placeless)
    expect(await gona.fieldWork.addCrop(placeless, maize)).toMatchObject({ farmArea: 2, placeholder: false })
  })
})
