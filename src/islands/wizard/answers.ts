import type { Crop } from '../../contracts/crop.ts'
import { toIsoMidnight } from '../../contracts/crop-form.ts'
import { type CropId, canonicalCrop, isCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { addDays } from '../lib/days.ts'
import { representativeAge, stagesOf } from './stages.ts'

export interface WizardAnswer {
  stage: string
  plantingDate: string
  area: string
  /** True if the date is derived from the stage. */
  guessed?: boolean
}

export const MIN_AREA_ACRES = 0.1

/** Returns the primary crops without duplicates. */
export const cropsToSetUp = (primaryCrops: string | null): CropId[] => [
  ...new Set((primaryCrops ?? '').split(',').filter(isCropId)),
]

/** Initial answer from the stored crop; empty for a placeholder, whose planting date is not reported yet. */
export function answerFromCrop(crop: Crop | undefined): WizardAnswer {
  if (!crop || crop.placeholder) return { stage: '', plantingDate: '', area: '' }
  return {
    stage: crop.growthStage,
    plantingDate: crop.plantingDate?.slice(0, 10) ?? '',
    area: crop.farmArea?.toString() ?? '',
  }
}

/** Parses a number of acres; 0 if invalid. */
export const parseAcresOrZero = (text: string): number => {
  const area = Number.parseFloat(text)
  return Number.isFinite(area) ? area : 0
}

/** Returns the errors of missing fields. */
export function checkAnswer(answer: WizardAnswer, today: string, t: Translate): Record<string, string> {
  return Object.fromEntries(Object.entries(missingAnswerErrors(answer, today)).map(([name, key]) => [name, t(key)]))
}

function missingAnswerErrors({ stage, plantingDate, area }: WizardAnswer, today: string): Record<string, MessageKey> {
  return {
    ...(stage ? {} : { stage: 'wizard.noStage' }),
    ...(plantingDate === '' ? { plantingDate: 'wizard.noDate' } : {}),
    ...(plantingDate > today ? { plantingDate: 'cropForm.future' } : {}),
    ...(parseAcresOrZero(area) < MIN_AREA_ACRES ? { area: 'wizard.noArea' } : {}),
  }
}

/** Returns the answer with a stage, and with that stage's typical day unless the farmer gave one. */
export function withStage(answer: WizardAnswer, crop: CropId, stage: string, today: string): WizardAnswer {
  const option = stagesOf(crop).find((each) => each.stage === stage)
  if (!option || (answer.plantingDate && !answer.guessed)) return { ...answer, stage }
  return { ...answer, stage, plantingDate: addDays(today, -representativeAge(option)), guessed: true }
}

/** Returns the stored row of a primary crop, also if stored under a synonym. */
export const storedCropOf = (crops: Crop[], type: CropId): Crop | undefined =>
  crops.find((crop) => crop.cropType === type) ??
  crops.find((crop) => canonicalCrop(crop.cropType) === canonicalCrop(type))

export const cropPayloadOf = (cropType: CropId, answer: WizardAnswer) => ({
  cropType,
  plantingDate: toIsoMidnight(answer.plantingDate),
  growthStage: answer.stage as GrowthStage,
  farmArea: parseAcresOrZero(answer.area),
})
