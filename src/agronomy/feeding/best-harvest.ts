import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }

const YIELD_RECORDS = jsonData<Record<string, { store: unknown; biomass_choice?: { dry_fraction_sold: number } }>>(
  general.quefts.crops,
)
const YIELD_CEILINGS = jsonData<Record<string, string | number | Record<string, number>>>(
  general.quefts.attainable_store_dry_kg_ha,
)

/** Largest water-limited yield of a crop in any zone, kg/ha as sold (`quefts.attainable_store_dry_kg_ha`); null where none is tabled. */
export function maxKnownYield(crop: CanonicalCropId): number | null {
  const known = YIELD_CEILINGS[crop]
  const ceilings = typeof known === 'object' ? Object.values(known) : typeof known === 'number' ? [known] : []
  const dry = YIELD_RECORDS[crop]?.biomass_choice?.dry_fraction_sold
  return ceilings.length === 0 || dry === undefined ? null : Math.round(Math.max(...ceilings) / dry)
}

/** Multiple of the largest known yield above which a harvest needs confirmation. */
export const UNUSUAL_YIELD_FACTOR = 3
