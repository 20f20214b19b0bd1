import { beforeEach, expect, test } from 'bun:test'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let okra: string
beforeEach(async () => {
  gona = await testServices({ settings: { OPERATOR_PHONE: '+2348030000009' } })
  gona.at('2026-08-24T08:00:00Z')
  farmer = await kanoFarmer(gona)
  const crop = { cropType: 'okra', plantingDate: '2026-06-20', growthStage: 'fruiting', farmArea: 1 } as const
  okra = (await gona.crops.add(farmer, crop)).id
  await gona.advisories.generate(farmer)
})

const open = async () => (await gona.advisories.texts(farmer)).map(({ title }) => title)
const spray = (product: string) => gona.fieldWork.add(farmer, okra, { kind: 'sprayed', date: '2026-08-24', product })

test('a logged spray ends the card of the harvest, and taking it out opens it again', async () => {
  expect(await open()).toContain('Okra: harvest time')
  const { id } = await spray('lambda-cyhalothrin')
  expect(await open()).toContain('Okra: no harvest before Saturday 29 Aug')
  expect(await open()).not.toContain('Okra: harvest time')
  await gona.fieldWork.remove(farmer, okra, id)
  expect(await open()).toContain('Okra: harvest time')
})

test('a logged barred product is answered first, with the operator’s number', async () => {
  await spray('SNIPER')
  const [first] = await gona.advisories.texts(farmer)
  expect(first!.title).toBe('Okra: do not eat or sell this harvest')
  const { content } = await gona.advisories.get(farmer, first!.id)
  expect(content).toContain('dichlorvos')
  expect(content).toContain('+2348030000009')
})

test('the weekly run says nothing of a harvest either', async () => {
  await spray('Sniper')
  gona.at('2026-08-31T04:00:00Z')
  await gona.weeklyRun.run({ asOf: new Date('2026-08-31T04:00:00Z') })
  expect(await open()).not.toContain('Okra: harvest time')
  expect(await open()).toContain('Okra: do not eat or sell this harvest')
})
