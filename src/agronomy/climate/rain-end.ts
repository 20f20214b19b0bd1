import { dayNumber, dayNumberOfMonthDay, yearOfDayNumber } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'
import { NORTHERN_LATITUDE } from './rain-onset.ts'
import { usualRainsAt } from './rainy-seasons.ts'
import { findAgroZone, ZONES } from './zones.ts'

/** Water that a full soil holds for the crop, mm (this and the next two: PICSA, defaults of R package rpicsa). */
const STORE_MM = 60
/** Water that crop and air take from the soil in a day, mm. */
const LOST_A_DAY = 5
/** Soil water below which the soil counts as empty, mm. */
const EMPTY_MM = 0.5

/**
 * End of the season in `days` (ascending, no gaps): first day from 1 September (15 October south of 9° N, 1 March in
 * Namibia) with an empty soil store. `storeMm`: e.g. 40 sand, 70 loam, 100 clay (a choice), default 60, full on the
 * first day. `since`: earliest end.
 */
export function findEndOfRains(
  days: readonly DayWeather[],
  place: Place,
  storeMm = STORE_MM,
  since: string | null = null,
): string | null {
  if (!usualRainsAt(place)) return null
  const { earliest, latest } = endOfRainsSearchSpan(place)
  let store = storeMm
  for (const { date, rain } of days) {
    store = storeAfter(store, rain, storeMm)
    const day = dayNumber(date)
    const year = yearOfDayNumber(day)
    const mayEnd = day >= dayNumberOfMonthDay(year, earliest) && day <= dayNumberOfMonthDay(year, latest)
    if (mayEnd && store <= EMPTY_MM && (since === null || date >= since)) return date
  }
  return null
}

export function endOfRainsSearchSpan(place: Place): { earliest: string; latest: string } {
  if (ZONES[findAgroZone(place)].country === 'NA') return { earliest: '03-01', latest: '09-30' }
  return { earliest: place.lat >= NORTHERN_LATITUDE ? '09-01' : '10-15', latest: '12-31' }
}

const storeAfter = (store: number, rain: number, storeMm: number): number =>
  Math.min(storeMm, Math.max(0, store + rain - LOST_A_DAY))

/** Index of the season's end in `rain` (mm/day), store full at `from`; -1 without one. */
export function endOfRainsIndex(rain: ArrayLike<number>, from: number, opens: number, until: number): number {
  let store = STORE_MM
  for (let n = from; n <= Math.min(until, rain.length - 1); n++) {
    store = storeAfter(store, rain[n]!, STORE_MM)
    if (n >= opens && store <= EMPTY_MM) return n
  }
  return -1
}
