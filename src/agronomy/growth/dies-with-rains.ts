import { usualRainsAt } from '../climate/rainy-seasons.ts'
import { nearestYearlySpan } from '../climate/yearly-spans.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { CropRecord } from '../crops/crop-record.ts'
import { dayNumber } from '../dates.ts'
import type { Place } from '../types.ts'
import type { EmergenceInfo } from './emergence.ts'
import type { Variety } from './variety.ts'

/** Days after the usual end of the rains in which vines dry (a choice); tubers are ripe a month before (Onwueme 1978, GTZ). */
const VINES_DRY = 30
/** Minimum days for a tuber to fill (a choice). */
const LEAST_DAYS = 120

/** True for yam, whose vines die when the rains end, whatever water they get. */
export const diesWhenRainsEnd = (record: CropRecord): boolean =>
  record.life === 'annual' && record.grownFor === 'root' && record.care.staked

/** Ends an assumed variety that dies with the rains soon after them; its maturity class alone would let it stand for months. */
export function boundVarietyByRains(
  variety: Variety,
  { record }: CropFacts,
  place: Place,
  planted: string | null,
  { emerged, delay }: EmergenceInfo,
): Variety {
  const rains = usualRainsAt(place)
  if (!diesWhenRainsEnd(record) || !variety.assumed || variety.days === null || planted === null || !rains)
    return variety
  const { end } = nearestYearlySpan(rains.start.median, rains.end.median, dayNumber(emerged ?? planted))
  const days = end + VINES_DRY - dayNumber(planted) - delay
  return days < LEAST_DAYS || days >= variety.days ? variety : { ...variety, days }
}
