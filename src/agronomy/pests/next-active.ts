import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { daysBetween } from '../dates.ts'
import { ACTIVES, type ActiveId, type Country, mayBeNamed } from './actives.ts'
import { GENERATION } from './remedies.ts'

/**
 * The active for the next spray: one that may be named, none that is counted as highly hazardous, and of another group
 * than the last one as soon as that one's generation of the pest is over. Null when none is left.
 */
export function nextActive(
  of: readonly ActiveId[],
  country: Country,
  crop: CanonicalCropId,
  sprays: readonly LogEntry[],
  asOf: string,
): ActiveId | null {
  const open = of.filter((id) => mayBeNamed(id, country, crop) && !ACTIVES[id].hazardous)
  const last = sprays.findLast(({ product }) => product !== null && product in ACTIVES)
  if (!last) return open[0] ?? null
  const group = ACTIVES[last.product as ActiveId].group?.value
  const same = daysBetween(last.date, asOf) <= GENERATION.generation_days
  return open.find((id) => (ACTIVES[id].group?.value === group) === same) ?? open[0] ?? null
}
