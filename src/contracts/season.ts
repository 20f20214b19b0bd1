import { type CanonicalCropId, CROP_IDS, type CropId, canonicalCrop } from './crops.ts'

/** Maturity of a variety, in the terms of farmers and seed sellers. */
export const MATURITY_CLASSES = ['extra_early', 'early', 'medium', 'late'] as const
export type MaturityClass = (typeof MATURITY_CLASSES)[number]

export const ESTABLISHMENT_METHODS = ['seed', 'seedling', 'cutting'] as const
export type EstablishmentMethod = (typeof ESTABLISHMENT_METHODS)[number]

export const RICE_FIELDS = ['lowland', 'upland', 'irrigated'] as const
export type RiceField = (typeof RICE_FIELDS)[number]

const FIELDS_OF: Partial<Record<CanonicalCropId, readonly RiceField[]>> = { rice: RICE_FIELDS }
export const riceFieldsFor = (crop: CropId): readonly RiceField[] => FIELDS_OF[canonicalCrop(crop)] ?? []

export const PREVIOUS_CROPS = [...CROP_IDS, 'fallow'] as const
export type PreviousCrop = (typeof PREVIOUS_CROPS)[number]

export const LOG_KINDS = [
  'planted',
  'emerged',
  'not_emerged',
  'resown',
  'thinned',
  'weeded',
  'fed',
  'watered',
  'sprayed',
  'scouted',
  'staked',
  'earthed_up',
  'drained',
  'harvested',
  'dried',
  'stored',
  'sold',
] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** `mm`, `litres` and `cans` (ten litres) measure water; `kg` and `bags` harvest or fertiliser. */
export const LOG_UNITS = ['mm', 'litres', 'cans', 'kg', 'bags'] as const
export type LogUnit = (typeof LOG_UNITS)[number]

const WATER_UNITS = ['mm', 'litres', 'cans'] as const satisfies LogUnit[]
const WEIGHT_UNITS = ['kg', 'bags'] as const satisfies LogUnit[]
/** Units for each kind of log entry; kinds not listed accept all. */
export const UNITS_OF_LOG_KIND: Partial<Record<LogKind, readonly [LogUnit, ...LogUnit[]]>> = {
  watered: WATER_UNITS,
  fed: WEIGHT_UNITS,
  harvested: WEIGHT_UNITS,
  dried: WEIGHT_UNITS,
  stored: WEIGHT_UNITS,
  sold: WEIGHT_UNITS,
}

/** Activity on a field. For scouting: `count` of `of` plants had the pest `product`. */
export interface LogEntry {
  kind: LogKind
  date: string
  amount: number | null
  unit: LogUnit | null
  product: string | null
  count: number | null
  of: number | null
}

/** Operations of a season, including those that no log entry completes. */
export const OPERATIONS = [
  'buy_seed',
  'land',
  'nursery',
  'plant',
  'stand_check',
  'scout',
  'sell',
  ...LOG_KINDS,
] as const
export type Operation = (typeof OPERATIONS)[number]

/** `missed`: too late to be worth doing. `skipped`: does not apply. */
export const STEP_STATES = ['done', 'now', 'next', 'later', 'missed', 'skipped'] as const
export type StepState = (typeof STEP_STATES)[number]

/** Reasons why a step moved or is left out. */
export const STEP_CHANGE_REASONS = [
  /** Rain: the soil must dry before it can be walked on and hoed. */
  'rain',
  'dry_soil',
  /** The crop has not emerged, or emerged late. */
  'not_emerged',
  'late_emergence',
  /** The former step was late. */
  'step_before',
  /** The crop was planned but never reported as planted. */
  'not_planted',
  'rain_fed',
  'no_pond',
  'sown_in_place',
  'no_striga',
] as const
export type StepChangeReason = (typeof STEP_CHANGE_REASONS)[number]
