import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { itemAt } from '../../shared/lookups.ts'
import { isKeyOf } from '../../shared/records.ts'
import { daysBetween } from '../dates.ts'
import { ACTIVES, type ActiveId, type Country, mayBeNamed } from './actives.ts'
import { GENERATION } from './remedies.ts'
import { isSpent } from './rounds.ts'

/** Next active: allowed, not highly hazardous, rotated group, within the seasonal limit; null when none is left. */
export function nextActive(
  of: readonly ActiveId[],
  country: Country,
  crop: CanonicalCropId,
  sprays: readonly LogEntry[],
  asOf: string,
): ActiveId | null {
  const treated = { crop, country, sprays, asOf }
  const open = of.filter((id) => mayBeNamed(id, country, crop) && !ACTIVES[id].hazardous && !isSpent(id, treated))
  const named = sprays.filter(({ product }) => product !== null && product in ACTIVES)
  const last = named.at(-1)
  if (!last) return open[0] ?? null
  const group = groupOf(last)
  const first = itemAt(named, named.findLastIndex((spray) => groupOf(spray) !== group) + 1)
  const same = daysBetween(first.date, asOf) <= GENERATION.generation_days
  return open.find((id) => (ACTIVES[id].group?.value === group) === same) ?? open[0] ?? null
}

const groupOf = ({ product }: LogEntry): string | undefined =>
  product !== null && isKeyOf(ACTIVES, product) ? ACTIVES[product].group?.value : undefined
