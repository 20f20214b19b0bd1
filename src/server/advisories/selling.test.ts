import { beforeEach, expect, test } from 'bun:test'
import { addDays, addMonths } from '../../agronomy/dates.ts'
import { moneyText } from '../../contracts/prices.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const
const TODAY = '2026-11-24'
const NO_BAG = { kg: 1, months: 5, bagCost: 0, need: 'none', rate: 0.03 } as const

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let cropId: string

beforeEach(async () => {
  gona = await testServices({ now: `${TODAY}T08:00:00Z` })
  farmer = await kanoFarmer(gona, { primaryCrops: ['maize'] })
  const { id } = await gona.crops.add(farmer, {
    cropType: 'maize',
    plantingDate: '2026-06-20',
    growthStage: 'harvesting',
  })
  cropId = id
})

const listed = (market: string, price: number, date: string) =>
  gona.prices.save(OPERATOR, { country: 'NG', kind: 'produce', item: 'maize', price, market, date })
async function bringIn(...kinds: ('harvested' | 'dried' | 'stored')[]) {
  for (const [n, kind] of kinds.entries())
    await gona.farmLog.add(farmer, cropId, { kind, date: addDays(TODAY, 12 * (n + 1 - kinds.length) - 1) } as never)
}
const card = async () => (await gona.advisories.list(farmer)).find(({ rule }) => rule === 'harvest.sell')!
const fourYears = async () => {
  for (const [n, price] of [450, 430, 440, 500].entries())
    await listed('Kano', price, addMonths(TODAY, 5 - 12 * (n + 1)))
}

test('the advice to sell or hold has the sum of the market page, to the kobo', async () => {
  await listed('Kano', 400.25, TODAY)
  await listed('Zaria', 500, TODAY)
  await fourYears()
  await bringIn('harvested', 'dried', 'stored')
  await gona.advisories.generate(farmer)
  const { content } = await card()
  const woven = await gona.market.sell(farmer, cropId, { ...NO_BAG, storage: 'woven' })
  const airtight = await gona.market.sell(farmer, cropId, { ...NO_BAG, storage: 'hermetic', bagCost: 1500 })
  expect(woven).toMatchObject({ price: 400.25, refused: null, years: { above: 3, of: 4 } })
  for (const sum of [woven.price, woven.breakEven!, airtight.breakEven!])
    expect(content).toContain(moneyText('NG', sum))
  expect(content).toEndWith('It did in 3 of the last 4 years.')
})

test('a weekly run says the same of every farmer, each by the market nearest to them', async () => {
  await listed('Kano', 400, TODAY)
  await listed('Zaria', 500, TODAY)
  await bringIn('harvested', 'dried', 'stored')
  await gona.weeklyRun.run({ asOf: new Date(`${TODAY}T04:00:00Z`) })
  expect((await card()).content).toContain('1 kg sells for ₦400. To gain, after 5 months')
})

test('without a price nearby the advice is that of the year alone, and wet produce gets no sum', async () => {
  await bringIn('harvested', 'dried', 'stored')
  await gona.advisories.generate(farmer)
  expect((await card()).content).not.toContain('sells for')
  await listed('Kano', 400, addDays(TODAY, -181))
  await gona.advisories.generate(farmer)
  expect((await card()).content).not.toContain('sells for')
})

test('produce that is not known to be dry has a price and no sum', async () => {
  await listed('Kano', 400, TODAY)
  await bringIn('harvested')
  await gona.farmLog.add(farmer, cropId, { kind: 'stored', date: TODAY } as never)
  await gona.advisories.generate(farmer)
  expect((await card()).content).toEndWith('1 kg sells for ₦400. Dry it before you hold it.')
})
