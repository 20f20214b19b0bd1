import { addDays } from '../dates.ts'

/** Days on which something is worth doing, first and last. */
export interface Span {
  from: string
  to: string
}

/** Days between two runs of the advice, and in how many a step is told. */
const RUN_DAYS = 7
const RUNS = 2
/** Days after its opening on which a step is told at the latest. */
export const ANNOUNCE_DAYS = RUNS * RUN_DAYS - 1

/**
 * Decides whether to send a step today: in its week and in the week after, while it still pays; then it stays in the
 * plan. Decided from the dates alone, because no record of sent texts is available here. A span shorter than the week
 * between two runs opens up to a week before its end, so that no run misses it.
 * @param times weekly runs at most
 */
export function announcedNow({ asOf }: { asOf: string }, { from, to }: Span, times = RUNS): boolean {
  if (asOf > to) return false
  const opens = earlier(from, addDays(to, 1 - RUN_DAYS))
  return asOf >= opens && asOf <= addDays(opens, times * RUN_DAYS - 1)
}

/** Once in a span: for what is looked for in a window, like a pest, and changes nothing by being said again. */
export const announcedOnce = (today: { asOf: string }, span: Span): boolean => announcedNow(today, span, 1)

export const earlier = (a: string, b: string): string => (a < b ? a : b)
