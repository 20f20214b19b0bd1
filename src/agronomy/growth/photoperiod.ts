import { usualRainsAt } from '../climate/rainy-seasons.ts'
import { nearestYearlySpan } from '../climate/yearly-spans.ts'
import { guideCountryOf, type MaturityFigures } from '../crops/practice.ts'
import { dayNumber } from '../dates.ts'
import type { Place } from '../types.ts'

/** Days after sowing on which a photoperiod-sensitive crop heads and ripens. */
interface BoundDays {
  heading: number
  ripe: number
}

/** Days before the usual start of the rains from which a sowing belongs to them (a choice). */
const EARLY_SOWING_DAYS = 60

/** Heading of a photoperiod-sensitive class at the usual end of the rains; null for other classes and seasons. */
export function daysToPhotoperiodHeading(
  { heads_with_rains: bound }: MaturityFigures,
  place: Place,
  sown: string,
): BoundDays | null {
  const rains = usualRainsAt(place)
  if (!bound || !rains || bound.value.country !== guideCountryOf(place.country)) return null
  const { days_to_ripe: filling, least_days_to_head: least, later_per_day: later } = bound.value
  const day = dayNumber(sown)
  const { start, end } = nearestYearlySpan(rains.start.median, rains.end.median, day)
  if (day < start - EARLY_SOWING_DAYS || day > end) return null
  const heading = Math.max(least, Math.round(end - day + later * (day - start)))
  return { heading, ripe: heading + filling }
}
