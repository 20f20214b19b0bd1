import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting } from '../growth/establishment.ts'
import type { DateSpan } from '../season/announce.ts'
import { logEntriesOf } from '../season/log-entries.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import { wasDelayedByRain, wasTooDry } from './application-weather.ts'
import type { SplitFigures } from './fertilizer-figures.ts'

/** Days from panicle initiation of rice to harvest (IRRI). */
export const PANICLE_DAYS_BEFORE_HARVEST = 65
/** First day of the application window, counted back from panicle initiation; the window ends `DAYS_AFTER_PANICLE`. */
export const DAYS_BEFORE_PANICLE = 7
export const DAYS_AFTER_PANICLE = 5

export interface ApplicationWindow extends DateSpan {
  last: string
}

/** Window of an application this season; null if undated. */
export function applicationWindow(field: Field, row: SplitFigures): ApplicationWindow | null {
  const { planting, transplanting, maturity, late } = planAnchorDays(field)
  if (row.dates) return { from: row.dates[0], to: row.dates[1], last: row.dates[1] }
  if (row.stage)
    return maturity === null
      ? null
      : spanFrom(
          addDays(maturity, -PANICLE_DAYS_BEFORE_HARVEST),
          [-DAYS_BEFORE_PANICLE, DAYS_AFTER_PANICLE],
          DAYS_AFTER_PANICLE,
        )
  // Direct-sown rice tillers at about the age of transplanted rice.
  const base = row.days_after_transplanting && countsFromTransplanting(field.crop) ? transplanting : planting
  const days = row.days_after_transplanting ?? row.days
  return base && days ? spanFrom(addDays(base, late), days, row.last_day ?? days[1]) : null
}

const spanFrom = (base: string, [from, to]: readonly [number, number], last: number): ApplicationWindow => ({
  from: addDays(base, from),
  to: addDays(base, to),
  last: addDays(base, last),
})

/** Days between two advice runs. */
export const DAYS_BETWEEN_RUNS = 7
/** Weekly runs that advise an application before it counts as given. */
export const MAX_ANNOUNCEMENTS = 2
/** Weekly runs, after those that announce an application, in which "wait" or "hold" is still advised. */
export const MAX_RUNS_WAITING = 4

/** Days for which weather may delay an application that has no last day of its own (a choice). */
export const MAX_WEATHER_DELAY_DAYS = 14

/** Returns the first day on which an application is advised: at least a week before its window ends, so that a weekly run meets it. */
export function firstAnnouncementDay({ from, to }: DateSpan): string {
  const shortest = addDays(to, 1 - DAYS_BETWEEN_RUNS)
  return from < shortest ? from : shortest
}

/** True until two weekly runs with fit weather have advised the application. @param washes true if rain can leach the product */
export function isApplicationAnnounced(field: Field, span: ApplicationWindow, washes: boolean): boolean {
  const { asOf } = field
  const opens = firstAnnouncementDay(span)
  if (asOf < opens || asOf > span.last) return false
  const weeks = Math.floor(daysBetween(opens, asOf) / DAYS_BETWEEN_RUNS)
  if (weeks >= MAX_ANNOUNCEMENTS + MAX_RUNS_WAITING) return false
  let could = 0
  for (let day = addDays(asOf, -DAYS_BETWEEN_RUNS); day >= opens; day = addDays(day, -DAYS_BETWEEN_RUNS))
    if (!wasDelayedByRain(field, day, washes) && !wasTooDry(field, day)) could++
  return could < MAX_ANNOUNCEMENTS
}

export function isApplied(field: Field, n: number, span: ApplicationWindow): boolean {
  const start = field.season.planted ?? addDays(span.from, -DAYS_BETWEEN_RUNS)
  const fed = logEntriesOf(field.situation, 'fed', start)
  return fed.length >= n || fed.some(({ date }) => date >= addDays(span.from, -3))
}
