import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { DayWeather, Place, RainsForecast } from '../types.ts'
import { expectedRainStartAt } from './expected-rains.ts'
import { findEndOfRains } from './rain-end.ts'
import { findRainOnset } from './rain-onset.ts'
import { daysOfRainLeft, usualRainStartDay, usualRainsAt } from './rainy-seasons.ts'

export interface RainsState {
  began: string
  seen: boolean
  /** True if the rains began too recently to be sure that no long dry spell follows (false start). */
  maybeFalse: boolean
  /** True after the end of the rains: by the soil store if days are known, else by the usual date. False before the start. */
  over: boolean
}

/** Days after the usual late start until which the onset is searched in recorded weather, which may begin after it later (our choice). */
const ONSET_SEARCH_DAYS = 30
/** Minimum recorded days for measured rain to be trusted over the usual dates. */
const KNOWN_DAYS = 14

/**
 * State of the rains on `asOf`: onset in `history` (ascending) > forecast > usual start; the end by soil store only
 * after the usual early end, to exclude mid-season dry spells.
 */
export function findRainsState(
  history: readonly DayWeather[],
  place: Place,
  asOf: string,
  expected: RainsForecast['expected'] = null,
): RainsState | null {
  const usual = expectedRainStartAt(place, expected, asOf)
  const rains = usualRainsAt(place)
  if (usual === null || rains === null) return null
  const measured = history.filter((day) => !day.estimated)
  const late = usualRainStartDay({ ...rains, start: { ...rains.start, median: rains.start.late } }, asOf)
  const onset = dayNumber(asOf) <= late + ONSET_SEARCH_DAYS ? findRainOnset(measured, place) : null
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
  return findEndOfRains(measured, place, undefined, addDays(asOf, toEarlyEnd)) !== null
}
