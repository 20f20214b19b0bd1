import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { addMonths } from '../../agronomy/dates.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)

const OPERATOR = { kind: 'operator' } as const
const TODAY = '2026-07-06'

let gona: WholeApp
let id: string
beforeAll(async () => {
  gona = await wholeApp()
  const owner = { kind: 'user', user: gona.people.owner!, adminLocked: false } as const
  const crop = await gona.crops.add(owner, { cropType: 'maize', plantingDate: '2026-02-08', growthStage: 'harvesting' })
  id = crop.id
  await gona.farmLog.add(owner, id, { kind: 'dried', date: '2026-07-05' })
  const listed = (price: number, date: string) =>
    gona.prices.save(OPERATOR, { country: 'NG', kind: 'produce', item: 'maize', price, market: 'Kano', date })
  await listed(400, TODAY)
  for (const year of [1, 2, 3]) await listed(300 + 100 * year, addMonths(TODAY, 5 - 12 * year))
})

const page = async (path: string) =>
  (await (await gona.ask('owner', 'GET', path)).text()).replaceAll('<!-- -->', '').replace(/<script.*?<\/script>/gs, '')

describe('the page of market prices', () => {
  test('has the price of a bag of 100 kg beside that of a kg', async () => {
    expect(await page('/prices')).toContain('a bag of 100 kg: ₦40,000')
  })

  test('opened from a crop shows its sum for each store, and the years of its market, without script', async () => {
    const shown = await page(`/prices?crop=${id}`)
    expect(shown).toMatch(/<details class="market-hold" open/)
    expect(shown).toContain('1 kg must reach ₦432.28')
    expect(shown).toMatch(/Woven bag, treated<\/span><b>₦419.02.*Airtight bag<\/span><b>₦419.18/s)
    expect(shown).toContain('You will have 69 to 93 kg left')
    expect(shown).toContain('It did in 2 of the last 3 years.')
  })

  test('keeps what a form without script sent', async () => {
    const sent = 'price=500&kg=1000&months=7&storage=hermetic&bagCost=1500&need=none'
    expect(await page(`/prices?crop=${id}&${sent}&dry=true`)).toContain('1 kg must reach ₦522.27')
  })

  test('is linked from the crop', async () => {
    expect(await page(`/crops/${id}`)).toContain(`href="/prices?crop=${id}"`)
  })
})
