import { dayInYear, dayNumber, isoDate, yearOf } from '../dates.ts'
import type { DayWeather } from '../types.ts'
import { seasonDates } from './rainy-seasons.ts'
import { type OnsetId, ZONES, type ZoneId } from './zones.ts'

/** A day with less is dry (Sivakumar; ClimIndVis). */
const DRY_DAY_MM = 1

interface OnsetRule {
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

/** The definition of the onset that holds in a zone; `id` is its source. */
export function onsetRule(zone: ZoneId): OnsetRule & { id: OnsetId } {
  const id = ZONES[zone].onset
  return { id, ...ONSETS[id] }
}

/**
 * The onset of the rains in `days` (ascending, without gaps): the first day that ends a run which meets the zone's rule and
 * is not followed by a dry spell of more than 7 days in what is known of the next 30. Null while it has not come, and where
 * there is no rainy season. The search starts 45 days before the season's usual start, in Namibia on 1 November.
 */
export function rainOnset(days: readonly DayWeather[], zone: ZoneId): string | null {
  const season = seasonDates(zone)
  if (!season) return null
  const rule = onsetRule(zone)
  for (let n = rule.days - 1; n < days.length; n++) {
    const { date } = days[n]!
    const earliest =
      rule.id === 'onset-namibia'
        ? typicalStart('11-01', season.end, date)
        : typicalStart(season.start, season.end, date) - 45
    if (dayNumber(date) < earliest) continue
    const window = days.slice(n - rule.days + 1, n + 1)
    const sum = window.reduce((total, day) => total + day.rain, 0)
    if (sum < rule.sumMm || window.filter((day) => day.rain >= DRY_DAY_MM).length < rule.wetDays) continue
    if (longestDrySpell(days.slice(n + 1, n + 1 + LOOK_AHEAD)) <= MOST_DRY_DAYS) return date
  }
  return null
}

/** The longest run of days under 1 mm. */
function longestDrySpell(days: readonly DayWeather[]): number {
  let longest = 0
  let run = 0
  for (const { rain } of days) {
    run = rain < DRY_DAY_MM ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

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
