import type { Crop } from './crop.ts'
import { CROP_EDIT_CROPS, type CropId, isCropId } from './crops.ts'
import { FORM_STAGES, GROWTH_STAGE_IDS, type GrowthStage } from './farm.ts'

/** What the form of one crop holds, dates as `YYYY-MM-DD`. */
export interface CropValues {
  cropType: string
  plantingDate: string
  growthStage: string
  farmArea: string
  expectedHarvestDate: string
}

/** The stored values; empty for a new crop. */
export const valuesOfCrop = (crop: Crop | null): CropValues => ({
  cropType: crop?.cropType ?? '',
  plantingDate: crop?.plantingDate?.slice(0, 10) ?? '',
  growthStage: crop?.growthStage ?? '',
  farmArea: crop?.farmArea?.toString() ?? '',
  expectedHarvestDate: crop?.expectedHarvestDate?.slice(0, 10) ?? '',
})

export function readCropForm(form: FormData): CropValues {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    cropType: text('cropType'),
    plantingDate: text('plantingDate'),
    growthStage: text('growthStage'),
    farmArea: text('farmArea'),
    expectedHarvestDate: text('expectedHarvestDate'),
  }
}

/** The body of POST and PUT /api/crops: dates as ISO times, an absent harvest left out. */
export const cropPayload = (values: CropValues) => ({
  cropType: values.cropType as CropId,
  plantingDate: values.plantingDate && isoDay(values.plantingDate),
  growthStage: values.growthStage as GrowthStage,
  farmArea: values.farmArea === '' ? null : Number(values.farmArea),
  ...(values.expectedHarvestDate ? { expectedHarvestDate: isoDay(values.expectedHarvestDate) } : {}),
})

/** The twenty-two crops of the form, and the crop's own id where it is another. */
export const cropOptions = (own: string): CropId[] =>
  isCropId(own) && !CROP_EDIT_CROPS.includes(own) ? [own, ...CROP_EDIT_CROPS] : CROP_EDIT_CROPS

/** The four stages of the form, and the crop's own where it is another. */
export const stageOptions = (own: string): GrowthStage[] =>
  (GROWTH_STAGE_IDS as readonly string[]).includes(own) && !(FORM_STAGES as string[]).includes(own)
    ? [own as GrowthStage, ...FORM_STAGES]
    : FORM_STAGES

export const isoDay = (day: string) => `${day}T00:00:00.000Z`
