import type { GradeId, Nutrients } from '../../contracts/grades.ts'

export interface FertilizerFigures {
  targets?: TargetFigures[]
  splits?: SchemeFigures[]
  placement: PlacementFigures[]
  per_plant?: PerPlantFigures[]
  maximum: Sourced & { season_element_kg_ha: Nutrients }
  manure: ManureFigures[]
  other?: (Sourced & { what: string; kg_ha?: [number, number] | null; when: string })[] | null
}

export type ManureAnimal = 'poultry' | 'goat_sheep' | 'cattle'

interface ManureFigures extends Sourced {
  text: string
  /** Animal of the manure, parsed from `text`, which also has t/ha or kg per tree. */
  of?: ManureAnimal
  t_ha?: [number, number]
  kg_per_plant_a_year?: number
  /** True if the source is from another country. */
  elsewhere?: true
}

/** Figure with its source. `memory`: direction only, shown as a range and marked rough. */
export interface Sourced {
  source: string
  confidence: 'read' | 'abstract' | 'memory'
}

export interface TargetFigures extends Sourced {
  zones: string[]
  system: string
  use: string
  target_element_kg_ha: Nutrients
  /** True if the source is from another country or zone. */
  elsewhere?: true
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
  days?: [number, number] | null
  days_after_transplanting?: [number, number]
  dates?: [string, string]
  stage?: string
  /** Last day on which an application still pays. */
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
  give?: { grade: GradeId; grams: number }[]
  times_a_year?: number
  or?: GradeId[]
  grams_per_plant_per_time: number
  product: string
  times: string[]
  note?: string
  /** True if the source is from another country. */
  elsewhere?: true
}

export interface ProductRate {
  grade: GradeId
  kgPerHectare: number
}
