import { beforeEach, describe, expect, test } from 'bun:test'
import { addDays, addMonths } from '../../agronomy/dates.ts'
import type { CropId } from '../../contracts/crops.ts'
import { type PriceReportInput, type SellParams, sellParamsSchema } from '../../contracts/market.ts'
import { rejectionOf, rethrowing } from '../../shared/testing/rejections.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { thinOutHistory } from './market-list.ts'
import type { MarketRow } from './market-rows.ts'
import { sortMarketsByDistance } from './nearest-markets.ts'

const OPERATOR = { kind: 'operator' } as const
const TODAY = '2026-11-24'
const KEEP: SellParams = { kg: 100, storage: 'woven', months: 5, bagCost: 0, need: 'none', rate: 0.03, dry: 'true' }

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>

beforeEach(async () => {
  gona = await testServices({ now: `${TODAY}T08:00:00Z` })
  farmer = await kanoFarmer(gona)
})

const listed = (market: string, price: number, daysAgo: number, crop: CropId = 'maize', country: 'NG' | 'NA' = 'NG') =>
  gona.prices.save(OPERATOR, { country, kind: 'produce', item: crop, price, market, date: addDays(TODAY, -daysAgo) })
const plant = (crop: CropId = 'maize') =>
  gona.crops.add(farmer, { cropType: crop, plantingDate: '2026-06-08', growthStage: 'harvesting' })
const maize = async (who = farmer) => (await gona.market.near(who)).crops.find(({ crop }) => crop === 'maize')!

