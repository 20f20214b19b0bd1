import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { getNearbyPrices } from '../../contracts/calls/market.ts'
import type { CropMarket, MarketPrice } from '../../contracts/market.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { errorOf, field, fill, hasButton, press, sharedPhone, text, tick, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: Market } = await import('./market.tsx')

const phone = sharedPhone()
const price = (over: Partial<MarketPrice> = {}): MarketPrice => ({
  ...{ market: 'Kano', km: 12, price: 400, date: '2026-07-01', days: 5, old: false, trend: null, range: null },
  history: [],
  ...over,
})
const maize = (over: Partial<CropMarket> = {}): CropMarket => ({
  ...{ crop: 'maize', own: true, cropId: 'c1', dry: false, markets: [price()], nearby: null },
  ...over,
})
async function open(crops: CropMarket[], props: Record<string, unknown> = {}, country = 'NG') {
  phone().client.setQueryData(queryKeyOf(getNearbyPrices.path), { country, today: '2026-07-06', crops })
  await phone().show(<Market />, props)
}
const rows = () => [...document.querySelectorAll('.market-list li')].map(({ textContent }) => textContent)
const titles = () => [...document.querySelectorAll('.market-crop')].map(({ textContent }) => textContent)

describe('a price', () => {
  test('has its market, distance, age and the price of a bag', async () => {
    await open([maize({ markets: [price(), price({ market: 'Wudil', km: null, days: 0, price: 385, trend: 'up' })] })])
    const [kano, wudil] = rows()
    expect(kano).toContain('Kano12 km away · 5 days ago')
    expect(kano).toContain('a bag of 100 kg: ₦40,000')
    expect(wudil).toContain('Wudiltoday')
    expect(wudil).toContain('Higher than before')
    expect(kano).not.toContain('before')
  })

  test('that is old is marked; one that is too old has its range only', async () => {
    const range = { low: 300, high: 500 }
    await open([maize({ markets: [price({ old: true, range }), price({ market: 'Wudil', price: null, range })] })])
    const [old, none] = rows()
    expect(old).toContain('Old price')
    expect(none).toContain('In 2 years: ₦300 to ₦500')
    expect(none).not.toContain('bag of 100 kg')
    expect(document.querySelectorAll('.market-old')).toHaveLength(2)
    expect(document.querySelector('.notes')).toBeNull()
    await open([maize({ markets: [price({ price: null }), price({ market: 'Wudil' })] })])
    expect(rows()).toHaveLength(1)
    expect(document.querySelectorAll('.market-old')).toHaveLength(0)
    expect(document.querySelectorAll('.notes text')).toHaveLength(2)
  })

  test('is drawn as money, up to eight pieces', async () => {
    const drawn = async (amount: number) => {
      await open([maize({ own: false, markets: [price({ price: amount })] })])
      return document.querySelectorAll('.notes text').length
    }
    expect([await drawn(8000), await drawn(9000), await drawn(2)]).toEqual([8, 0, 0])
  })

  test('that nobody has told is asked for, unless neighbours saw one', async () => {
    await open([maize({ markets: [] })])
    expect(text()).toContain('We have no price for Maize (Corn) near you yet.')
    await open([maize({ markets: [], nearby: { low: 380, high: 420, people: 3, days: 9 } })])
    expect(text()).not.toContain('We have no price')
    expect(text()).toContain('Farmers near you: ₦380 to ₦420 (3 people, 9 days)')
    await open([])
    expect(text()).toContain('We have no price near you yet.')
  })

  test('of own crops comes first, those with a price before the others, the one asked for first of all', async () => {
    const crops = [
      maize({ crop: 'rice', own: false, cropId: null }),
      maize({ markets: [price({ price: null })] }),
      maize({ crop: 'millet', cropId: 'c2' }),
      maize({ crop: 'sorghum', cropId: 'c3', markets: [], nearby: { low: 1, high: 2, people: 3, days: 4 } }),
    ]
    await open(crops)
    expect(titles()).toEqual(['Millet', 'Sorghum', 'Maize (Corn)', 'Rice'])
    expect(text()).toContain('Other crops')
    await open(crops, { asked: { crop: 'c1', values: {} } })
    expect(titles()[0]).toBe('Maize (Corn)')
    await open([maize({ cropId: null }), maize({ crop: 'millet', cropId: 'c2' })], { asked: null })
    expect(titles()).toEqual(['Maize (Corn)', 'Millet'])
    expect(text()).not.toContain('Other crops')
  })

  test('has a line of two years where at least two are known', async () => {
    const history = [
      { date: '2025-07-01', price: 300 },
      { date: '2026-01-01', price: 500 },
      { date: '2026-07-01', price: 400 },
    ]
    await open([maize({ markets: [price({ history })] })])
    const line = document.querySelector('polyline')!.getAttribute('points')!
    const points = line.split(' ').map((pair) => pair.split(',').map(Number))
    expect(points.map(([x]) => x)).toEqual([6, 161.3, 314])
    expect(points.map(([, y]) => y)).toEqual([90, 6, 48])
    expect(document.querySelector('.price-line td')!.textContent).toBe('₦400')
    await open([maize({ markets: [price({ history: history.slice(0, 1) })] })])
    expect(document.querySelector('polyline')).toBeNull()
    const level = history.slice(0, 2).map((one) => ({ ...one, price: 300 }))
    await open([maize({ markets: [price({ history: level })] })])
    expect(document.querySelector('polyline')!.getAttribute('points')).toBe('6.0,48.0 314.0,48.0')
  })
})

