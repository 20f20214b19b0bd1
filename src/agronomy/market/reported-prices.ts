export interface PriceReport {
  person: string
  price: number
  days: number
  doubtful: boolean
}

/** Minimum number of reporters for a published price, so that no person's price is shown alone. */
export const MIN_REPORTERS = 3
/** Distance from the farm within which a reported price counts. */
export const REPORT_RADIUS_KM = 50
export const REPORT_MAX_AGE_DAYS = 14
/** Factor from the usual price beyond which a price needs confirmation. */
const DOUBTFUL_TIMES = 2
/** Number of other reporters who must confirm a doubtful price. */
const MIN_CONFIRMING_REPORTERS = 2

export interface ReportedPriceRange {
  low: number
  high: number
  people: number
  days: number
}

export const isDoubtfulPrice = (price: number, usual: number): boolean =>
  price > usual * DOUBTFUL_TIMES || price < usual / DOUBTFUL_TIMES

/** Range of the last 14 days' prices, the newest of each person; null with fewer than three people. A doubtful price counts only if two other people confirm it nearby. */
export function reportedPriceRange(reports: readonly PriceReport[]): ReportedPriceRange | null {
  const newest = new Map<string, PriceReport>()
  for (const report of reports.toSorted((a, b) => a.days - b.days))
    if (report.days <= REPORT_MAX_AGE_DAYS && !newest.has(report.person)) newest.set(report.person, report)
  const people = [...newest.values()]
  const counted = people.filter(
    (one) =>
      !one.doubtful ||
      people.filter((other) => other !== one && !isDoubtfulPrice(other.price, one.price)).length >=
        MIN_CONFIRMING_REPORTERS,
  )
  if (counted.length < MIN_REPORTERS) return null
  const prices = counted.map(({ price }) => price)
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    people: counted.length,
    days: Math.max(...counted.map(({ days }) => days)),
  }
}

export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