describe('prices near a farm', () => {
  test('are the newest of the three nearest markets, nearest first', async () => {
    await plant()
    await listed('Ibadan', 300, 1)
    await listed('Zaria', 380, 3)
    await listed('Kano', 390, 40)
    await listed('Kano', 400, 6)
    await listed('Wudil', 385, 3)
    await listed('Dawanau', 395, 2)
    const { markets } = await maize()
    expect(markets.map(({ market, price, days }) => [market, price, days])).toEqual([
      ['Kano', 400, 6],
      ['Wudil', 385, 3],
      ['Zaria', 380, 3],
    ])
    expect(markets.map(({ km }) => km! < 200)).toEqual([true, true, true])
  })

  test('a market without a known place comes after those within 300 km and before those further away', async () => {
    await plant()
    await listed('Ibadan', 300, 1)
    await listed('Nowhere Market', 395, 2)
    await listed('Zaria', 380, 3)
    expect((await maize()).markets.map(({ market, km }) => [market, km === null])).toEqual([
      ['Zaria', false],
      ['Nowhere Market', true],
      ['Ibadan', false],
    ])
  })

  test.each([
    [300, ['Kura', 'Nowhere']],
    [301, ['Nowhere', 'Kura']],
  ])('a market %p km away and one without a known place, if the other is newer: %p', (km, names) => {
    const kura = { lat: 12 + km / 111.195, lng: 8.52 }
    const rows = [
      { market: 'Nowhere', date: '2026-11-20', crop: 'maize' as const, price: 400 },
      { market: 'Kura', date: '2026-11-23', crop: 'maize' as const, price: 400 },
    ] as unknown as MarketRow[]
    const farm = { country: 'NG', point: { lat: 12, lng: 8.52 } } as const
    const named = (market: string) => (market === 'Kura' ? [kura] : [])
    const near = sortMarketsByDistance(rows, farm, TODAY, { named } as never).get('maize')!
    expect(near.map(({ market }) => market)).toEqual(names)
  })

  test('of more than thirty are thinned out, with the newest kept', () => {
    const history = (count: number) => Array.from({ length: count }, (_, price) => ({ date: TODAY, price }))
    expect(thinOutHistory(history(30))).toHaveLength(30)
    const thinned = thinOutHistory(history(31)).map(({ price }) => price)
    expect([thinned.length, thinned.at(-1)]).toEqual([16, 30])
  })

  test('are old after 60 days, and only in the range after 180', async () => {
    await plant()
    await listed('Kano', 400, 60)
    await listed('Zaria', 380, 61)
    await listed('Katsina', 390, 181)
    const by = new Map((await maize()).markets.map((each) => [each.market, each]))
    expect([by.get('Kano')!.old, by.get('Zaria')!.old, by.get('Katsina')!.price]).toEqual([false, true, null])
  })

  test('leave out markets with only old prices where others have a price of today', async () => {
    await plant()
    for (const market of ['Kano', 'Dawanau', 'Wudil']) await listed(market, 400, 200)
    await listed('Zaria', 380, 3)
    expect((await maize()).markets.map(({ market, price }) => [market, price])).toEqual([
      ['Zaria', 380],
      ['Kano', null],
      ['Wudil', null],
    ])
  })

  test('count in the range from exactly two years ago, and one day earlier no longer', () => {
    const row = (market: string, date: string) => ({ market, date, crop: 'maize' as const, price: 400 })
    const rows = [row('Kano', '2024-11-24'), row('Zaria', '2024-11-23')] as unknown as MarketRow[]
    const farm = { country: 'NG', point: null } as const
    const near = sortMarketsByDistance(rows, farm, TODAY, { named: () => [] }).get('maize')!
    expect(near.map(({ market }) => market)).toEqual(['Kano'])
  })

  test('have an arrow, the range of two years and a line of the nearest market', async () => {
    await plant()
    for (const [days, price] of [
      [700, 200],
      [500, 350],
      [300, 500],
      [90, 300],
      [45, 380],
      [0, 400],
    ] as const)
      await listed('Kano', price, days)
    const [kano] = (await maize()).markets
    expect(kano).toMatchObject({ trend: 'up', range: { low: 200, high: 500 } })
    expect(kano!.history.map(({ price }) => price)).toEqual([200, 350, 500, 300, 380, 400])
  })

  test('name own crops first, even without a price, and others only with one', async () => {
    await plant('yam')
    await listed('Kano', 400, 1, 'rice')
    const { crops, country } = await gona.market.near(farmer)
    expect(country).toBe('NG')
    const own = crops.filter((each) => each.own).map(({ crop }) => crop)
    expect(own).toContain('yam')
    expect(crops.filter((each) => !each.own).map(({ crop }) => crop)).toEqual(['rice'])
    expect(crops.find(({ crop }) => crop === 'yam')).toMatchObject({ markets: [], nearby: null })
  })

  test('are those of the farmer’s country', async () => {
    await plant()
    await listed('Oshakati', 8, 1, 'maize', 'NA')
    expect((await maize()).markets).toEqual([])
  })
})

