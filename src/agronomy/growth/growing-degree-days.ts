import { typicalDayOn } from '../climate/climate-normals.ts'
import { dayNumber } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'

/** Degree days of one day (°C d): both temperatures clipped to [base, upper], their mean, minus the base (AquaCrop's method 2). */
export function growingDegreeDays(
  tMax: number,
  tMin: number,
  { base, upper }: { base: number; upper: number },
): number {
  const high = tMax < base ? base : tMax > upper ? upper : tMax
  const low = tMin < base ? base : tMin > upper ? upper : tMin
  return (high + low) / 2 - base
}

/**
 * Days that the crop is ahead (+) of or behind (−) the calendar, because the recorded days since planting were warmer
 * or cooler than usual: their growing degree days over those of a typical day, less their number. Calibrates
 * AquaCrop's degree days to the place, since a variety's known days hold in a usual year. Zero when fewer than 20 days
 * are recorded; at most a tenth of `dap` either way.
 */
export function thermalShift(
  history: readonly DayWeather[],
  place: Place,
  plantingDate: string,
  dap: number,
  limits: { base: number; upper: number },
): number {
  const planted = dayNumber(plantingDate)
  let recorded = 0
  let gained = 0
  let typical = 0
  for (let n = history.length - 1; n >= 0; n--) {
    const day = history[n]!
    const number = dayNumber(day.date)
    if (number < planted) break
    if (day.estimated || !Number.isFinite(day.tMax + day.tMin)) continue
    const usual = typicalDayOn(place, number)
    recorded++
    gained += growingDegreeDays(day.tMax, day.tMin, limits)
    typical += growingDegreeDays(usual.tMax, usual.tMin, limits)
  }
  if (recorded < 20 || typical <= 0) return 0
  const shift = (gained / typical - 1) * recorded
  const most = dap / 10
  return Math.round(Math.min(most, Math.max(-most, shift)))
}
