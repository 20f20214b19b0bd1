import data from '../data/zones.json' with { type: 'json' }
import { dayNumber } from '../dates.ts'
import { nearestSpan } from './yearly-spans.ts'
import type { ZoneId } from './zones.ts'

/** First and last days of the rains, `MM-DD`. */
interface SeasonDates {
  start: string
  end: string
  rough: boolean
}

const SEASONS: Partial<Record<ZoneId, { typical_start: string; typical_end: string; rough: boolean }>> =
  data.season_dates_by_zone

/** The rains of a zone; null: no rainy season to farm on. */
export function seasonDates(zone: ZoneId): SeasonDates | null {
  const season = SEASONS[zone]
  return season ? { start: season.typical_start, end: season.typical_end, rough: season.rough } : null
}

/** Days left of a usual rainy season on `date`: negative after its end, null where there is none. */
export function seasonDaysLeft(zone: ZoneId, date: string): number | null {
  const season = seasonDates(zone)
  if (!season) return null
  const { end } = nearestSpan(season.start, season.end, dayNumber(date))
  return end - dayNumber(date)
}
