import { type CanonicalCropId, CROP_IDS, type CropId, canonicalCrop } from './crops.ts'

/** How long a variety takes, as farmers and seed sellers say it. */
export const MATURITY_CLASSES = ['extra_early', 'early', 'medium', 'late'] as const
export type MaturityClass = (typeof MATURITY_CLASSES)[number]

/** What went into the ground. */
export const ESTABLISHED_AS = ['seed', 'seedling', 'cutting'] as const
export type EstablishedAs = (typeof ESTABLISHED_AS)[number]

/** Where rice stands. */
export const RICE_FIELDS = ['lowland', 'upland', 'irrigated'] as const
export type RiceField = (typeof RICE_FIELDS)[number]

/** Whose fields are told apart. */
const FIELDS_OF: Partial<Record<CanonicalCropId, readonly RiceField[]>> = { rice: RICE_FIELDS }
export const fieldsOf = (crop: CropId): readonly RiceField[] => FIELDS_OF[canonicalCrop(crop)] ?? []

/** What grew there before. */
export const PREVIOUS_CROPS = [...CROP_IDS, 'fallow'] as const
export type PreviousCrop = (typeof PREVIOUS_CROPS)[number]

/** What a farmer may say was done. */
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

/** `mm`, `litres` and `cans` (of ten litres) of water; `kg` and `bags` of harvest or fertiliser. */
export const LOG_UNITS = ['mm', 'litres', 'cans', 'kg', 'bags'] as const
export type LogUnit = (typeof LOG_UNITS)[number]

const WATER = ['mm', 'litres', 'cans'] as const satisfies LogUnit[]
const WEIGHT = ['kg', 'bags'] as const satisfies LogUnit[]
/** In what the amount of each is told; of the others any will do. */
export const UNITS_OF: Partial<Record<LogKind, readonly [LogUnit, ...LogUnit[]]>> = {
  watered: WATER,
  fed: WEIGHT,
  harvested: WEIGHT,
  dried: WEIGHT,
  stored: WEIGHT,
  sold: WEIGHT,
}

/** One thing done on one field. `count` of `of` plants when it was scouted, of the pest or product `product`. */
export interface LogEntry {
  kind: LogKind
  /** Day. */
  date: string
  amount: number | null
  unit: LogUnit | null
  product: string | null
  count: number | null
  of: number | null
}

/** What a season consists of: what the log can close, and what comes before or beside it. */
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

/** `missed`: its time is over and it no longer pays. `skipped`: it does not apply. */
export const STEP_STATES = ['done', 'now', 'next', 'later', 'missed', 'skipped'] as const
export type StepState = (typeof STEP_STATES)[number]

/** Why a step stands elsewhere than its usual days, or is left out. */
export const STEP_MOVES = [
  /** Wet days cover its start: the soil must bear feet and a hoe first. */
  'rain',
  /** Waits for moist soil. */
  'dry_soil',
  /** The crop is not up yet, or came up late. */
  'not_emerged',
  'late_emergence',
  /** The step before it was done late. */
  'step_before',
  /** Left out: nothing is watered here. */
  'rain_fed',
  /** Left out: the field holds no standing water. */
  'no_pond',
  /** Left out: it was sown where it stands. */
  'sown_in_place',
  /** Left out: no striga has been seen. */
  'no_striga',
] as const
export type StepMove = (typeof STEP_MOVES)[number]
