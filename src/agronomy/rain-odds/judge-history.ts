import { itemAt } from '../../shared/lookups.ts'
import { typicalDayOfYear } from '../climate/climate-normals.ts'
import { dayNumberOfMonthDay } from '../dates.ts'
import type { Place } from '../types.ts'
import { MIN_KERNEL_VALUES, quantile } from './kernel-density.ts'
import {
  analyseRainYears,
  DAYS_PER_YEAR_ROW,
  MISSING_RAIN,
  type RainYear,
  type RainYears,
  sortedOnsets,
} from './rain-years.ts'
import { buildSeasonCalendar, type SeasonCalendar } from './season-calendar.ts'

/** First index of each month in a year of 366 daily values; the last element is the end of the year. */
const MONTH_START_INDEXES = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, DAYS_PER_YEAR_ROW]
const DRIZZLE_LIMIT = 25
/** Ratio of a source's wet-month rain to the climate normal within which the source is trusted. */
const TRUSTED_SUM_RATIO = { least: 0.6, most: 1.6 }
/** Days by which the onset in a source may differ from the usual onset for the source to be trusted. */
const MOST_DAYS_OFF = 20
/** Minimum share of known days for a monthly sum. */
const KNOWN_SHARE = 0.9

/** Monthly normals, mm. */
export function monthlyRainNormals(place: Place): number[] {
  const first = dayNumberOfMonthDay(2024, '01-01')
  return mapMonths((from, to) => {
    let sum = 0
    for (let n = from; n < to; n++) sum += typicalDayOfYear(place, first + n).rain
    return sum
  })
}

const mapMonths = (sumOf: (from: number, to: number) => number): number[] =>
  Array.from({ length: 12 }, (_, month) =>
    sumOf(itemAt(MONTH_START_INDEXES, month), itemAt(MONTH_START_INDEXES, month + 1)),
  )

export function monthlyRainMeans(history: RainYears): number[] {
  return mapMonths((from, to) => {
    let [sum, months] = [0, 0]
    for (const values of history.values()) {
      let [known, all] = [0, 0]
      for (let n = from; n < to; n++) {
        if (values[n] === MISSING_RAIN) continue
        known++
        all += itemAt(values, n)
      }
      if (known < KNOWN_SHARE * (to - from)) continue
      sum += (all / known) * (to - from)
      months++
    }
    return months === 0 ? Number.NaN : sum / months / 10
  })
}

export function monthlyRainSums(
  history: RainYears,
  place: Place,
  calendarMonth: number,
  { scale }: { scale: boolean },
): Map<number, number> {
  const [from, to] = [itemAt(MONTH_START_INDEXES, calendarMonth - 1), itemAt(MONTH_START_INDEXES, calendarMonth)]
  const sums = new Map<number, number>()
  for (const [year, values] of scale ? scaleHistoryToNormals(history, place) : history) {
    const known = values.subarray(from, to).filter((value) => value !== MISSING_RAIN)
    if (known.length >= KNOWN_SHARE * (to - from)) sums.set(year, known.reduce((sum, value) => sum + value, 0) / 10)
  }
  return sums
}

export function scaleHistoryToNormals(
  history: RainYears,
  place: Place,
  means = monthlyRainMeans(history),
): Map<number, Uint16Array> {
  const normals = monthlyRainNormals(place)
  const factors = means.map((mean, month) => (mean > 0 ? itemAt(normals, month) / mean : 1))
  return new Map([...history].map(([year, values]) => [year, scaleDays(values, factors)]))
}

function scaleDays(values: Uint16Array, factors: readonly number[]): Uint16Array {
  const result = Uint16Array.from(values)
  for (let month = 0; month < 12; month++) {
    for (let n = itemAt(MONTH_START_INDEXES, month); n < itemAt(MONTH_START_INDEXES, month + 1); n++) {
      if (values[n] === MISSING_RAIN) continue
      const rain = Math.min(MISSING_RAIN - 1, Math.round(itemAt(values, n) * itemAt(factors, month)))
      result[n] = rain < DRIZZLE_LIMIT ? 0 : rain
    }
  }
  return result
}

export type HistoryRejection =
  | { why: 'no-season' }
  | { why: 'years'; years: number; needed: number }
  | { why: 'sums'; ratio: number }
  | { why: 'onset'; daysOff: number }

export interface JudgedHistory {
  calendar: SeasonCalendar | null
  years: RainYear[]
  distrust: HistoryRejection | null
  /** Wet-month sum over the normals before scaling; NaN if unknown. */
  ratio: number
  /** Median minus usual onset, days; NaN without onset. */
  daysOff: number
}

/** Judges a history: wet-month means 0.6 to 1.6 of normals, median onset within 20 days. `scale`: reanalysis. */
export function judgeRainHistory(
  history: RainYears,
  place: Place,
  { scale, withSeason = false }: { scale: boolean; withSeason?: boolean },
): JudgedHistory {
  const calendar = buildSeasonCalendar(place)
  if (!calendar) return { calendar, years: [], distrust: { why: 'no-season' }, ratio: Number.NaN, daysOff: Number.NaN }
  const means = monthlyRainMeans(history)
  const ratio = wetRatio(means, place, calendar)
  const years = analyseRainYears(scale ? scaleHistoryToNormals(history, place, means) : history, place, calendar, {
    withSeason,
  })
  const onsets = sortedOnsets(years)
  const daysOff = onsets.length === 0 ? Number.NaN : quantile(onsets, 0.5) - calendar.usual.median
  return { calendar, years, distrust: distrustOf(onsets.length, ratio, daysOff), ratio, daysOff }
}

function distrustOf(years: number, ratio: number, daysOff: number): HistoryRejection | null {
  if (!(ratio >= TRUSTED_SUM_RATIO.least && ratio <= TRUSTED_SUM_RATIO.most) && !Number.isNaN(ratio))
    return { why: 'sums', ratio }
  if (years < MIN_KERNEL_VALUES) return { why: 'years', years, needed: MIN_KERNEL_VALUES }
  return Math.abs(daysOff) > MOST_DAYS_OFF ? { why: 'onset', daysOff } : null
}

function wetRatio(means: readonly number[], place: Place, { wet }: SeasonCalendar): number {
  const normals = monthlyRainNormals(place)
  let [sum, normal] = [0, 0]
  for (let month = 0; month < 12; month++) {
    const middle = itemAt(MONTH_START_INDEXES, month) + 15
    const isWet = [middle, middle + 365].some((day) => day >= wet.first && day <= wet.last)
    if (!isWet || Number.isNaN(itemAt(means, month))) continue
    sum += itemAt(means, month)
    normal += itemAt(normals, month)
  }
  return normal > 0 ? sum / normal : Number.NaN
}
