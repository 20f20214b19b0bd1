import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { ManureKind, PlanSplit, Risk } from '../../contracts/fertilizer-plan.ts'
import type { Country, GradeId, Nutrients } from '../../contracts/grades.ts'
import type { FedAs } from './bag-mix.ts'
import type { Concentrations, DryMatter, YieldPerUptake } from './quefts.ts'

/**
 * All that a plan rests on, as plain data for one crop on one kind of field in one zone: worked out where the adviser's data
 * are, and small enough to be kept on a phone. Amounts of nutrients in kg/ha of elements.
 */
export interface PurseFacts {
  crop: CanonicalCropId
  country: Country
  /** Products sold until the farmer says what is at hand. */
  usual: readonly GradeId[]
  /** The zone's rate; null where none is known. */
  rate: RateFacts | null
  /** The most in a season, and of nitrogen at once on this soil. */
  limit: Nutrients
  singleN: number
  /** kg/ha of a product that this crop bears at once, where it bears little. */
  atOnce: Partial<Record<GradeId, number>>
  feedings: readonly FeedingFacts[]
  /** Feedings of this season that were given, or whose time is over. */
  over: number
  how: PlanSplit['how']
  spacing: { row: number | null; plant: number | null }
  /** Grams in a level screw cap. */
  capGrams: Partial<Record<GradeId, number>>
  perStand: PerStand
  fedAs: FedAs
  /** Null where no method is known for what this crop makes of its food. */
  yields: YieldFacts | null
  /** Seen on the field, of a crop that it lives on. */
  striga: boolean
  /** Trees and mats. */
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
  /** Nothing from the bag without it. */
  withManure: boolean
}

export interface FeedingFacts
  extends Pick<PlanSplit, 'days' | 'transplanted' | 'fromDay' | 'toDay' | 'from' | 'to' | 'panicle'> {
  share: Nutrients
}

/** Grams of urea, and of any other product, that a stand bears from each distance (cm) on. */
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
  /** Dry matter in what is sold. */
  dryFraction: number
}

/** Nutrients of one kilogram in its first season, and the most of it, t/ha. */
export interface ManureFacts {
  gives: Nutrients
  most: number
}

export interface PerPlantFacts {
  doses: readonly PlantDoseFacts[]
  /** In a year. */
  times: number
  plantsPerHectare: number
}

/** Grams to each plant at once; of the products any will do. */
export interface PlantDoseFacts {
  grades: readonly GradeId[]
  grams: number
}
