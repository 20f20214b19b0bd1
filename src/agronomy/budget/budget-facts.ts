import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { ManureKind, PlanSplit, Risk } from '../../contracts/fertilizer-plan.ts'
import type { Country, GradeId, Nutrients } from '../../contracts/grades.ts'
import type { NutrientWeighting } from './bag-mix.ts'
import type { Concentrations, DryMatter, YieldPerUptake } from './quefts.ts'

/** Inputs of a fertilizer plan, small enough to store on a phone. Nutrients in kg/ha of elements. */
export interface BudgetFacts {
  crop: CanonicalCropId
  country: Country
  usual: readonly GradeId[]
  rate: RateFacts | null
  /** Maximum nutrients per season on this soil, kg/ha. */
  limit: Nutrients
  /** Maximum nitrogen per application, kg/ha. */
  singleN: number
  /** Maximum kg/ha of a product per application, for sensitive crops. */
  atOnce: Partial<Record<GradeId, number>>
  feedings: readonly ApplicationFacts[]
  /** Number of applications this season that are done or too late. */
  over: number
  how: PlanSplit['how']
  spacing: { row: number | null; plant: number | null }
  /** Grams of a product in a level screw cap. */
  capGrams: Partial<Record<GradeId, number>>
  perStand: PerStand
  fedAs: NutrientWeighting
  yields: YieldFacts | null
  striga: boolean
  perPlant: PerPlantFacts | null
  manure: Record<ManureKind, ManureFacts>
  /** Manure that restores poor land, t/ha; null if poor and rich land get the same rate. */
  mendedBy: number | null
  /** Required net return of the whole purchase, as a multiple of its cost (AKILIMO). */
  risk: Record<Risk, number>
  /** Required net return of the last bag, as a multiple of its cost (CIMMYT); absent from facts stored by earlier versions. */
  margin?: Record<Risk, number>
  sources: { rate: readonly string[]; feeding: readonly string[]; yields: readonly string[] }
}

interface RateFacts {
  target: Nutrients
  rough: boolean
  withManure: boolean
}

export interface ApplicationFacts
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
  /** Water-limited yield, kg/ha dry. */
  most: DryMatter
  /** Soil supply for the five scores of unfertilised maize, in this crop's season. */
  supply: readonly Nutrients[]
  usualLook: number
  recovery: Nutrients
  poorest: number
  striga: number
  dryFraction: number
}

export interface ManureFacts {
  /** Nutrients that one kilogram supplies in its first season, kg. */
  gives: Nutrients
  /** Maximum manure rate, t/ha. */
  most: number
}

export interface PerPlantFacts {
  doses: readonly PlantDoseFacts[]
  /** Number of applications in a year. */
  times: number
  plantsPerHectare: number
  /** True if from memory; absent from facts stored by earlier versions. */
  rough?: boolean
}

/** Grams per plant and application, of any one of the products. */
export interface PlantDoseFacts {
  grades: readonly GradeId[]
  grams: number
}