describe('selling or keeping', () => {
  const sum = () => document.querySelector('.market-hold [aria-live]')?.textContent ?? null
  const isOpen = () => document.querySelector('details.market-hold')!.hasAttribute('open')

  test('is worked out for own crops with known losses, from the nearest price', async () => {
    await open([maize({ own: false })])
    expect(document.querySelector('.market-hold')).toBeNull()
    await open([maize({ cropId: null })])
    expect(document.querySelector('.market-hold')).toBeNull()
    await open([maize({ crop: 'tomato' })])
    expect(document.querySelector('.market-hold')).toBeNull()
    await open([maize({ dry: true, markets: [price({ price: null }), price()] })])
    expect(isOpen()).toBe(false)
    expect(field('Price of 1 kg').value).toBe('400')
    expect(sum()).toContain('Sell now: ₦400 for 1 kg')
    expect(sum()).toContain('1 kg must reach ₦432')
    expect(sum()).toContain('You will have 69 to 93 kg left')
    expect(sum()).toContain('We do not know what the price will do.')
    expect(sum()).not.toContain('Sell what you need now.')
  })

  test('names the other ways of keeping, with the price of their bags', async () => {
    await open([maize({ dry: true })])
    const others = [...document.querySelectorAll('.market-hold li')].map(({ textContent }) => textContent)
    expect(others).toEqual(['Woven bag, treated₦419.02', 'Airtight bag₦419.18'])
    await fill('How do you keep it?', 'hermetic')
    expect(field('Price of one new bag').value).toBe('1500')
    expect(sum()).toContain('1 kg must reach ₦419')
    expect(sum()).toContain('You will have 99 kg left')
    await fill('Price of one new bag', '2000')
    await fill('How do you keep it?', 'woven')
    expect(field('Price of one new bag').value).toBe('2000')
    await open([maize({ dry: true })], {}, 'NA')
    expect([...document.querySelectorAll('.market-hold li')].map(({ textContent }) => textContent)).toHaveLength(1)
  })

  test('of a wet harvest says to dry it first', async () => {
    await open([maize()])
    expect(document.querySelector('.market-hold')!.textContent).toContain('Dry it first.')
    expect(sum()).toBeNull()
    await tick('The harvest is dry')
    expect(sum()).toContain('must reach ₦432')
  })

  test('waits for a price and an amount, and takes what the address has', async () => {
    await open([maize({ markets: [], dry: true })])
    expect(sum()).toBeNull()
    await fill('Price of 1 kg', '400')
    expect(sum()).toContain('must reach ₦432')
    await fill('How many kg', '0')
    expect(sum()).toBeNull()
    await open([maize({ dry: true })], { asked: { crop: 'c1', values: { price: '100', months: '1', need: 'some' } } })
    expect(isOpen()).toBe(true)
    expect(sum()).toContain('Sell now: ₦100')
    expect(sum()).toContain('Sell what you need now.')
    await open([maize({ dry: true })], { asked: { crop: 'other', values: { price: '100' } } })
    expect(sum()).toContain('Sell now: ₦400')
  })

  test('says in how many years the price was reached, and what a debt costs', async () => {
    phone().answering((path) =>
      path.startsWith('/api/crops/c1/sell') ? Response.json({ years: { above: 2, of: 4 } }) : undefined,
    )
    await open([maize({ dry: true })])
    await until('it is asked', () => sum()!.includes('It did in 2 of the last 4 years.'))
    await fill('Do you need the money', 'debt')
    expect(sum()).toContain('must reach ₦501')
    phone().answering(undefined)
  })
})

