import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { DayWeather, Place, RainsForecast } from '../types.ts'
import { startAt } from './expected-rains.ts'
import { rainEnd, rainOnset } from './rains.ts'
import { daysOfRainLeft, rainsAt, startOf } from './rainy-seasons.ts'

/** The rains of a season as they stand on a day. */
export interface RainsNow {
  /** ISO date on which they began, or usually begin. */
  began: string
  /** The onset was seen in the weather and is not only usual. */
  seen: boolean
  /** It was seen, but too few days ago to know that no long dry spell follows. */
  maybeFalse: boolean
  /** They have ended: by the soil's store where the days are known, else by the usual date; false before they begin. */
  over: boolean
}

/** Days after the usual late start from which the recorded days no longer reach back to the onset (our choice). */
const SEEN_UNTIL = 30
/** Recorded days from which they outweigh the usual dates. */
const KNOWN_DAYS = 14

/**
 * State of a place's rains on `asOf`. A weather service's forecast wins over the usual start, and measured rain over both once the onset is seen in `history`
 * (days before `asOf`, ascending); the end by the soil's store counts from the usual early end on, so that a dry spell
 * in mid-season is none. Null without a rainy season.
 */
export function rainsNow(
  history: readonly DayWeather[],
  place: Place,
  asOf: string,
  expected: RainsForecast['expected'] = null,
): RainsNow | null {
  const usual = startAt(place, expected, asOf)
  const rains = rainsAt(place)
  if (usual === null || rains === null) return null
  const measured = history.filter((day) => !day.estimated)
  const late = startOf({ ...rains, start: { ...rains.start, median: rains.start.late } }, asOf)
  const onset = dayNumber(asOf) <= late + SEEN_UNTIL ? rainOnset(measured, place) : null
  const began = onset?.date ?? usual
  return {
    began,
    seen: onset !== null,
    maybeFalse: onset?.maybeFalse ?? false,
    over: began <= asOf && isOver(measured, place, asOf),
  }
}

function isOver(measured: readonly DayWeather[], place: Place, asOf: string): boolean {
  const toEarlyEnd = daysOfRainLeft(place, asOf, 'early') ?? -1
  if (toEarlyEnd > 0) return false
  const known = measured.filter(({ date }) => daysBetween(date, asOf) <= KNOWN_DAYS).length >= KNOWN_DAYS
  if (!known) return (daysOfRainLeft(place, asOf) ?? -1) < 0
  return rainEnd(measured, place, undefined, addDays(asOf, toEarlyEnd)) !== null
}
