import { findOnsetIndex, longestDrySpellDays, onsetRuleFor } from '../climate/rain-onset.ts'
import type { Place } from '../types.ts'
import { MIN_KERNEL_VALUES, quantile } from './kernel-density.ts'
import type { SeasonCalendar, SeasonDay } from './season-calendar.ts'

/** Daily rain by year: 366 values of 0.1 mm; the 60th is 29 February, missing in common years. */
export type RainYears = ReadonlyMap<number, Uint16Array>
export const DAYS_PER_YEAR_ROW = 366
export const MISSING_RAIN = 0xffff
const LEAP_DAY = 59

/** Maximum missing wet-season days of a valid year. */
const MOST_MISSING = 20
const AFTER = 60
const LONGEST = 300

/** Season rain: `rain[n]`, mm, on season day `first + n`; missing days are 0 and marked in `missing`. */
interface SeasonRain {
  season: number
  first: SeasonDay
  rain: Float64Array
  missing: Uint8Array
}

export const rainDayIndex = (dayOfYear: number, isLeap: boolean): number =>
  isLeap || dayOfYear <= LEAP_DAY ? dayOfYear - 1 : dayOfYear

/** Season rain from the onset search for `days` days; 29 February is added to 28 February. */
function seasonRain(years: RainYears, season: number, from: SeasonDay, days: number): SeasonRain {
  const rain = new Float64Array(days)
  const missing = new Uint8Array(days)
  for (let n = 0; n < days; n++) {
    const day = from + n
    const later = Math.floor((day - 1) / 365)
    const inYear = day - later * 365
    const values = years.get(season + later)
    const value = values?.[inYear <= LEAP_DAY ? inYear - 1 : inYear] ?? MISSING_RAIN
    if (value === MISSING_RAIN) missing[n] = 1
    else rain[n] = value / 10
    const leap = inYear === LEAP_DAY ? (values?.[LEAP_DAY] ?? MISSING_RAIN) : MISSING_RAIN
    if (leap !== MISSING_RAIN) rain[n]! += leap / 10
  }
  return { season, first: from, rain, missing }
}

/** A year with enough recorded days. `onset` is null if the rains did not start within the window. */
export interface RainYear {
  season: number
  onset: SeasonDay | null
  /** Longest run of days under 1 mm in the 60 days after the onset. */
  longestDry: number | null
  days: SeasonRain
}

/** Returns the valid years with their onset by the same rule as for this year, ascending. `withSeason` adds the daily rain for a planting table. */
export function analyseRainYears(
  history: RainYears,
  place: Place,
  calendar: SeasonCalendar,
  { withSeason = false } = {},
): RainYear[] {
  const rule = onsetRuleFor(place)
  const first = calendar.search - rule.days + 1
  const until = withSeason ? Math.max(calendar.ends.last, calendar.window.last + LONGEST) : calendar.window.last + AFTER
  const length = Math.max(until, calendar.wet.last) - first + 1
  const seasons = new Set([...history.keys()].flatMap((year) => [year - 1, year]))
  const found: RainYear[] = []
  for (const season of [...seasons].sort((a, b) => a - b)) {
    const days = seasonRain(history, season, first, length)
    if (missingBetween(days, calendar.wet.first, calendar.wet.last) > MOST_MISSING) continue
    const n = findOnsetIndex(rule, days.rain, calendar.search - first, calendar.window.last - first)
    found.push({
      season,
      onset: n < 0 ? null : first + n,
      longestDry: n < 0 ? null : longestDrySpellDays(days.rain, n + 1, n + 1 + AFTER),
      days,
    })
  }
  return found
}

function missingBetween({ first, missing }: SeasonRain, from: SeasonDay, to: SeasonDay): number {
  let count = 0
  for (let day = Math.max(from, first); day <= to; day++) count += missing[day - first] ?? 1
  return count
}

export const sortedOnsets = (years: readonly RainYear[]): SeasonDay[] =>
  years.flatMap(({ onset }) => onset ?? []).sort((a, b) => a - b)

/** Onset days of 2, 5 and 8 in 10 years; null under 15 years. */
export function onsetQuantiles(onsets: readonly SeasonDay[]): SeasonCalendar['usual'] | null {
  if (onsets.length < MIN_KERNEL_VALUES) return null
  const at = (share: number) => Math.round(quantile(onsets, share))
  return { early: at(0.2), median: at(0.5), late: at(0.8) }
}
