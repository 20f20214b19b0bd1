import { itemAt } from '../../shared/lookups.ts'
import { typicalDayOfYear } from '../climate/climate-normals.ts'
import { dayNumber } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'

/** Growing degree days (°C d): temperatures clipped to [base, upper], mean minus base (AquaCrop method 2). */
export function computeGrowingDegreeDays(
  tMax: number,
  tMin: number,
  { base, upper }: { base: number; upper: number },
): number {
  const high = tMax < base ? base : tMax > upper ? upper : tMax
  const low = tMin < base ? base : tMin > upper ? upper : tMin
  return (high + low) / 2 - base
}

/** Days ahead (+) or behind (−) by growing degree days; zero under 20 recorded days, at most a tenth of `dap`. */
export function thermalTimeShift(
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
    const day = itemAt(history, n)
    const number = dayNumber(day.date)
    if (number < planted) break
    if (day.estimated || !Number.isFinite(day.tMax + day.tMin)) continue
    const usual = typicalDayOfYear(place, number)
    recorded++
    gained += computeGrowingDegreeDays(day.tMax, day.tMin, limits)
    typical += computeGrowingDegreeDays(usual.tMax, usual.tMin, limits)
  }
  if (recorded < 20 || typical <= 0) return 0
  const shift = (gained / typical - 1) * recorded
  const most = dap / 10
  return Math.round(Math.min(most, Math.max(-most, shift)))
}
