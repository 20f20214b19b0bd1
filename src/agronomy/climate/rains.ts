import { dayInYear, dayNumber, isoDate, yearOf } from '../dates.ts'
import type { Confidence, DayWeather } from '../types.ts'
import { seasonDates, type ZoneId } from './zones.ts'

/** A day with less than 1 mm is dry (methods §4). */
export const DRY_DAY_MM = 1

export interface OnsetRule {
  /** Source id. */
  id: 'onset-garcia' | 'onset-jd' | 'onset-namibia'
  sumMm: number
  days: number
  wetDays: number
  maxDrySpell: number
  lookAhead: number
}

/** The onset definition of a zone: 20 mm in 3 days in the north, 25 mm in 5 days with 3 wet in the south, 25 mm in 3 days in Namibia. */
export function onsetRule(zone: ZoneId): OnsetRule {
  if (zone.startsWith('na_'))
    return { id: 'onset-namibia', sumMm: 25, days: 3, wetDays: 0, maxDrySpell: 7, lookAhead: 30 }
  return SOUTH.has(zone)
    ? { id: 'onset-jd', sumMm: 25, days: 5, wetDays: 3, maxDrySpell: 7, lookAhead: 30 }
    : { id: 'onset-garcia', sumMm: 20, days: 3, wetDays: 0, maxDrySpell: 7, lookAhead: 30 }
}

export interface RainOnset {
  /** The day the rule was met: the first on which the ground is wet enough to sow. */
  date: string
  /** mm in the rule's days. */
  sum: number
  rule: OnsetRule['id']
  /** Days after it that the record and forecast can see; the rule asks for 30. */
  daysSeen: number
  /** Low when typical or off-season days decide, medium until 21 days have passed, then high. */
  confidence: Confidence
  /** Over 20 days before the usual start of the rains, where a false start is likely. */
  falseStartPossible: boolean
  /** Earlier days on which the rule was met but a long dry spell followed. */
  falseStarts: string[]
}

/**
 * The onset of the rains in `days` (ascending, without gaps): the first run of days that meets the zone's rule and is not
 * followed by a dry spell of more than 7 days in what is known of the next 30. Null while it has not come, and where
 * there is no rainy season. The search starts 45 days before the season's usual start, in Namibia on 1 November.
 */
export function rainOnset(days: readonly DayWeather[], zone: ZoneId): RainOnset | null {
  const season = seasonDates(zone)
  if (!season || days.length === 0) return null
  const rule = onsetRule(zone)
  const falseStarts: string[] = []
  let lastMet = Number.NEGATIVE_INFINITY
  for (let n = rule.days - 1; n < days.length; n++) {
    const day = days[n]!
    const typical = typicalStart(season.start, season.end, day.date)
    const earliest = rule.id === 'onset-namibia' ? typicalStart('11-01', season.end, day.date) : typical - 45
    if (dayNumber(day.date) < earliest) continue
    const window = days.slice(n - rule.days + 1, n + 1)
    const sum = window.reduce((total, d) => total + d.rain, 0)
    if (sum < rule.sumMm || window.filter((d) => d.rain >= DRY_DAY_MM).length < rule.wetDays) continue
    const after = days.slice(n + 1, n + 1 + rule.lookAhead)
    if (longestDrySpell(after).days > rule.maxDrySpell) {
      if (n - lastMet >= rule.days) falseStarts.push(day.date)
      lastMet = n
      continue
    }
    const early = typical - dayNumber(day.date) > 20
    const guessed = window.some((d) => d.estimated)
    return {
      date: day.date,
      sum,
      rule: rule.id,
      daysSeen: after.length,
      confidence: guessed || early ? 'low' : after.length >= 21 ? 'high' : 'medium',
      falseStartPossible: early,
      falseStarts,
    }
  }
  return null
}

export interface DrySpell {
  days: number
  /** First day of the spell; null when there is none. */
  start: string | null
}

/** The longest run of days under 1 mm. */
export function longestDrySpell(days: readonly DayWeather[]): DrySpell {
  let best: DrySpell = { days: 0, start: null }
  let run = 0
  for (let n = 0; n < days.length; n++) {
    run = days[n]!.rain < DRY_DAY_MM ? run + 1 : 0
    if (run > best.days) best = { days: run, start: days[n - run + 1]!.date }
  }
  return best
}

/** The dry spell around today: dry days up to and including yesterday, and from today on. Typical days (`estimated`) end it. */
export function drySpellAround(
  history: readonly DayWeather[],
  forecast: readonly DayWeather[],
): { past: number; ahead: number; total: number } {
  let past = 0
  for (let n = history.length - 1; n >= 0 && isDry(history[n]!); n--) past++
  let ahead = 0
  while (ahead < forecast.length && isDry(forecast[ahead]!)) ahead++
  return { past, ahead, total: ahead > 0 ? past + ahead : 0 }
}

/** Rain of the first `count` days, mm. */
export function rainOf(days: readonly DayWeather[], count = days.length): number {
  let total = 0
  for (let n = 0; n < count && n < days.length; n++) total += days[n]!.rain
  return total
}

const SOUTH = new Set<ZoneId>(['humid_forest', 'derived_savanna', 'southern_guinea_savanna'])

const isDry = (day: DayWeather): boolean => !day.estimated && day.rain < DRY_DAY_MM

/** Day number of the start of the season `date` belongs to or comes before. */
function typicalStart(start: string, end: string, date: string): number {
  const today = dayNumber(date)
  const year = yearOf(today)
  const wraps = end < start
  const inTail = wraps && today <= dayInYear(year, end)
  return dayInYear(inTail ? year - 1 : year, start)
}

/** ISO date of the usual start of the rains in the season of `date`; null where there is none. */
export function usualStart(zone: ZoneId, date: string): string | null {
  const season = seasonDates(zone)
  return season && isoDate(typicalStart(season.start, season.end, date))
}