describe('what farmers saw', () => {
  beforeEach(() => plant())
  const SEEN: PriceReportInput = { crop: 'maize', price: 400, unit: 'kg', market: 'Kano', sold: false, sure: false }
  const saw = async (price: number, over: Partial<PriceReportInput> = {}, who?: typeof farmer) =>
    gona.seenPrices.report(who ?? (await kanoFarmer(gona)), { ...SEEN, price, ...over })

  test('is shown from three people on, as a range', async () => {
    await saw(380)
    await saw(400)
    await saw(400, {}, farmer)
    await saw(390, {}, farmer)
    expect((await maize()).nearby).toMatchObject({ low: 380, people: 3 })
    expect(await maize(await kanoFarmer(gona))).toMatchObject({ nearby: { high: 400 } })
  })

  test('three reports of one person are one, and two people are nobody', async () => {
    for (const price of [380, 390, 400]) await saw(price, {}, farmer)
    await saw(410)
    expect((await maize()).nearby).toBeNull()
    expect(JSON.stringify(await gona.market.near(farmer))).not.toMatch(/\b380\b/)
  })

  test('a bag is counted per kg', async () => {
    expect(await saw(40_000, { unit: 'bag100' })).toMatchObject({ perKg: 400, price: 40_000 })
    expect(await saw(20_000, { unit: 'bag50' })).toMatchObject({ perKg: 400 })
  })

  test('farther than 50 km is not near', async () => {
    for (const _ of [1, 2, 3]) await saw(400, { market: 'Zaria' })
    expect((await maize()).nearby).toBeNull()
  })

  test.each([
    [49.9, 3],
    [50.1, null],
  ])('%p km away: near from the farms of %p', async (km, people) => {
    // A degree of latitude is 111.19 km.
    const location = { name: 'North', lat: 12 + km / 111.19, lng: 8.52 }
    for (const _ of [1, 2, 3]) await saw(400, { market: 'Nowhere Market' }, await kanoFarmer(gona, { location }))
    expect((await maize()).nearby?.people ?? null).toBe(people)
  })

  test('over twice or under half of the usual is asked again, and then counts only with two others', async () => {
    await listed('Kano', 400, 5)
    expect(await rethrowing(saw(801))).toThrow('This is far from other prices near you.')
    expect(await rethrowing(saw(199))).toThrow('send it again')
    for (const price of [390, 400, 410]) await saw(price)
    expect(await saw(900, { sure: true })).toMatchObject({ doubtful: true })
    expect((await maize()).nearby).toMatchObject({ high: 410, people: 3 })
    await saw(950, { sure: true })
    await saw(920, { sure: true })
    expect((await maize()).nearby).toMatchObject({ high: 950, people: 6 })
  })

  test('twice and half of the usual are no doubt; a price of 31 days ago is no usual one', async () => {
    await listed('Kano', 400, 30)
    for (const price of [800, 200]) expect(await saw(price)).toMatchObject({ doubtful: false })
    expect(await rethrowing(saw(801))).toThrow('This is far from other prices near you.')
    gona.at('2026-11-25T08:00:00Z')
    await saw(801)
  })

  test('is shown for 14 days, and kept for 60', async () => {
    for (const price of [380, 400, 420]) await saw(price)
    gona.at('2026-12-09T07:59:59Z')
    expect((await maize()).nearby).toMatchObject({ low: 380, high: 420 })
    gona.at('2026-12-09T08:00:01Z')
    expect((await maize()).nearby).toBeNull()
    expect(await gona.seenPrices.prune(new Date('2027-01-23T07:59:59.999Z'))).toBe(0)
    expect(await gona.seenPrices.prune(new Date('2027-01-23T08:00:00.001Z'))).toBe(3)
  })

  test('is the administrators’ to see with its names; one that is not there is not found', async () => {
    await saw(400, { market: 'Dawanau', sold: true }, await kanoFarmer(gona, { firstName: 'Ada', lastName: 'Eze' }))
    await saw(410, {}, await kanoFarmer(gona, { firstName: null, lastName: null }))
    const { items, next } = await gona.seenPrices.list(OPERATOR, { limit: 2 })
    expect(items).toMatchObject([
      { price: 410, by: null, country: 'NG' },
      { price: 400, by: 'Ada Eze', market: 'Dawanau', sold: true },
    ])
    expect(next).toBeNull()
    expect(await rejectionOf(gona.seenPrices.judge(OPERATOR, 'x', true))).toMatchObject({ code: 'not_found' })
    expect(await rejectionOf(gona.seenPrices.remove(OPERATOR, 'x'))).toMatchObject({ code: 'not_found' })
  })

  test('of one or two others cannot be guessed from the doubt', async () => {
    await saw(400)
    await saw(400)
    await saw(900, {}, farmer)
    await saw(400)
    expect(await rethrowing(saw(900, {}, farmer))).toThrow('This is far from other prices near you.')
  })

  test('of one person counts once in the usual price', async () => {
    const busy = await kanoFarmer(gona)
    await saw(400)
    await saw(420)
    for (const price of [900, 850, 800, 410]) await saw(price, {}, busy)
    expect(await rethrowing(saw(900))).toThrow('This is far from other prices near you.')
  })

  test('is taken five times a day from one person', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await saw(400, {}, farmer)
    expect(await rethrowing(saw(400, {}, farmer))).toThrow('You told us 5 prices today')
    gona.at('2026-11-25T08:00:01Z')
    await saw(400, {}, farmer)
  })

  test('is doubted and removed by administrators only', async () => {
    const reports = [await saw(380), await saw(400), await saw(420)]
    await gona.seenPrices.judge(OPERATOR, reports[0]!.id, true)
    expect((await maize()).nearby).toBeNull()
    await gona.seenPrices.judge(OPERATOR, reports[0]!.id, false)
    expect((await maize()).nearby).toMatchObject({ low: 380, people: 3 })
    await gona.seenPrices.remove(OPERATOR, reports[0]!.id)
    expect((await maize()).nearby).toBeNull()
    expect((await gona.seenPrices.list(OPERATOR, { limit: 1 })).next).not.toBeNull()
    expect(await rejectionOf(gona.seenPrices.list(farmer, { limit: 1 }))).toBeInstanceOf(Error)
    expect(await rejectionOf(gona.seenPrices.judge(farmer, reports[1]!.id, true))).toBeInstanceOf(Error)
    expect(await rejectionOf(gona.seenPrices.remove(farmer, reports[1]!.id))).toBeInstanceOf(Error)
  })
})

