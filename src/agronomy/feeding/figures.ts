import type { GradeId, Nutrients } from '../../contracts/grades.ts'

/** Fertilizer data of one crop, from `data/fertilizer/<crop>.json`. Rates in kg/ha of elements. */
export interface FertilizerFigures {
  targets?: TargetFigures[]
  splits?: SchemeFigures[]
  placement: PlacementFigures[]
  /** For trees and mats. */
  per_plant?: PerPlantFigures[]
  maximum: Sourced & { season_element_kg_ha: Nutrients; single_n?: { sand: number; other: number } }
  manure: ManureFigures[]
  other?: (Sourced & { what: string; kg_ha?: [number, number] | null; when: string })[] | null
}

export type ManureOf = 'poultry' | 'goat_sheep' | 'cattle'

interface ManureFigures extends Sourced {
  text: string
  /** Parsed `text`: kind of manure, and t/ha or kg per tree. */
  of?: ManureOf
  t_ha?: [number, number]
  kg_per_plant_a_year?: number
}

/** `memory`: direction only, shown as a range and said to be rough. */
export interface Sourced {
  source: string
  confidence: 'read' | 'abstract' | 'memory'
}

export interface TargetFigures extends Sourced {
  zones: string[]
  system: string
  /** `default` leads, other uses are for who asks for them. */
  use: string
  target_element_kg_ha: Nutrients
}

interface SchemeFigures {
  scheme: string
  zones: 'all' | string[]
  rows: SplitFigures[]
}

export interface SplitFigures extends Sourced {
  order: number
  when: string
  share: Nutrients
  /** After planting. */
  days?: [number, number] | null
  days_after_transplanting?: [number, number]
  /** Calendar days, of a farmer's own plan. */
  dates?: [string, string]
  /** Named by a stage and not by days. */
  stage?: string
  /** Past it the feeding no longer pays. */
  last_day?: number
}

export interface PlacementFigures extends Sourced {
  text: string
  method: string
  depth_cm?: number | [number, number]
  distance_cm?: [number, number]
}

export interface PerPlantFigures extends Sourced {
  age_years: [number, number]
  /** Parsed row: grams per plant and application; absent for seedlings in a nursery. */
  give?: { grade: GradeId; grams: number }[]
  times_a_year?: number
  /** Grades that do as well as the first. */
  or?: GradeId[]
  grams_per_plant_per_time: number
  product: string
  times: string[]
  note?: string
}

/** A product and how much of it. */
export interface Dose {
  grade: GradeId
  kgPerHectare: number
}
