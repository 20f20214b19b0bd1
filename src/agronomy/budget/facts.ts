import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { ManureKind, PlanSplit, Risk } from '../../contracts/fertilizer-plan.ts'
import type { Country, GradeId, Nutrients } from '../../contracts/grades.ts'
import type { FedAs } from './bag-mix.ts'
import type { Concentrations, DryMatter, YieldPerUptake } from './quefts.ts'

/**
 * Inputs of a fertilizer plan, as plain data for one crop, kind of field and zone. Computed where the agronomic data
 * are; small enough to be stored on a phone. Nutrients in kg/ha of elements.
 */
export interface BudgetFacts {
  crop: CanonicalCropId
  country: Country
  /** Products sold until the farmer says what is at hand. */
  usual: readonly GradeId[]
  /** Recommended rate of the zone; null when unknown. */
  rate: RateFacts | null
  /** Greatest amounts per season on this soil; `singleN` is the greatest nitrogen amount per application, kg/ha. */
  limit: Nutrients
  singleN: number
  /** Greatest kg/ha of a product per application, for sensitive crops. */
  atOnce: Partial<Record<GradeId, number>>
  feedings: readonly FeedingFacts[]
  /** Applications of this season that were given, or whose time is over. */
  over: number
  how: PlanSplit['how']
  spacing: { row: number | null; plant: number | null }
  /** Grams of a product in a level screw cap. */
  capGrams: Partial<Record<GradeId, number>>
  perStand: PerStand
  fedAs: FedAs
  /** Null when no yield response model is known for the crop. */
  yields: YieldFacts | null
  /** Striga seen on a field of a host crop. */
  striga: boolean
  /** For trees and mats (banana, plantain). */
  perPlant: PerPlantFacts | null
  manure: Record<ManureKind, ManureFacts>
  /** Manure that mends poor land, t/ha; null where poor and rich land are fed alike. */
  mendedBy: number | null
  /** Times its cost that the whole purchase must return beside the cost (AKILIMO). */
  risk: Record<Risk, number>
  /** The same for the last bag (CIMMYT); absent from facts stored by earlier versions. */
  margin?: Record<Risk, number>
  /** Sources of the rate, of its timing and placement, and of the yields. */
  sources: { rate: readonly string[]; feeding: readonly string[]; yields: readonly string[] }
}

interface RateFacts {
  target: Nutrients
  /** Taken from another zone, or from memory. */
  rough: boolean
  /** True when mineral fertilizer is advised only together with manure. */
  withManure: boolean
}

export interface FeedingFacts
  extends Pick<PlanSplit, 'days' | 'transplanted' | 'fromDay' | 'toDay' | 'from' | 'to' | 'panicle'> {
  share: Nutrients
}

/** Greatest grams of urea, and of any other product, per stand, from each distance (cm) on. */
export interface PerStand {
  urea: readonly (readonly [cm: number, grams: number])[]
  other: readonly (readonly [cm: number, grams: number])[]
}

export interface YieldFacts {
  /** Concentrations, or the yield per uptake where trials report it. */
  crop: Concentrations | YieldPerUptake
  /** Yield that water allows, kg/ha dry. */
  most: DryMatter
  /** Soil supply for the five looks of unfertilised maize, in this crop's season. */
  supply: readonly Nutrients[]
  usualLook: number
  recovery: Nutrients
  /** Shares of the recovery on the poorest land, and of the nitrogen response beside striga. */
  poorest: number
  striga: number
  /** Dry matter share of the product sold. */
  dryFraction: number
}

/** Nutrients of one kilogram in its first season, and the most of it, t/ha. */
export interface ManureFacts {
  gives: Nutrients
  most: number
}

export interface PerPlantFacts {
  doses: readonly PlantDoseFacts[]
  /** Applications in a year. */
  times: number
  plantsPerHectare: number
}

/** Grams per plant and application; any of the products will do. */
export interface PlantDoseFacts {
  grades: readonly GradeId[]
  grams: number
}
