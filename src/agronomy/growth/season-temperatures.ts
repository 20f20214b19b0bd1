import { typicalDayOfYear } from '../climate/climate-normals.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { Harvest } from '../crops/crop-record.ts'
import { dayNumber } from '../dates.ts'
import type { Place } from '../types.ts'

/** Returns why the mean temperature of the season is outside ECOCROP's absolute limits; null if it is inside. */
export function unfitWeather(
  place: Place,
  { record }: CropFacts,
  planted: string,
  days: number,
): 'cold' | 'hot' | null {
  const { t_abs_min_c: least, t_abs_max_c: most } = record.figures.ecocrop ?? {}
  const weeks = usualWeeks(place, planted, days)
  if (typeof least === 'number' && weeks.some(({ tMin }) => tMin < least)) return 'cold'
  if (typeof most !== 'number') return null
  return weeks.filter((week) => meanOf(week) > most).length * WEEK * 3 > days ? 'hot' : null
}
const WEEK = 7

/** Returns why the climate is unfit in a zone without growing guide: heat, or a third of winter nights below ECOCROP's minimum (a choice). */
export function unfitUnknown(place: Place, facts: CropFacts, planted: string, days: number): 'chill' | 'hot' | null {
  if (isChilly(place, facts, planted, days)) return 'chill'
  const isHot = unfitWeather(place, facts, planted, days) === 'hot' || isTooWarm(place, facts, planted, days)
  return isHot ? 'hot' : null
}

/** Best mean temperature, °C, up to which a crop is one of cool seasons (choices): potatoes and carrots; wheat. */
const COOL_SEASON_BEST: Partial<Record<Harvest['kind'], number>> = { roots: 25, dried: 24 }

/** True if two thirds of the season are warmer than ECOCROP's optimum (a choice): cool-season roots do not swell, nor does wheat set grain. */
function isTooWarm(place: Place, { record }: CropFacts, planted: string, days: number): boolean {
  const best = record.figures.ecocrop?.t_opt_max_c
  if (record.life !== 'annual' || typeof best !== 'number') return false
  if (best > (COOL_SEASON_BEST[record.harvest.kind] ?? 0)) return false
  const weeks = usualWeeks(place, planted, days)
  return weeks.filter((week) => meanOf(week) > best).length * 3 > weeks.length * 2
}

export function isChilly(place: Place, { record }: CropFacts, from: string, days: number): boolean {
  const least = record.figures.ecocrop?.t_abs_min_c
  if (place.country !== 'NA' || typeof least !== 'number') return false
  const weeks = usualWeeks(place, from, days)
  return weeks.filter(({ tMin }) => tMin < least).length * 3 > weeks.length
}

const meanOf = ({ tMax, tMin }: { tMax: number; tMin: number }): number => (tMax + tMin) / 2

/** Usual weather of one day in each week of a season. */
const usualWeeks = (place: Place, from: string, days: number) =>
  Array.from({ length: Math.ceil(days / WEEK) }, (_, n) => typicalDayOfYear(place, dayNumber(from) + n * WEEK))
