import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting } from '../growth/establishment.ts'
import { anchorsOf } from '../season/anchors.ts'
import type { Span } from '../season/announce.ts'
import { entriesOf } from '../season/log.ts'
import type { SplitFigures } from './figures.ts'
import { heldBack, isTooDry } from './weather.ts'

/** Days before harvest at which the panicle begins, and the days around it that the feeding is good for (IRRI). */
export const PANICLE = 65
export const BEFORE_PANICLE = 7
export const AFTER_PANICLE = 5

/** The days of one feeding, and the last on which it still pays. */
export interface FeedingSpan extends Span {
  last: string
}

/** When a feeding is due in this field's season; null where its day cannot be said. */
export function feedingSpan(field: Field, row: SplitFigures): FeedingSpan | null {
  const { planting, transplanting, maturity, late } = anchorsOf(field)
  if (row.dates) return { from: row.dates[0], to: row.dates[1], last: row.dates[1] }
  if (row.stage)
    return maturity === null
      ? null
      : spanFrom(addDays(maturity, -PANICLE), [-BEFORE_PANICLE, AFTER_PANICLE], AFTER_PANICLE)
  // Rice that was sown tillers at about the age that transplanted rice does.
  const base = row.days_after_transplanting && countsFromTransplanting(field.crop) ? transplanting : planting
  const days = row.days_after_transplanting ?? row.days
  return base && days ? spanFrom(addDays(base, late), days, row.last_day ?? days[1]) : null
}

const spanFrom = (base: string, [from, to]: readonly [number, number], last: number): FeedingSpan => ({
  from: addDays(base, from),
  to: addDays(base, to),
  last: addDays(base, last),
})

/** Days between two runs of the advice, and runs in which a feeding that can be given is told. */
export const RUN_DAYS = 7
export const TIMES = 2
/** Runs after which even "wait" and "hold" rest. */
export const LONGEST_WAIT = 4

/** Days a feeding without a last day of its own may be late for the weather (a choice). */
export const LONGEST_STRETCH = 14

/** First day on which a feeding is told: a span shorter than the week between two runs is told up to a week before its end. */
export function opensOn({ from, to }: Span): string {
  const shortest = addDays(to, 1 - RUN_DAYS)
  return from < shortest ? from : shortest
}

/**
 * Decides whether to advise an application today: in its week and once more. A week in which the weather forbade it
 * does not count.
 * @param washes whether rain can wash it away
 */
export function isFeedingAnnounced(field: Field, span: FeedingSpan, washes: boolean): boolean {
  const { asOf } = field
  const opens = opensOn(span)
  if (asOf < opens || asOf > span.last) return false
  const weeks = Math.floor(daysBetween(opens, asOf) / RUN_DAYS)
  if (weeks >= TIMES + LONGEST_WAIT) return false
  let could = 0
  for (let day = addDays(asOf, -RUN_DAYS); day >= opens; day = addDays(day, -RUN_DAYS))
    if (!heldBack(field, day, washes) && !isTooDry(field, day)) could++
  return could < TIMES
}

/** The farmer has given the `n`-th feeding: as many are written down, or one since it was due. */
export function isFed(field: Field, n: number, span: FeedingSpan): boolean {
  const start = field.season.planted ?? addDays(span.from, -RUN_DAYS)
  const fed = entriesOf(field.situation, 'fed', start)
  return fed.length >= n || fed.some(({ date }) => date >= addDays(span.from, -3))
}
