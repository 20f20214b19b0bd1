import type { ZoneId } from '../../agronomy/climate/zones.ts'
import { countryOf, systemOf } from '../../agronomy/feeding/season-feedings.ts'
import type { FeedingSystem } from '../../agronomy/feeding/targets.ts'
import { type Field, readField } from '../../agronomy/field.ts'
import type { FieldSituation } from '../../agronomy/types.ts'
import { ACRES_PER_HECTARE } from '../../agronomy/units.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { Country } from '../../contracts/grades.ts'
import { CURRENCIES } from '../../contracts/prices.ts'

/** What a plan is worked out from beside what is asked. */
export interface PurseFacts {
  crop: CanonicalCropId
  country: Country
  zone: ZoneId
  system: FeedingSystem
  soil: SoilType
  striga: boolean
}

export const purseFactsOf = (situation: FieldSituation): PurseFacts => factsOf(readField(situation))

const factsOf = (field: Field): PurseFacts => ({
  crop: field.crop.id,
  country: countryOf(field),
  zone: field.zone,
  system: systemOf(field),
  soil: field.soil.type,
  striga: field.situation.striga ?? false,
})

/** The plan of what is asked. */
export function planFor({ crop, country }: PurseFacts, asked: FieldPlanInput): FertilizerPlan {
  return {
    crop,
    country,
    currency: CURRENCIES[country].code,
    hectares: asked.areaUnit === 'acre' ? asked.area / ACRES_PER_HECTARE : asked.area,
    basis: 'none',
    splits: [],
    nutrients: { n: 0, p: 0, k: 0 },
    nutrientsPerHa: { n: 0, p: 0, k: 0 },
    cost: null,
    parts: [],
    extraYield: null,
    extraRevenue: null,
    badYear: null,
    nextBag: [],
    worthIt: null,
    why: [{ id: 'no_rate', n: null }],
    sources: [],
    estimated: true,
  }
}
