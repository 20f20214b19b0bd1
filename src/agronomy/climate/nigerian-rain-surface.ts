import { itemAt } from '../../shared/lookups.ts'
import data from '../data/zones.json' with { type: 'json' }
import type { Place } from '../types.ts'

const { formula, values } = data.season_dates_by_state

interface Dates {
  early: number
  median: number
  late: number
}

/** Days by which the dates of a state differ from the fitted surface; negative is earlier. */
interface Offsets {
  lat: number
  lng: number
  startEarly: number
  startSafe: number
  endEarly: number
  endLate: number
}

const STATION_OFFSETS: Offsets[] = values.map((v) => ({
  lat: v.lat,
  lng: v.lon,
  startEarly: ofYear(v.start_early) - ofYear(v.start),
  startSafe: ofYear(v.start_safe) - ofYear(v.start),
  endEarly: ofYear(v.end_early) - ofYear(v.end),
  endLate: ofYear(v.end_late) - ofYear(v.end),
}))

/**
 * Usual rains of a point in Nigeria: least-squares surfaces over latitude and longitude (`season_dates_by_state`).
 * `start.early`: mean rain reaches half of ETo; `start.late`: safe sowing in most years; `end.early`: last day with
 * half of ETo; `end.late`: 60 mm of stored water used.
 */
export function nigerianRainDates(place: Place, high: boolean): { start: Dates; end: Dates } {
  // Latitude and longitude are clamped: the fitted surface is valid only inside Nigeria.
  const lat = clamp(4.3, place.lat, 13.9)
  const lng = clamp(2.7, place.lng, 14.6)
  const start = evaluateSurface(formula.start_doy, lat, lng)
  const end = evaluateSurface(formula.end_doy, lat, lng)
  const [startEarly, startSafe, endEarly, endLate] = offsetsAt(lat, lng)
  return {
    start: high
      ? // Above 1,000 m the rains start 5 to 25 days earlier than the fitted surface.
        { early: start - 25, median: start + clamp(-25, startEarly, -5), late: start - 5 }
      : { early: start + startEarly, median: start, late: start + startSafe },
    end: { early: end + endEarly, median: end, late: end + endLate },
  }
}

function evaluateSurface(
  at: { at_9n_8e: number; lat: number; lat2: number; lon: number },
  lat: number,
  lng: number,
): number {
  const north = lat - 9
  return at.at_9n_8e + at.lat * north + at.lat2 * north * north + at.lon * (lng - 8)
}

function offsetsAt(lat: number, lng: number): [number, number, number, number] {
  let startEarly = 0
  let startSafe = 0
  let endEarly = 0
  let endLate = 0
  let total = 0
  for (const o of STATION_OFFSETS) {
    const weight = 1 / ((o.lat - lat) ** 2 + (o.lng - lng) ** 2 + 0.01)
    total += weight
    startEarly += weight * o.startEarly
    startSafe += weight * o.startSafe
    endEarly += weight * o.endEarly
    endLate += weight * o.endLate
  }
  return [startEarly / total, startSafe / total, endEarly / total, endLate / total]
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Returns the day of a non-leap year of an `MM-DD`; 0 is 1 January. */
function ofYear(monthDay: string): number {
  const [month, day] = [Number(monthDay.slice(0, 2)), Number(monthDay.slice(3))]
  return itemAt([0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334], month - 1) + day - 1
}
