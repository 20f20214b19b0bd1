import type { Crop, CropInput } from './crop.ts'
import { CROP_FORM_CROPS, type CropId, isCropId } from './crops.ts'
import { FORM_STAGES, GROWTH_STAGE_IDS, type GrowthStage } from './farm.ts'

const SEASON = ['maturity', 'established', 'field', 'previousCrop', 'striga'] as const
/** Season answers. Blank means unknown; striga is `yes` or `no`. A form may omit some fields. */
type SeasonValues = { [Name in (typeof SEASON)[number]]?: string }

/** Values of the crop form; dates are `YYYY-MM-DD`. */
export interface CropValues extends SeasonValues {
  cropType: string
  plantingDate: string
  growthStage: string
  farmArea: string
  expectedHarvestDate: string
}

export const cropFormValues = (crop: Crop | null): CropValues => ({
  cropType: crop?.cropType ?? '',
  plantingDate: crop?.plantingDate?.slice(0, 10) ?? '',
  growthStage: crop?.growthStage ?? '',
  farmArea: crop?.farmArea?.toString() ?? '',
  expectedHarvestDate: crop?.expectedHarvestDate?.slice(0, 10) ?? '',
  maturity: crop?.maturity ?? '',
  established: crop?.established ?? '',
  field: crop?.field ?? '',
  previousCrop: crop?.previousCrop ?? '',
  striga: typeof crop?.striga === 'boolean' ? (crop.striga ? 'yes' : 'no') : '',
})

export function readCropForm(form: FormData): CropValues {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    cropType: text('cropType'),
    plantingDate: text('plantingDate'),
    growthStage: text('growthStage'),
    farmArea: text('farmArea'),
    expectedHarvestDate: text('expectedHarvestDate'),
    ...Object.fromEntries(SEASON.filter((name) => form.has(name)).map((name) => [name, text(name)])),
  }
}

/** Builds the body of POST and PUT /api/crops. Dates become ISO times; an empty harvest date and omitted questions are left out. */
export const cropPayload = (values: CropValues) => ({
  cropType: values.cropType as CropId,
  plantingDate: values.plantingDate && toIsoMidnight(values.plantingDate),
  growthStage: values.growthStage as GrowthStage,
  farmArea: values.farmArea === '' ? null : Number(values.farmArea),
  ...(values.expectedHarvestDate ? { expectedHarvestDate: toIsoMidnight(values.expectedHarvestDate) } : {}),
  ...seasonOf(values),
})

const seasonOf = (values: SeasonValues) =>
  Object.fromEntries(
    SEASON.filter((name) => values[name] !== undefined).map((name) => [name, answerOf(name, values[name]!)]),
  ) as Pick<CropInput, (typeof SEASON)[number]>

const answerOf = (name: (typeof SEASON)[number], value: string) =>
  value === '' ? null : name === 'striga' ? value === 'yes' : value

/** Crops that the form offers, plus the field's own crop. */
export const cropOptions = (own: string): CropId[] =>
  isCropId(own) && !CROP_FORM_CROPS.includes(own) ? [own, ...CROP_FORM_CROPS] : CROP_FORM_CROPS

/** Stages that the form offers, plus the field's own stage. */
export const stageOptions = (own: string): GrowthStage[] => [
  ...GROWTH_STAGE_IDS.filter((stage) => stage === own && !FORM_STAGES.includes(stage)),
  ...FORM_STAGES,
]

export const toIsoMidnight = (day: string) => `${day}T00:00:00.000Z`
