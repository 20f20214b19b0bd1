import { typicalDayOn } from '../climate/climate-normals.ts'
import { perPlace } from '../climate/per-place.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { dayInYear, dayNumber, yearOf } from '../dates.ts'
import type { Place } from '../types.ts'
import { growingDegreeDays } from './growing-degree-days.ts'
import { rowsOfZone } from './sowing-rows.ts'

/** Bound on the factor; larger differences are not trusted. */
const QUICKEST = 0.8
const SLOWEST = 1.6
/** Smaller differences lie within a class's range. */
const NO_MATTER = 0.05
const WEEK = 7
/** Elevation of lowland variety trials, m: Abuja 344, Kano 476, Zaria 686 (a choice within these). */
const LOWLAND = 500
const atLowland = perPlace((place): Place => ({ ...place, elevation: LOWLAND }))

/**
 * Factor (above 1: slower) on a variety's days: degree days of a typical main-season day over this season's (AquaCrop's
 * degree days calibrated to known days). Untested highlands (`zones`) use the lowland's main season. 1 without degree
 * days.
 */
export function slowness(
  { record, gdd }: CropFacts,
  zone: ZoneId,
  place: Place,
  planted: string,
  days: number,
  zones: readonly string[] = [],
): number {
  const main = rowsOfZone(record.practice, zone).find((row) => row.best)
  if (!gdd?.byStage || !main?.best) return 1
  const start = dayNumber(planted)
  const tested = zone === 'montane' && !zones.includes(zone) ? atLowland(place) : place
  const usual = warmthOf(tested, gdd, dayInYear(yearOf(start), main.best[0]), days)
  let factor = 1
  for (let round = 0; round < 3; round++) {
    const here = warmthOf(place, gdd, start, days * factor)
    factor = here <= 0 ? SLOWEST : Math.min(SLOWEST, Math.max(QUICKEST, usual / here))
  }
  return Math.abs(factor - 1) < NO_MATTER ? 1 : factor
}

function warmthOf(place: Place, limits: { base: number; upper: number }, from: number, days: number): number {
  let sum = 0
  let count = 0
  for (let day = from; day < from + days; day += WEEK) {
    const { tMax, tMin } = typicalDayOn(place, day)
    sum += growingDegreeDays(tMax, tMin, limits)
    count++
  }
  return sum / Math.max(1, count)
}
