import { itemAt } from '../../shared/lookups.ts'
import { dayNumber } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'
import { type UsualRains, usualRainStartDay, usualRainsAt } from './rainy-seasons.ts'
import { findAgroZone, ZONES } from './zones.ts'

/** A day with less is dry (Sivakumar; ClimIndVis). */
const DRY_DAY_MM = 1

export type OnsetRuleId = 'onset-garcia' | 'onset-jd' | 'onset-namibia'

interface OnsetRule {
  /** Onset needs this rain in mm within `days`, on at least `wetDays` days. */
  sumMm: number
  days: number
  wetDays: number
}

const ONSET_RULES: Record<OnsetRuleId, OnsetRule> = {
  'onset-garcia': { sumMm: 20, days: 3, wetDays: 0 },
  'onset-jd': { sumMm: 25, days: 5, wetDays: 3 },
  'onset-namibia': { sumMm: 25, days: 3, wetDays: 0 },
}

const MOST_DRY_DAYS = 7
const LOOK_AHEAD = 30
/** Days without a long dry spell after which an onset counts as confirmed (our choice). */
const PROVEN_AFTER = 14
/** Days before the usual start from which the onset is searched; in Namibia the search starts on 1 November. */
const SEARCHED_BEFORE = 45

/** Latitude, °N, above which Nigeria has one rain peak a year and the onset rule of Sivakumar applies. */
export const NORTHERN_LATITUDE = 9

export function onsetRuleFor(place: Place): OnsetRule & { id: OnsetRuleId } {
  const namibia = ZONES[findAgroZone(place)].country === 'NA'
  const id = namibia ? 'onset-namibia' : place.lat >= NORTHERN_LATITUDE ? 'onset-garcia' : 'onset-jd'
  return { id, ...ONSET_RULES[id] }
}

interface Onset {
  date: string
  /** True until two weeks pass without a dry spell of more than seven days. */
  maybeFalse: boolean
}

/**
 * Onset of the rains in `days` (ascending, no gaps): end of the first run that meets the place's rule without a dry
 * spell of more than 7 days in the next 30 (Sivakumar 1988; ClimIndVis; Agribank Namibia). Typical days do not count.
 * Null before the onset.
 */
export function findRainOnset(days: readonly DayWeather[], place: Place): Onset | null {
  const season = usualRainsAt(place)
  if (!season) return null
  const rule = onsetRuleFor(place)
  const rain = days.map((day) => day.rain)
  for (let from = 0; from < days.length; ) {
    const n = findOnsetIndex(rule, rain, from)
    if (n < 0) return null
    const { date } = itemAt(days, n)
    if (dayNumber(date) >= onsetSearchStart(place, season, date)) {
      const after = days.slice(n + 1, n + 1 + LOOK_AHEAD)
      return { date, maybeFalse: after.filter((day) => !day.estimated).length < PROVEN_AFTER }
    }
    from = n + 1
  }
  return null
}

/** Day number from which the onset of the season of `date` is searched. */
export function onsetSearchStart(place: Place, season: UsualRains, date: string): number {
  if (onsetRuleFor(place).id !== 'onset-namibia') return usualRainStartDay(season, date) - SEARCHED_BEFORE
  return usualRainStartDay({ ...season, start: { ...season.start, median: '11-01' } }, date)
}

export function meetsOnsetRule(rule: OnsetRule, rain: ArrayLike<number>, last: number): boolean {
  let sum = 0
  let wet = 0
  for (let n = last - rule.days + 1; n <= last; n++) {
    sum += rain[n]!
    if (rain[n]! >= DRY_DAY_MM) wet++
  }
  return sum >= rule.sumMm && wet >= rule.wetDays
}

/** The longest run of days under 1 mm among `rain[from]` to `rain[to - 1]`. */
export function longestDrySpellDays(rain: ArrayLike<number>, from: number, to: number): number {
  let longest = 0
  let run = 0
  for (let n = from; n < Math.min(to, rain.length); n++) {
    run = rain[n]! < DRY_DAY_MM ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

export function findOnsetIndex(rule: OnsetRule, rain: ArrayLike<number>, from: number, to = rain.length - 1): number {
  for (let n = Math.max(from, rule.days - 1); n <= to; n++) {
    if (meetsOnsetRule(rule, rain, n) && longestDrySpellDays(rain, n + 1, n + 1 + LOOK_AHEAD) <= MOST_DRY_DAYS) return n
  }
  return -1
}
