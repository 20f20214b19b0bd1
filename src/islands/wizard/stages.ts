import { CROPS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { MessageKey } from '../../words/translate.ts'

export interface StageOption {
  stage: GrowthStage
  /** How long after planting a crop is usually at this stage. */
  age: MessageKey
}

type Ages = (typeof CROPS)[ReturnType<typeof canonicalCrop>]['ages']

const FOUR = ['planted', 'vegetative', 'flowering', 'mature'] as const

const STAGES: Record<Ages, StageOption[]> = {
  maize: options('maize', FOUR),
  cassava: options('cassava', ['planted', 'vegetative', 'mature']),
  tomato: options('tomato', FOUR),
  beans: options('beans', FOUR),
}

export const stagesOf = (crop: CropId): StageOption[] => STAGES[CROPS[canonicalCrop(crop)].ages]

function options<const A extends Ages, const S extends GrowthStage>(ages: A, stages: readonly S[]) {
  return stages.map((stage) => ({ stage, age: `wizard.${ages}.${stage}` as const }))
}
