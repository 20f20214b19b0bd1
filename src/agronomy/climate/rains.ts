import { dayInYear, dayNumber, yearOf } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'
import { rainsAt, startOf, type UsualRains } from './rainy-seasons.ts'
import { agroZone, ZONES } from './zones.ts'

/** A day with less is dry (Sivakumar; ClimIndVis). */
const DRY_DAY_MM = 1

export type OnsetId = 'onset-garcia' | 'onset-jd' | 'onset-namibia'

export interface OnsetRule {
  /** This much rain, in so many days, so many of them with a millimetre or more. */
  sumMm: number
  days: number
  wetDays: number
}

const ONSETS: Record<OnsetId, OnsetRule> = {
  'onset-garcia': { sumMm: 20, days: 3, wetDays: 0 },
  'onset-jd': { sumMm: 25, days: 5, wetDays: 3 },
  'onset-namibia': { sumMm: 25, days: 3, wetDays: 0 },
}
const MOST_DRY_DAYS = 7
const LOOK_AHEAD = 30
/** Days without a long dry spell after an onset that prove it is not a false start (our choice). */
const PROVEN_AFTER = 14
/** Days before the usual start from which the onset is searched; in Namibia from 1 November. */
const SEARCHED_BEFORE = 45

/** Northward of it the rains of Nigeria have one peak, and Sivakumar's onset holds. */
const NORTH = 9

/** The definition of the onset that holds at a place; `id` is its source. */
export function onsetRule(place: Place): OnsetRule & { id: OnsetId } {
  const namibia = ZONES[agroZone(place)].country === 'NA'
  const id = namibia ? 'onset-namibia' : place.lat >= NORTH ? 'onset-garcia' : 'onset-jd'
  return { id, ...ONSETS[id] }
}

export interface Onset {
  date: string
  /** True until two weeks are known after it without a dry spell of more than seven days. */
  maybeFalse: boolean
}

/**
 * The onset of the rains in `days` (measured and forecast, ascending, without gaps): the first day that ends a run which
 * meets the place's rule and is not followed by a dry spell of more than 7 days in what is known of the next 30
 * (Sivakumar 1988; ClimIndVis; Agribank Namibia). Null while it has not come, and where there is no rainy season. The search
 * starts 45 days before the usual start, in Namibia on 1 November. Days that are only typical prove nothing.
 */
export function rainOnset(days: readonly DayWeather[], place: Place): Onset | null {
  const season = rainsAt(place)
  if (!season) return null
  const rule = onsetRule(place)
  const rain = days.map((day) => day.rain)
  for (let from = 0; from < days.length; ) {
    const n = onsetIndex(rule, rain, from)
    if (n < 0) return null
    const { date } = days[n]!
    if (dayNumber(date) >= onsetSearch(place, season, date)) {
      const after = days.slice(n + 1, n + 1 + LOOK_AHEAD)
      return { date, maybeFalse: after.filter((day) => !day.estimated).length < PROVEN_AFTER }
    }
    from = n + 1
  }
  return null
}

/** Day number from which the onset of the season of `date` is searched. */
export function onsetSearch(place: Place, season: UsualRains, date: string): number {
  if (onsetRule(place).id !== 'onset-namibia') return startOf(season, date) - SEARCHED_BEFORE
  return startOf({ ...season, start: { ...season.start, median: '11-01' } }, date)
}

/** Tests the wet part of an onset rule on the days up to `last`; `rain` in mm a day. */
export function meetsOnset(rule: OnsetRule, rain: ArrayLike<number>, last: number): boolean {
  let sum = 0
  let wet = 0
  for (let n = last - rule.days + 1; n <= last; n++) {
    sum += rain[n]!
    if (rain[n]! >= DRY_DAY_MM) wet++
  }
  return sum >= rule.sumMm && wet >= rule.wetDays
}

/** The longest run of days under 1 mm among `rain[from]` to `rain[to - 1]`. */
export function longestDrySpell(rain: ArrayLike<number>, from: number, to: number): number {
  let longest = 0
  let run = 0
  for (let n = from; n < Math.min(to, rain.length); n++) {
    run = rain[n]! < DRY_DAY_MM ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

/** Index of the onset in `rain` (mm a day), searched from index `from` to `to`; -1 without one. */
export function onsetIndex(rule: OnsetRule, rain: ArrayLike<number>, from: number, to = rain.length - 1): number {
  for (let n = Math.max(from, rule.days - 1); n <= to; n++) {
    if (meetsOnset(rule, rain, n) && longestDrySpell(rain, n + 1, n + 1 + LOOK_AHEAD) <= MOST_DRY_DAYS) return n
  }
  return -1
}

/** The soil's store of the end of the season: 60 mm that lose 5 a day, empty at 0.5 (PICSA, defaults of R package rpicsa). */
const STORE_MM = 60
const LOST_A_DAY = 5
const EMPTY_MM = 0.5

/**
 * The end of the season in `days` (ascending, without gaps): the first day from 1 September on (15 October south of 9° N,
 * 1 March in Namibia) on which the soil's store is used up. `storeMm`: what the soil holds, e.g. 40 sand, 70 loam, 100 clay
 * (a choice); without it 60. Full on the first day known. `since`: no day before it ends the season. Null while it has not ended, and where there is no rainy season.
 */
export function rainEnd(
  days: readonly DayWeather[],
  place: Place,
  storeMm = STORE_MM,
  since: string | null = null,
): string | null {
  if (!rainsAt(place)) return null
  const { earliest, latest } = endSearch(place)
  let store = storeMm
  for (const { date, rain } of days) {
    store = storeAfter(store, rain, storeMm)
    const day = dayNumber(date)
    const year = yearOf(day)
    const mayEnd = day >= dayInYear(year, earliest) && day <= dayInYear(year, latest)
    if (mayEnd && store <= EMPTY_MM && (since === null || date >= since)) return date
  }
  return null
}

/** First and last `MM-DD` on which the season may end. */
export function endSearch(place: Place): { earliest: string; latest: string } {
  if (ZONES[agroZone(place)].country === 'NA') return { earliest: '03-01', latest: '09-30' }
  return { earliest: place.lat >= NORTH ? '09-01' : '10-15', latest: '12-31' }
}

const storeAfter = (store: number, rain: number, storeMm: number): number =>
  Math.min(storeMm, Math.max(0, store + rain - LOST_A_DAY))

/** Index of the end of the season in `rain` (mm a day) between `opens` and `until`; -1 without one. The store is full at index `from`. */
export function endIndex(rain: ArrayLike<number>, from: number, opens: number, until: number): number {
  let store = STORE_MM
  for (let n = from; n <= Math.min(until, rain.length - 1); n++) {
    store = storeAfter(store, rain[n]!, STORE_MM)
    if (n >= opens && store <= EMPTY_MM) return n
  }
  return -1
}
