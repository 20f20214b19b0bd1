import { describe, expect, test } from 'bun:test'
import { addDays, addMonths } from '../dates.ts'
import { countYearsAboveBreakEven, priceRange, priceTrend } from './price-history.ts'
import { isDoubtfulPrice, median, type PriceReport, reportedPriceRange } from './reported-prices.ts'

const TODAY = '2026-11-24'
const on = (days: number, price: number) => ({ date: addDays(TODAY, -days), price })

describe('the arrow', () => {
  test.each([
    ['up', 28, 300],
    ['down', 70, 500],
    ['same', 40, 400],
    [null, 27, 300],
    [null, 71, 300],
  ] as const)('is %p from a price %i days before', (trend, days, price) => {
    expect(priceTrend([on(days, price), on(0, 400)])).toBe(trend)
  })

  test('compares the newest price with the newest that is four weeks older', () => {
    expect(priceTrend([on(65, 100), on(30, 500), on(10, 100), on(0, 400)])).toBe('down')
    expect([priceTrend([]), priceTrend([on(0, 400)])]).toEqual([null, null])
  })
})

describe('the range', () => {
  const six = [1, 2, 3, 4, 5].map((n) => on(n * 30, 300 + n))
  test('needs six prices within 24 months', () => {
    expect(priceRange(six, TODAY)).toBeNull()
    expect(priceRange([...six, { date: addMonths(TODAY, -24), price: 250 }], TODAY)).toEqual({ low: 250, high: 305 })
    expect(priceRange([...six, { date: addDays(addMonths(TODAY, -24), -1), price: 250 }], TODAY)).toBeNull()
  })
})

describe('the years in which the price got there', () => {
  const later = (year: number, price: number, days = 0) => ({
    date: addDays(addMonths(TODAY, 5 - 12 * year), days),
    price,
  })
  const of = (...prices: ReturnType<typeof later>[]) =>
    countYearsAboveBreakEven(prices, { today: TODAY, months: 5, breakEven: 432 })

  test('count if the market had a price within 20 days', () => {
    expect(of(later(1, 450), later(2, 432), later(3, 433), later(4, 500))).toEqual({ above: 3, of: 4 })
    expect(of(later(1, 450, 20), later(2, 450, -20), later(3, 450))).toEqual({ above: 3, of: 3 })
    expect(of(later(1, 450, 21), later(2, 450, -21), later(3, 450), later(4, 450), later(5, 400))).toEqual({
      above: 2,
      of: 3,
    })
  })

  test('are not known under three, and of two prices the nearer day counts', () => {
    expect(of(later(1, 450), later(2, 450))).toBeNull()
    expect(of(later(1, 100, 9), later(1, 450, -8), later(2, 450), later(3, 450))).toEqual({ above: 3, of: 3 })
  })
})

describe('what people nearby saw', () => {
  const seen = (person: string, price: number, over: Partial<PriceReport> = {}): PriceReport => ({
    person,
    price,
    days: 3,
    doubtful: false,
    ...over,
  })

  test('is shown from three people on, each counted once', () => {
    expect(reportedPriceRange([seen('a', 380), seen('b', 400)])).toBeNull()
    expect(reportedPriceRange([seen('a', 380), seen('a', 400), seen('a', 420)])).toBeNull()
    expect(
      reportedPriceRange([seen('a', 380), seen('a', 900, { days: 5 }), seen('b', 400), seen('c', 420, { days: 7 })]),
    ).toEqual({ low: 380, high: 420, people: 3, days: 7 })
  })

  test('leaves out what is older than 14 days', () => {
    const others = [seen('a', 380), seen('b', 400)]
    expect(reportedPriceRange([...others, seen('c', 420, { days: 14 })])?.people).toBe(3)
    expect(reportedPriceRange([...others, seen('c', 420, { days: 15 })])).toBeNull()
  })

  test('leaves out a doubtful price until two others come near it', () => {
    const usual = [seen('a', 380), seen('b', 400), seen('c', 420)]
    const high = seen('d', 1000, { doubtful: true })
    expect(reportedPriceRange([...usual, high])).toMatchObject({ high: 420, people: 3 })
    const same = (person: string) => seen(person, 1100, { doubtful: true })
    expect(reportedPriceRange([...usual, high, same('e')])).toMatchObject({ high: 420 })
    expect(reportedPriceRange([...usual, high, same('e'), same('f')])).toMatchObject({ high: 1100, people: 6 })
  })
})

test('over twice or under half of the usual price is doubtful', () => {
  expect([800, 801, 200, 199].map((price) => isDoubtfulPrice(price, 400))).toEqual([false, true, false, true])
  expect([median([]), median([3]), median([5, 1]), median([9, 1, 5])]).toEqual([null, 3, 3, 5])
})
