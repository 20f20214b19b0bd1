import data from '../data/zones.json' with { type: 'json' }
import { dayNumber, dayNumberOfMonthDay, isoDate, yearOfDayNumber } from '../dates.ts'
import type { Place } from '../types.ts'
import { cachePerPlace } from './cache-per-place.ts'
import { nigerianRainDates } from './nigerian-rain-surface.ts'
import { nearestYearlySpan } from './yearly-spans.ts'
import { findAgroZone, ZONES, type ZoneId } from './zones.ts'

/** Spread of a date among years, as `MM-DD`: early, median and late. */
interface Spread {
  early: string
  median: string
  late: string
}

export interface UsualRains {
  start: Spread
  end: Spread
  rough: boolean
}

interface SeasonRecord {
  typical_start: string
  typical_end: string
  start_range?: string[]
  end_range?: string[]
  rough: boolean
}
const SEASON_RECORDS: Partial<Record<ZoneId, SeasonRecord>> = data.season_dates_by_zone

/** Usual rains. Nigeria: `season_dates_by_state` (WorldClim, ETo; Odekunle 2004, NiMet); Namibia: by zone. */
export const usualRainsAt = cachePerPlace((place): UsualRains | null => {
  const zone = findAgroZone(place)
  if (ZONES[zone].country === 'NG') {
    const high = zone === 'montane'
    const { start, end } = nigerianRainDates(place, high)
    return { start: toSpread(start), end: toSpread(end), rough: high }
  }
  const season = SEASON_RECORDS[zone]
  if (!season) return null
  const { typical_start: start, typical_end: end, start_range: starts, end_range: ends } = season
  return {
    start: { early: starts?.[0] ?? start, median: start, late: starts?.[1] ?? start },
    end: { early: ends?.[0] ?? end, median: end, late: ends?.[1] ?? end },
    rough: season.rough,
  }
})

export function usualRainStart(place: Place, date: string): string | null {
  const rains = usualRainsAt(place)
  return rains && isoDate(usualRainStartDay(rains, date))
}

export function usualRainStartDay({ start, end }: UsualRains, date: string): number {
  const today = dayNumber(date)
  const year = yearOfDayNumber(today)
  const wraps = end.median < start.median
  const inTail = wraps && today <= dayNumberOfMonthDay(year, end.median)
  return dayNumberOfMonthDay(inTail ? year - 1 : year, start.median)
}

/** Days to the usual end of rains, negative afterwards. `when`: early (sand), median, late (loam and clay). */
export function daysOfRainLeft(place: Place, asOf: string, when: keyof Spread = 'median'): number | null {
  const rains = usualRainsAt(place)
  if (!rains) return null
  const { end } = nearestYearlySpan(rains.start.median, rains.end[when], dayNumber(asOf))
  return end - dayNumber(asOf)
}

const toSpread = (dates: { early: number; median: number; late: number }): Spread => ({
  early: monthDay(dates.early),
  median: monthDay(dates.median),
  late: monthDay(dates.late),
})

const monthDay = (day: number): string => isoDate(dayNumber('2025-01-01') + Math.min(364, Math.round(day))).slice(5)
