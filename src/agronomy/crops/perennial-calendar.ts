import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { ZoneId } from '../climate/zones.ts'

/**
 * What a bearing tree or bush does in a month (1-12) of a zone. Harvest months of cocoa, coffee, mango and orange are the
 * records' `months_nigeria`; flowering and Namibia are from memory, so all of it is rough (source `perennial-calendar`).
 */
export function perennialStage(crop: CanonicalCropId, zone: ZoneId, month: number): GrowthStage {
  const year = zone.startsWith('na_')
    ? NAMIBIA[crop]
    : SOUTH.has(zone)
      ? (NIGERIA_SOUTH[crop] ?? NIGERIA[crop])
      : NIGERIA[crop]
  return year ? NAMES[year[month - 1] as keyof typeof NAMES] : 'fruiting'
}

/** Month (1-12) in which the next harvest begins, counting from `month` on; `month` itself while it is on. */
export function nextHarvestMonth(crop: CanonicalCropId, zone: ZoneId, month: number): number {
  for (let ahead = 0; ahead < 12; ahead++) {
    const wanted = ((month - 1 + ahead) % 12) + 1
    if (perennialStage(crop, zone, wanted) === 'harvesting') return wanted
  }
  return month
}

const NAMES = { V: 'vegetative', F: 'flowering', f: 'fruiting', M: 'mature', H: 'harvesting' } as const

/** January to December: V growing, F flowering, f fruit growing, M nearly ripe, H harvest. */
const NIGERIA: Partial<Record<CanonicalCropId, string>> = {
  // Main crop October to March; the mid crop of April to September is small.
  cocoa: 'HHHFFFfffHHH',
  // Robusta: flowers after the first rains, harvest November to February.
  coffee: 'HHFFfffffMHH',
  mangoes: 'FFfHHHHVVVVF',
  oranges: 'HHFFffffHHHH',
  avocados: 'FFffHHHHVVVF',
}

/** Forest and derived savanna, where mango ripens earlier (March on). */
const NIGERIA_SOUTH: Partial<Record<CanonicalCropId, string>> = { mangoes: 'FfHHHVVVVVVF' }
const SOUTH = new Set<ZoneId>(['humid_forest', 'derived_savanna'])

const NAMIBIA: Partial<Record<CanonicalCropId, string>> = {
  cocoa: 'fffHHHHHHFFF',
  coffee: 'fffMHHHHFFff',
  mangoes: 'HHVVVVFFFffH',
  oranges: 'ffffHHHHFFff',
  avocados: 'ffHHHHHFFfff',
}
