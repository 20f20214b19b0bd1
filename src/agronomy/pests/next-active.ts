import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { itemAt } from '../../shared/lookups.ts'
import { isKeyOf } from '../../shared/records.ts'
import { daysBetween } from '../dates.ts'
import { ACTIVE_INGREDIENTS, type ActiveIngredientId, type Country, isAllowedActive } from './active-ingredients.ts'
import { PEST_GENERATION } from './remedies.ts'
import { isSprayLimitReached } from './spray-rounds.ts'

/** Returns the next active ingredient to spray: allowed, not highly hazardous, of another group, within the seasonal limit; null if none is left. */
export function chooseNextActive(
  of: readonly ActiveIngredientId[],
  country: Country,
  crop: CanonicalCropId,
  sprays: readonly LogEntry[],
  asOf: string,
): ActiveIngredientId | null {
  const treated = { crop, country, sprays, asOf }
  const open = of.filter(
    (id) =>
      isAllowedActive(id, country, crop) && !ACTIVE_INGREDIENTS[id].hazardous && !isSprayLimitReached(id, treated),
  )
  const named = sprays.filter(({ product }) => product !== null && product in ACTIVE_INGREDIENTS)
  const last = named.at(-1)
  if (!last) return open[0] ?? null
  const group = groupOf(last)
  const first = itemAt(named, named.findLastIndex((spray) => groupOf(spray) !== group) + 1)
  const same = daysBetween(first.date, asOf) <= PEST_GENERATION.generation_days
  return open.find((id) => (ACTIVE_INGREDIENTS[id].group?.value === group) === same) ?? open[0] ?? null
}

const groupOf = ({ product }: LogEntry): string | undefined =>
  product !== null && isKeyOf(ACTIVE_INGREDIENTS, product) ? ACTIVE_INGREDIENTS[product].group?.value : undefined