describe('telling a price', () => {
  beforeEach(() => open([maize({ crop: 'millet' }), maize({ crop: 'rice', own: false, cropId: null })]))
  afterEach(() => phone().answering(undefined))

  test('sent without script keeps what was typed, and asks about a doubt', async () => {
    const values = { crop: 'rice', price: '4', unit: 'bag50', market: 'Wudil', sold: 'true' }
    await open([maize({ crop: 'millet' })], { values, message: 'Far from others.', fields: { market: 'Which one?' } })
    expect(['Crop', 'Price .₦', 'The price is for', 'Market'].map((label) => field(label).value)).toEqual([
      ...['rice', '4', 'bag50', 'Wudil'],
    ])
    expect(field('I sold at this price').checked).toBe(true)
    expect(errorOf('Market')).toBe('Which one?')
    expect(hasButton('This price is right. Send it.')).toBe(true)
  })

  test('begins with an own crop and names what is wrong', async () => {
    expect(field('Crop').value).toBe('millet')
    await press('Send the price')
    await until('it is told', () => errorOf('Market') !== '')
    expect(errorOf('Price .₦')).not.toBe('')
  })

  test('sends unit, market and whether it was sold, says so and begins anew', async () => {
    await fill('Price .₦', '40,000')
    await fill('The price is for', 'bag100')
    await fill('Market', 'Kano')
    await tick('I sold at this price')
    await press('Send the price')
    await until('it is told', () => toastShown()?.includes('Thank you') === true)
    expect(phone().calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ crop: 'millet', price: 40_000, unit: 'bag100', market: 'Kano', sold: true, sure: false },
    })
    expect(field('Market').value).toBe('')
  })

  test('that was refused leads to the field at fault, a doubt to none', async () => {
    const at = () => document.activeElement?.getAttribute('name') ?? null
    phone().answering((_, method) =>
      method === 'POST'
        ? Response.json({ message: 'No', fields: { market: 'Which one?' } }, { status: 400 })
        : undefined,
    )
    await fill('Price', '400')
    await press(/^Send/)
    await until('it leads there', () => at() === 'market')
    ;(document.activeElement as HTMLElement).blur()
    phone().answering((_, method) =>
      method === 'POST' ? Response.json({ message: 'Sure?', fields: { market: 'Sure?' } }, { status: 409 }) : undefined,
    )
    await press(/^Send/)
    await until('it is asked', () => errorOf('Market') === 'Sure?')
    await Bun.sleep(50)
    expect(at()).toBeNull()
  })

  test('asks again about a price far from the others, and sends it when that is sure', async () => {
    const doubts: unknown[] = []
    phone().answering((path, method) => {
      if (method !== 'POST' || !path.includes('price')) return undefined
      doubts.push(phone().calls.at(-1)?.body)
      return doubts.length === 1 ? Response.json({ message: 'Far from others.' }, { status: 409 }) : undefined
    })
    await fill('Price .₦', '4')
    await fill('Market', 'Kano')
    expect(hasButton('This price is right. Send it.')).toBe(false)
    await press('Send the price')
    await until('it is asked', () => text().includes('Far from others.'))
    await press('This price is right. Send it.')
    await until('it is told', () => doubts.length === 2)
    expect(doubts[1]).toMatchObject({ sure: true })
  })
})
