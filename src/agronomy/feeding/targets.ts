import type { ZoneId } from '../climate/zones.ts'
import type { FertilizerFigures, TargetFigures } from './figures.ts'

/** Growing systems that the rates distinguish. */
export type FeedingSystem = 'rain-fed' | 'irrigated' | 'lowland rain-fed' | 'upland'

export interface Target {
  row: TargetFigures
  /** Index of the record's target. */
  index: number
  /** True for a rate of another zone or growing system, or one from memory. */
  rough: boolean
}

/**
 * The nutrients to bring in a season. The zone's row for the system leads; else one of the zone that names no special use,
 * else the country's for the system, else any other's. Null where nothing is known.
 */
export function targetFor({ targets = [] }: FertilizerFigures, zone: ZoneId, system: FeedingSystem): Target | null {
  const here = (row: TargetFigures) => row.zones.includes(zone)
  const inCountry = (row: TargetFigures) => row.zones.some((id) => id.startsWith('na_') === zone.startsWith('na_'))
  const usual = (row: TargetFigures) => row.use === 'default'
  const asGrown = (row: TargetFigures) => row.system === system
  const asked: ((row: TargetFigures) => boolean)[] = [
    (row) => here(row) && asGrown(row) && usual(row),
    (row) => here(row) && usual(row),
    (row) => here(row) && row.use === 'no manure',
    (row) => here(row) && (row.use.startsWith('fallback') || row.use.startsWith('only with manure')),
    (row) => inCountry(row) && asGrown(row) && usual(row),
    (row) => inCountry(row) && usual(row),
    usual,
    (row) => row.use === 'no manure',
  ]
  for (const [n, fits] of asked.entries()) {
    const index = targets.findIndex(fits)
    const row = targets[index]
    if (row) return { row, index, rough: n >= 4 || row.confidence === 'memory' }
  }
  return null
}
