import type { Crop } from '../../contracts/crop.ts'
import { isoDay } from '../../contracts/crop-form.ts'
import { type CropId, canonicalCrop, isCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { Translate } from '../../words/translate.ts'

export interface Answer {
  stage: string
  plantingDate: string
  area: string
}

export const LEAST_AREA = 0.1

/** The primary crops, each one once. */
export const cropsToSetUp = (primaryCrops: string | null): CropId[] => [
  ...new Set((primaryCrops ?? '').split(',').filter(isCropId)),
]

/** What is known of a crop; nothing of a placeholder, whose planting date nobody has told. */
export function answerOf(crop: Crop | undefined): Answer {
  if (!crop || crop.placeholder) return { stage: '', plantingDate: '', area: '' }
  return {
    stage: crop.growthStage,
    plantingDate: crop.plantingDate?.slice(0, 10) ?? '',
    area: crop.farmArea?.toString() ?? '',
  }
}

/** A number of acres; 0 for what is none. */
export const areaOf = (text: string): number => {
  const area = Number.parseFloat(text)
  return Number.isFinite(area) ? area : 0
}

/** What is missing before the next step. */
export function checkAnswer(answer: Answer, today: string, t: Translate): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!answer.stage) wrong.stage = t('wizard.noStage')
  if (!answer.plantingDate) wrong.plantingDate = t('wizard.noDate')
  else if (answer.plantingDate > today) wrong.plantingDate = t('cropForm.future')
  if (areaOf(answer.area) < LEAST_AREA) wrong.area = t('wizard.noArea')
  return wrong
}

/** The row a primary crop has, under any of its names. */
export const rowOf = (crops: Crop[], type: CropId): Crop | undefined =>
  crops.find((crop) => crop.cropType === type) ??
  crops.find((crop) => canonicalCrop(crop.cropType) === canonicalCrop(type))

/** What is sent of one crop. */
export const cropOf = (cropType: CropId, answer: Answer) => ({
  cropType,
  plantingDate: isoDay(answer.plantingDate),
  growthStage: answer.stage as GrowthStage,
  farmArea: areaOf(answer.area),
})
