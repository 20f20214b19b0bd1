import { beforeEach, describe, expect, test } from 'bun:test'
import { addDays } from '../../agronomy/dates.ts'
import { type BoardParams, boardParamsSchema } from '../../contracts/market.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const
const TODAY = '2026-11-24'

let gona: TestServices

beforeEach(async () => {
  gona = await testServices({ now: `${TODAY}T08:00:00Z` })
})

const listed = (item: 'maize' | 'rice', market: string, price: number, daysAgo: number, country: 'NG' | 'NA' = 'NG') =>
  gona.prices.save(OPERATOR, { country, kind: 'produce', item, price, market, date: addDays(TODAY, -daysAgo) })
const board = (asked: Partial<BoardParams> = {}) =>
  gona.priceBoard.list(OPERATOR, 'NG', { ...boardParamsSchema.parse({}), ...asked }, (crop) =>
    crop === 'maize' ? 'Masara' : crop,
  )
const shown = async (asked?: Partial<BoardParams>) =>
  (await board(asked)).rows.map(({ crop, market, price }) => `${crop} ${market} ${price}`)

describe('the table of markets', () => {
  beforeEach(async () => {
    await listed('maize', 'Kano', 350, 90)
    await listed('maize', 'Kano', 400, 6)
    await listed('maize', 'Zaria', 380, 3)
    await listed('rice', 'Kano', 900, 40)
    await listed('maize', 'Oshakati', 7, 1, 'NA')
  })

  test('shows the newest price of each crop at each market of the country, with its line of a year', async () => {
    await listed('maize', 'Kano', 200, 366)
    await listed('maize', 'Kano', 300, 365)
    const { rows } = await board()
    expect(rows.map(({ crop, market, days }) => [crop, market, days])).toEqual([
      ['maize', 'Kano', 6],
      ['maize', 'Zaria', 3],
      ['rice', 'Kano', 40],
    ])
    expect(rows[0]!.history.map(({ price }) => price)).toEqual([300, 350, 400])
  })

  test.each([
    ['crop', ['maize Kano 400', 'maize Zaria 380', 'rice Kano 900']],
    ['market', ['maize Kano 400', 'rice Kano 900', 'maize Zaria 380']],
    ['price', ['maize Zaria 380', 'maize Kano 400', 'rice Kano 900']],
    ['date', ['rice Kano 900', 'maize Kano 400', 'maize Zaria 380']],
  ] as const)('is sorted by %s, both ways', async (sort, rows) => {
    expect(await shown({ sort })).toEqual([...rows])
    expect(await shown({ sort, order: 'descending' })).toEqual(rows.toReversed())
  })

  test('is searched by market and by the name of the crop that the reader knows', async () => {
    expect(await shown({ q: 'zAR' })).toEqual(['maize Zaria 380'])
    expect(await shown({ q: 'masar' })).toEqual(['maize Kano 400', 'maize Zaria 380'])
    expect(await shown({ q: 'yam' })).toEqual([])
  })

  test('goes on after 30 rows, and a page beyond the last is the last', async () => {
    for (let n = 0; n < 30; n++) await listed('rice', `Market ${n}`, 900, 1)
    expect((await board()).rows).toHaveLength(30)
    expect(await board({ page: 9 })).toMatchObject({ page: 2, pages: 2, rows: { length: 3 } })
  })

  test('takes nothing from an address that does not fit', () => {
    expect(boardParamsSchema.parse({ q: 'x'.repeat(61), sort: 'drop table', order: 'up', page: '-1' })).toEqual({
      q: '',
      sort: 'crop',
      order: 'ascending',
      page: 1,
    })
  })

  test('is for administrators only', async () => {
    const farmer = await kanoFarmer(gona)
    expect(await rejectionOf(gona.priceBoard.list(farmer, 'NG', boardParamsSchema.parse({}), String))).toBeInstanceOf(
      Error,
    )
  })
})
