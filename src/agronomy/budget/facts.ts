import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { ManureKind, PlanSplit, Risk } from '../../contracts/fertilizer-plan.ts'
import type { Country, GradeId, Nutrients } from '../../contracts/grades.ts'
import type { FedAs } from './bag-mix.ts'
import type { Concentrations, DryMatter, YieldPerUptake } from './quefts.ts'

/** Inputs of a fertilizer plan, small enough to store on a phone. Nutrients in kg/ha of elements. */
export interface BudgetFacts {
  crop: CanonicalCropId
  country: Country
  usual: readonly GradeId[]
  rate: RateFacts | null
  /** Greatest amounts per season on this soil; `singleN` is the greatest nitrogen amount per application, kg/ha. */
  limit: Nutrients
  singleN: number
  /** Greatest kg/ha of a product per application, for sensitive crops. */
  atOnce: Partial<Record<GradeId, number>>
  feedings: readonly FeedingFacts[]
  /** Applications of this season already given or out of time. */
  over: number
  how: PlanSplit['how']
  spacing: { row: number | null; plant: number | null }
  /** Grams of a product in a level screw cap. */
  capGrams: Partial<Record<GradeId, number>>
  perStand: PerStand
  fedAs: FedAs
  yields: YieldFacts | null
  striga: boolean
  perPlant: PerPlantFacts | null
  manure: Record<ManureKind, ManureFacts>
  /** Manure that restores poor land, t/ha; null where poor and rich land get the same rate. */
  mendedBy: number | null
  /** Times its cost that the whole purchase must return beside the cost (AKILIMO). */
  risk: Record<Risk, number>
  /** The same for the last bag (CIMMYT); absent from facts stored by earlier versions. */
  margin?: Record<Risk, number>
  sources: { rate: readonly string[]; feeding: readonly string[]; yields: readonly string[] }
}

interface RateFacts {
  target: Nutrients
  rough: boolean
  withManure: boolean
}

export interface FeedingFacts
  extends Pick<PlanSplit, 'days' | 'transplanted' | 'fromDay' | 'toDay' | 'from' | 'to' | 'panicle'> {
  share: Nutrients
}

interface PerStand {
  urea: readonly (readonly [cm: number, grams: number])[]
  other: readonly (readonly [cm: number, grams: number])[]
}

export interface YieldFacts {
  /** Concentrations, or yield per uptake where trials report that. */
  crop: Concentrations | YieldPerUptake
  /** Yield that water allows, kg/ha dry. */
  most: DryMatter
  /** Soil supply for the five looks of unfertilised maize, in this crop's season. */
  supply: readonly Nutrients[]
  usualLook: number
  recovery: Nutrients
  poorest: number
  striga: number
  dryFraction: number
}

/** First-season nutrients of one kilogram; greatest rate, t/ha. */
export interface ManureFacts {
  gives: Nutrients
  most: number
}

export interface PerPlantFacts {
  doses: readonly PlantDoseFacts[]
  /** Applications in a year. */
  times: number
  plantsPerHectare: number
  /** From memory; absent from facts stored by earlier versions. */
  rough?: boolean
}

/** Grams per plant and application; any of the products will do. */
export interface PlantDoseFacts {
  grades: readonly GradeId[]
  grams: number
}
