import data from '../data/zones.json' with { type: 'json' }
import { dayInYear, dayNumber, isoDate, yearOf } from '../dates.ts'
import type { Place } from '../types.ts'
import { perPlace } from './per-place.ts'
import { nigerianRains } from './rain-surface.ts'
import { nearestSpan } from './yearly-spans.ts'
import { agroZone, ZONES, type ZoneId } from './zones.ts'

/** `MM-DD`: the day it comes early, in the middle and late among years. */
export interface Spread {
  early: string
  median: string
  late: string
}

/** The usual rains of a place: when they begin and end. */
export interface UsualRains {
  start: Spread
  end: Spread
  /** Rests on a choice or on memory. */
  rough: boolean
}

interface SeasonRecord {
  typical_start: string
  typical_end: string
  start_range?: string[]
  end_range?: string[]
  rough: boolean
}
const SEASONS: Partial<Record<ZoneId, SeasonRecord>> = data.season_dates_by_zone

/**
 * Usual start and end of the rains of a place. Nigeria: smooth over the map (`season_dates_by_state`: WorldClim rain
 * against ETo, and published dates of Odekunle 2004 and NiMet); Namibia: by zone. Null: no rainy season to farm on.
 */
export const rainsAt = perPlace((place): UsualRains | null => {
  const zone = agroZone(place)
  if (ZONES[zone].country === 'NG') {
    const high = zone === 'montane'
    const { start, end } = nigerianRains(place, high)
    return { start: spread(start), end: spread(end), rough: high }
  }
  const season = SEASONS[zone]
  if (!season) return null
  const { typical_start: start, typical_end: end, start_range: starts, end_range: ends } = season
  return {
    start: { early: starts?.[0] ?? start, median: start, late: starts?.[1] ?? start },
    end: { early: ends?.[0] ?? end, median: end, late: ends?.[1] ?? end },
    rough: season.rough,
  }
})

/** ISO date of the usual (median) start of the rains in the season that `date` belongs to or comes before; null where there is none. */
export function usualStart(place: Place, date: string): string | null {
  const rains = rainsAt(place)
  return rains && isoDate(startOf(rains, date))
}

/** Day number of the median start of the season that `date` belongs to or comes before. */
export function startOf({ start, end }: UsualRains, date: string): number {
  const today = dayNumber(date)
  const year = yearOf(today)
  const wraps = end.median < start.median
  const inTail = wraps && today <= dayInYear(year, end.median)
  return dayInYear(inTail ? year - 1 : year, start.median)
}

/**
 * Days from `asOf` to the usual end of the rains: negative after it, null where there is no rainy season. `when`: to the
 * early end (sand cannot fill grain after it), the middle one, or the late one (a loam or clay still gives water).
 */
export function daysOfRainLeft(place: Place, asOf: string, when: keyof Spread = 'median'): number | null {
  const rains = rainsAt(place)
  if (!rains) return null
  const { end } = nearestSpan(rains.start.median, rains.end[when], dayNumber(asOf))
  return end - dayNumber(asOf)
}

const spread = (dates: { early: number; median: number; late: number }): Spread => ({
  early: monthDay(dates.early),
  median: monthDay(dates.median),
  late: monthDay(dates.late),
})

/** `MM-DD` of a day of a common year, 0 = 1 January; the last of the year where it would pass it. */
const monthDay = (day: number): string => isoDate(dayNumber('2025-01-01') + Math.min(364, Math.round(day))).slice(5)
