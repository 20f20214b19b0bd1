import type { ZoneId } from '../climate/zones.ts'
import type { FertilizerFigures, TargetFigures } from './fertilizer-figures.ts'
import { isEstimatedFigure } from './from-memory.ts'

export type ProductionSystem = 'rain-fed' | 'irrigated' | 'lowland rain-fed' | 'upland'

export interface NutrientTarget {
  row: TargetFigures
  index: number
  /** Rate of another zone or system, or from memory in whole or in part. */
  rough: boolean
}

/** Season's target: the zone's row for the system, else its general row, else the country's, else any. */
export function findNutrientTarget(
  { targets = [] }: FertilizerFigures,
  zone: ZoneId,
  system: ProductionSystem,
): NutrientTarget | null {
  const here = (row: TargetFigures) => row.zones.includes(zone)
  const inCountry = (row: TargetFigures) => row.zones.some((id) => id.startsWith('na_') === zone.startsWith('na_'))
  const usual = (row: TargetFigures) => row.use === 'default'
  const asGrown = (row: TargetFigures) => row.system === system
  const matchers: ((row: TargetFigures) => boolean)[] = [
    (row) => here(row) && asGrown(row) && usual(row),
    (row) => here(row) && usual(row),
    (row) => here(row) && row.use === 'no manure',
    (row) => here(row) && (row.use.startsWith('fallback') || row.use.startsWith('only with manure')),
    (row) => inCountry(row) && asGrown(row) && usual(row),
    (row) => inCountry(row) && usual(row),
    usual,
    (row) => row.use === 'no manure',
  ]
  for (const [n, fits] of matchers.entries()) {
    const index = targets.findIndex(fits)
    const row = targets[index]
    if (row) return { row, index, rough: n >= 4 || isEstimatedFigure(row) }
  }
  return null
}
