/** Option lists of a farm, in the order of the forms. */

export const GROWTH_STAGE_IDS = [
  'planted',
  'seedling',
  'vegetative',
  'flowering',
  'fruiting',
  'mature',
  'harvesting',
] as const
export type GrowthStage = (typeof GROWTH_STAGE_IDS)[number]
export const FORM_STAGES: GrowthStage[] = ['planted', 'vegetative', 'flowering', 'mature']

/** Acres. */
export const PROFILE_SIZES = ['0-1', '1-5', '5-10', '10+'] as const
/** Hectares. */
export const REGISTRATION_SIZES = ['small', 'medium', 'large'] as const
export const FARM_SIZE_IDS = [...PROFILE_SIZES, ...REGISTRATION_SIZES] as const
export type FarmSize = (typeof FARM_SIZE_IDS)[number]

export const EXPERIENCE_IDS = ['beginner', 'intermediate', 'experienced'] as const
export type Experience = (typeof EXPERIENCE_IDS)[number]

export const SOIL_TYPES = ['clay', 'sand', 'loam', 'silt', 'mixed'] as const
export type SoilType = (typeof SOIL_TYPES)[number]

export const IRRIGATION_METHODS = ['rain-fed', 'drip', 'sprinkler', 'manual', 'flood', 'furrow', 'other'] as const
export type IrrigationMethod = (typeof IRRIGATION_METHODS)[number]

export const ADVISORY_CATEGORIES = ['irrigation', 'fertilizer', 'pest', 'disease', 'harvest', 'other'] as const
export type AdvisoryCategory = (typeof ADVISORY_CATEGORIES)[number]

export const PRIORITIES = ['high', 'medium', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]
