import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting } from '../growth/establishment.ts'
import { anchorsOf } from '../season/anchors.ts'
import type { Span } from '../season/announce.ts'
import { entriesOf } from '../season/log.ts'
import type { SplitFigures } from './figures.ts'
import { heldBack, isTooDry } from './weather.ts'

/** Days before harvest of panicle initiation and of its application window (IRRI). */
export const PANICLE = 65
export const BEFORE_PANICLE = 7
export const AFTER_PANICLE = 5

export interface FeedingSpan extends Span {
  last: string
}

/** Window of an application this season; null if undated. */
export function feedingSpan(field: Field, row: SplitFigures): FeedingSpan | null {
  const { planting, transplanting, maturity, late } = anchorsOf(field)
  if (row.dates) return { from: row.dates[0], to: row.dates[1], last: row.dates[1] }
  if (row.stage)
    return maturity === null
      ? null
      : spanFrom(addDays(maturity, -PANICLE), [-BEFORE_PANICLE, AFTER_PANICLE], AFTER_PANICLE)
  // Direct-sown rice tillers at about the age of transplanted rice.
  const base = row.days_after_transplanting && countsFromTransplanting(field.crop) ? transplanting : planting
  const days = row.days_after_transplanting ?? row.days
  return base && days ? spanFrom(addDays(base, late), days, row.last_day ?? days[1]) : null
}

const spanFrom = (base: string, [from, to]: readonly [number, number], last: number): FeedingSpan => ({
  from: addDays(base, from),
  to: addDays(base, to),
  last: addDays(base, last),
})

/** Days between advice runs; runs that announce an open application. */
export const RUN_DAYS = 7
export const TIMES = 2
/** Runs after which "wait" and "hold" pause. */
export const LONGEST_WAIT = 4

/** Greatest weather delay, days, without an own last day (a choice). */
export const LONGEST_STRETCH = 14

/** First announcement: a window shorter than a week opens up to a week before its end. */
export function opensOn({ from, to }: Span): string {
  const shortest = addDays(to, 1 - RUN_DAYS)
  return from < shortest ? from : shortest
}

/** True in an application's week and once more, weather permitting. @param washes rain can leach it */
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

export function isFed(field: Field, n: number, span: FeedingSpan): boolean {
  const start = field.season.planted ?? addDays(span.from, -RUN_DAYS)
  const fed = entriesOf(field.situation, 'fed', start)
  return fed.length >= n || fed.some(({ date }) => date >= addDays(span.from, -3))
}
