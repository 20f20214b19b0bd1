/** The small catalogues of a farm (specification §3), each with the words a form shows. */

export const GROWTH_STAGES = {
  planted: { label: 'Recently Planted', order: 0, form: true },
  seedling: { label: 'Seedling', order: 1, form: false },
  vegetative: { label: 'Growing Stage', order: 2, form: true },
  flowering: { label: 'Flowering Stage', order: 3, form: true },
  fruiting: { label: 'Fruiting', order: 4, form: false },
  mature: { label: 'Harvest Ready', order: 5, form: true },
  harvesting: { label: 'Harvesting', order: 6, form: false },
} as const
export type GrowthStage = keyof typeof GROWTH_STAGES
export const GROWTH_STAGE_IDS = Object.keys(GROWTH_STAGES) as [GrowthStage, ...GrowthStage[]]
/** The four stages the setup, edit and profile forms write. */
export const FORM_STAGES = GROWTH_STAGE_IDS.filter((stage) => GROWTH_STAGES[stage].form)

export const FARM_SIZES = {
  '0-1': { label: '0-1 acres', unit: 'acre', form: 'profile' },
  '1-5': { label: '1-5 acres', unit: 'acre', form: 'profile' },
  '5-10': { label: '5-10 acres', unit: 'acre', form: 'profile' },
  '10+': { label: '10+ acres', unit: 'acre', form: 'profile' },
  small: { label: 'Small (< 2 hectares)', unit: 'hectare', form: 'registration' },
  medium: { label: 'Medium (2-10 hectares)', unit: 'hectare', form: 'registration' },
  large: { label: 'Large (> 10 hectares)', unit: 'hectare', form: 'registration' },
} as const
export type FarmSize = keyof typeof FARM_SIZES
export const FARM_SIZE_IDS = Object.keys(FARM_SIZES) as [FarmSize, ...FarmSize[]]

export const EXPERIENCES = {
  beginner: { label: 'Beginner (< 2 years)' },
  intermediate: { label: 'Intermediate (2-10 years)' },
  experienced: { label: 'Experienced (10+ years)' },
} as const
export type Experience = keyof typeof EXPERIENCES
export const EXPERIENCE_IDS = Object.keys(EXPERIENCES) as [Experience, ...Experience[]]

export const SOIL_TYPES = ['clay', 'sand', 'loam', 'silt', 'mixed'] as const
export type SoilType = (typeof SOIL_TYPES)[number]

export const IRRIGATION_METHODS = ['rain-fed', 'drip', 'sprinkler', 'manual', 'flood', 'furrow', 'other'] as const
export type IrrigationMethod = (typeof IRRIGATION_METHODS)[number]

export const ADVISORY_CATEGORIES = ['irrigation', 'fertilizer', 'pest', 'disease', 'harvest', 'other'] as const
export type AdvisoryCategory = (typeof ADVISORY_CATEGORIES)[number]

export const PRIORITIES = ['high', 'medium', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]