describe('sell or hold', () => {
  test('takes the nearest price, or the one that was typed', async () => {
    const { id } = await plant()
    expect(await rethrowing(gona.market.sell(farmer, id, KEEP))).toThrow('We know no price for this crop')
    await listed('Kano', 400, 6)
    expect(await gona.market.sell(farmer, id, KEEP)).toMatchObject({ price: 400, market: 'Kano', breakEven: 432.28 })
    expect(await gona.market.sell(farmer, id, { ...KEEP, price: 500 })).toMatchObject({ price: 500 })
  })

  test('counts the years in which this market got there', async () => {
    const { id } = await plant()
    await listed('Kano', 400, 0)
    const later = (year: number, price: number) =>
      gona.prices.save(OPERATOR, {
        country: 'NG',
        kind: 'produce',
        item: 'maize',
        market: 'Kano',
        price,
        date: addMonths(TODAY, 5 - 12 * year),
      })
    await later(1, 450)
    await later(2, 430)
    expect((await gona.market.sell(farmer, id, KEEP)).years).toBeNull()
    await later(3, 440)
    await later(4, 500)
    expect((await gona.market.sell(farmer, id, KEEP)).years).toEqual({ above: 3, of: 4 })
  })

  test('is refused for a harvest that is not known to be dry, until the log says so', async () => {
    const { id } = await plant()
    await listed('Kano', 400, 6)
    const { dry: _, ...unknown } = KEEP
    expect(await gona.market.sell(farmer, id, unknown)).toMatchObject({ refused: 'wet', breakEven: null })
    await gona.farmLog.add(farmer, id, { kind: 'dried', date: '2026-11-01' } as never)
    await gona.farmLog.add(farmer, id, { kind: 'harvested', date: '2026-11-10' } as never)
    expect((await gona.market.sell(farmer, id, unknown)).refused).toBe('wet')
    await gona.farmLog.add(farmer, id, { kind: 'dried', date: '2026-11-15' } as never)
    expect((await gona.market.sell(farmer, id, unknown)).refused).toBeNull()
    expect(await maize()).toMatchObject({ dry: true, cropId: id })
  })

  test('is of whole months, from one to eight', () => {
    const months = (text: string) => sellParamsSchema.safeParse({ months: text }).success
    expect(['0', '1', '2.5', '8', '9'].map(months)).toEqual([false, true, false, true, false])
  })

  test('of a crop without a measured loss is no sum', async () => {
    const { id } = await plant('yam')
    await listed('Kano', 400, 6, 'yam')
    expect(await gona.market.sell(farmer, id, KEEP)).toMatchObject({ refused: 'unknown-loss', kgLeft: null })
  })
})
