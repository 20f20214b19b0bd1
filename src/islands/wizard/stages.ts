import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { MessageKey } from '../../words/translate.ts'

export interface StageOption {
  stage: GrowthStage
  /** How long after planting a crop is usually at this stage. */
  age: MessageKey
}

const MAIZE: StageOption[] = [
  { stage: 'planted', age: 'wizard.maize.planted' },
  { stage: 'vegetative', age: 'wizard.maize.vegetative' },
  { stage: 'flowering', age: 'wizard.maize.flowering' },
  { stage: 'mature', age: 'wizard.maize.mature' },
]

/** The stages of specification §4; every other crop uses maize's. */
const STAGES: Partial<Record<CropId, StageOption[]>> = {
  cassava: [
    { stage: 'planted', age: 'wizard.cassava.planted' },
    { stage: 'vegetative', age: 'wizard.cassava.vegetative' },
    { stage: 'mature', age: 'wizard.cassava.mature' },
  ],
  tomato: [
    { stage: 'planted', age: 'wizard.tomato.planted' },
    { stage: 'vegetative', age: 'wizard.tomato.vegetative' },
    { stage: 'flowering', age: 'wizard.tomato.flowering' },
    { stage: 'mature', age: 'wizard.tomato.mature' },
  ],
  beans: [
    { stage: 'planted', age: 'wizard.beans.planted' },
    { stage: 'vegetative', age: 'wizard.beans.vegetative' },
    { stage: 'flowering', age: 'wizard.beans.flowering' },
    { stage: 'mature', age: 'wizard.beans.mature' },
  ],
}

export const stagesOf = (crop: CropId): StageOption[] => STAGES[canonicalCrop(crop)] ?? MAIZE
