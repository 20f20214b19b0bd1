import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { Nutrients } from '../../contracts/grades.ts'
import { jsonData } from '../../shared/json-data.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import type { YieldFacts } from '../budget/budget-facts.ts'
import type { Concentrations, YieldPerUptake } from '../budget/quefts.ts'
import { soilSupplySeasonFactor } from '../budget/soil-supply.ts'
import type { ZoneId } from '../climate/zones.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import type { ProductionSystem } from './targets.ts'

interface Biomass {
  leaf_per_store: number
  stem_per_store: number
  dry_fraction_sold: number
}
const YIELD_RECORDS = jsonData<Record<string, Concentrations & { biomass_choice?: Biomass }>>(general.quefts.crops)
const YIELD_CEILINGS = jsonData<Record<string, string | number | Record<string, number>>>(
  general.quefts.attainable_store_dry_kg_ha,
)
export const SOIL_SUPPLY_SEASON_FACTORS = jsonData<[days: number, factor: number][]>(general.quefts.season_factor)
const { classes, default_class_when_not_answered: usual } = general.soil_supply_classes
const { by_soil: bySoil, flooded_rice: flooded, irrigated, class_1_multiplier: poorest } = general.recovery
/** Relative nitrogen response on striga land (from memory). */
const STRIGA_RESPONSE = 0.5

interface YieldQuestion {
  crop: CanonicalCropId
  zone: ZoneId
  system: ProductionSystem
  soil: SoilType
  rested: boolean
}

export function collectYieldFacts({ crop, zone, system, soil, rested }: YieldQuestion): YieldFacts | null {
  const figures = YIELD_RECORDS[crop]
  const store = ceilingOf(crop, zone, system)
  if (!figures?.biomass_choice || store === null) return null
  const { leaf_per_store: leaf, stem_per_store: stem, dry_fraction_sold: dryFraction } = figures.biomass_choice
  const factor = soilSupplySeasonFactor(SOIL_SUPPLY_SEASON_FACTORS, seasonDays(crop))
  return {
    crop: setOf(crop) ?? concentrationsOf(figures),
    most: { leaf: store * leaf, stem: store * stem, store },
    supply: classes.map(({ supply_kg_ha: { n, p, k } }) => ({ n: n * factor, p: p * factor, k: k * factor })),
    // Poorer on long-cropped sand, richer after fallow: the only inputs available.
    usualLook: usual[zone] + (rested ? 1 : 0),
    recovery: recoveryOf(crop, system, soil),
    poorest,
    striga: STRIGA_RESPONSE,
    dryFraction,
  }
}

function ceilingOf(crop: CanonicalCropId, zone: ZoneId, system: ProductionSystem): number | null {
  const known = YIELD_CEILINGS[crop]
  if (typeof known !== 'object') return typeof known === 'number' ? known : null
  return known[zone] ?? known[firstItem(system.split(' '))] ?? null
}

const concentrationsOf = ({ store, vegetative, y_zero_kg_ha, n_fixed_share }: Concentrations): Concentrations => ({
  store,
  vegetative,
  y_zero_kg_ha,
  n_fixed_share,
})

function setOf(crop: CanonicalCropId): YieldPerUptake | null {
  const { yieldPerUptake } = cropFacts(crop).record
  const set = general.quefts.ad_sets.find(({ id }) => id === yieldPerUptake)
  return set ? ({ a: set.a, d: set.d, r: set.r } as YieldPerUptake) : null
}

function seasonDays(crop: CanonicalCropId): number {
  const { record, stages } = cropFacts(crop)
  const days = record.figures.season_days
  return days ? (firstItem(days) + lastItem(days)) / 2 : stages.total
}

function recoveryOf(crop: CanonicalCropId, system: ProductionSystem, soil: SoilType): Nutrients {
  const { record } = cropFacts(crop)
  const rice = record.life === 'annual' && record.paddy
  if (rice && system !== 'upland') return { ...bySoil[soil], n: flooded.n_split_on_mud }
  return system === 'irrigated' ? { ...bySoil[soil], n: irrigated.n } : bySoil[soil]
}
