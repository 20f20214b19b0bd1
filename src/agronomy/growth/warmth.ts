import { typicalDayOn } from '../climate/climate-normals.ts'
import { perPlace } from '../climate/per-place.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { dayInYear, dayNumber, yearOf } from '../dates.ts'
import type { Place } from '../types.ts'
import { growingDegreeDays } from './growing-degree-days.ts'
import { rowsOfZone } from './sowing-rows.ts'

/** A crop is not trusted to be more than so much quicker or slower than usual. */
const QUICKEST = 0.8
const SLOWEST = 1.6
/** Smaller differences lie within what a class's days range over. */
const NO_MATTER = 0.05
const WEEK = 7
/** Height of the stations where lowland varieties were tested, m: Abuja 344, Kano 476, Zaria 686 (a choice within these). */
const LOWLAND = 500
/** The same point at that height. */
const atLowland = perPlace((place): Place => ({ ...place, elevation: LOWLAND }))

/**
 * Factor (above 1: slower) on a variety's known days at a place and planting day. Those days hold for the zone's main
 * planting time: degree days of a typical day of the main season over those of this one (AquaCrop's degree days
 * calibrated to known days). On a highland that the variety was not tested on (`zones`), the main season of the
 * lowland counts. 1 for crops without degree days of their own.
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

/** Degree days of a typical day between two days, °C d. */
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
