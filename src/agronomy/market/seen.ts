/** Price of a kg that one person saw. */
export interface SeenBy {
  person: string
  price: number
  /** Days since. */
  days: number
  /** Far from the other prices when it was reported. */
  doubtful: boolean
}

/** Fewer people are never shown: one person's price stays their own. */
export const LEAST_PEOPLE = 3
export const SEEN_KM = 50
export const SEEN_DAYS = 14
/** A price over this many times the usual, or under its inverse, is asked again. */
const DOUBTFUL_TIMES = 2
/** Others who must confirm a doubtful price. */
const CONFIRMING = 2

export interface SeenRange {
  low: number
  high: number
  people: number
  /** Age of the oldest report. */
  days: number
}

/** Reports whether a price is over twice or under half of the usual one. */
export const isDoubtful = (price: number, usual: number): boolean =>
  price > usual * DOUBTFUL_TIMES || price < usual / DOUBTFUL_TIMES

/**
 * Range of what people nearby saw within 14 days, each counted once with the newest report; null under three people.
 * A doubtful price counts only if two others reported one close to it.
 */
export function seenRange(reports: readonly SeenBy[]): SeenRange | null {
  const newest = new Map<string, SeenBy>()
  for (const report of reports.toSorted((a, b) => a.days - b.days))
    if (report.days <= SEEN_DAYS && !newest.has(report.person)) newest.set(report.person, report)
  const people = [...newest.values()]
  const counted = people.filter(
    (one) =>
      !one.doubtful ||
      people.filter((other) => other !== one && !isDoubtful(other.price, one.price)).length >= CONFIRMING,
  )
  if (counted.length < LEAST_PEOPLE) return null
  const prices = counted.map(({ price }) => price)
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    people: counted.length,
    days: Math.max(...counted.map(({ days }) => days)),
  }
}

/** Middle of several numbers; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
