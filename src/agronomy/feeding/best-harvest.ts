import type { CanonicalCropId } from '../../contracts/crops.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }

const CROPS = general.quefts.crops as unknown as Record<string, { biomass_choice?: { dry_fraction_sold: number } }>
const CEILINGS = general.quefts.attainable_store_dry_kg_ha as Record<string, unknown>

/** Largest water-limited yield of a crop in any zone, kg/ha as sold (`quefts.attainable_store_dry_kg_ha`); null where none is tabled. */
export function bestHarvest(crop: CanonicalCropId): number | null {
  const known = CEILINGS[crop]
  const ceilings = (typeof known === 'number' ? [known] : Object.values(known ?? {})).filter(
    Number.isFinite,
  ) as number[]
  const dry = CROPS[crop]?.biomass_choice?.dry_fraction_sold
  return ceilings.length === 0 || dry === undefined ? null : Math.round(Math.max(...ceilings) / dry)
}

/** Multiple of the largest known yield above which a harvest needs confirmation. */
export const UNUSUAL_TIMES = 3
