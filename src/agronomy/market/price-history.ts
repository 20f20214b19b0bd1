import { addDays, addMonths, dayNumber } from '../dates.ts'

export interface DatedPrice {
  date: string
  price: number
}

const RANGE_MONTHS = 24
/** Minimum number of prices for a price range. */
const RANGE_PRICES = 6
/** Minimum and maximum days between two prices that are compared for a trend. */
const COMPARED_PRICE_DAYS = { least: 28, most: 70 } as const
const NEAR_DAYS = 20
const LEAST_YEARS = 3
const MOST_YEARS = 10

type Trend = 'up' | 'down' | 'same'

/** Price change since 4 to 10 weeks ago at the same market; null without a price. */
export function priceTrend(prices: readonly DatedPrice[]): Trend | null {
  const [newest, ...rest] = newestFirst(prices)
  const before = rest.find(({ date }) => {
    const days = dayNumber(newest!.date) - dayNumber(date)
    return days >= COMPARED_PRICE_DAYS.least && days <= COMPARED_PRICE_DAYS.most
  })
  if (!newest || !before) return null
  if (newest.price === before.price) return 'same'
  return newest.price > before.price ? 'up' : 'down'
}

export function priceRange(prices: readonly DatedPrice[], today: string): { low: number; high: number } | null {
  const from = addMonths(today, -RANGE_MONTHS)
  const counted = prices.filter(({ date }) => date >= from && date <= today).map(({ price }) => price)
  if (counted.length < RANGE_PRICES) return null
  return { low: Math.min(...counted), high: Math.max(...counted) }
}

/** Counts the earlier years in which the price some months later (± 20 days) was above break-even; null with fewer than three such years. */
export function countYearsAboveBreakEven(
  prices: readonly DatedPrice[],
  { today, months, breakEven }: { today: string; months: number; breakEven: number },
): { above: number; of: number } | null {
  let [above, of] = [0, 0]
  for (let year = 1; year <= MOST_YEARS; year++) {
    const then = dayNumber(addMonths(today, months - 12 * year))
    const near = prices
      .map(({ date, price }) => ({ price, days: Math.abs(dayNumber(date) - then) }))
      .filter(({ days }) => days <= NEAR_DAYS)
      .sort((a, b) => a.days - b.days)[0]
    if (!near) continue
    of++
    if (near.price > breakEven) above++
  }
  return of < LEAST_YEARS ? null : { above, of }
}

export const priceHistoryStart = (today: string): string => addDays(addMonths(today, -12 * MOST_YEARS), -NEAR_DAYS)

const newestFirst = (prices: readonly DatedPrice[]): DatedPrice[] =>
  prices.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
