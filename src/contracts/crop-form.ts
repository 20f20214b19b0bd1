import type { Crop, CropInput } from './crop.ts'
import { CROP_EDIT_CROPS, type CropId, isCropId } from './crops.ts'
import { FORM_STAGES, GROWTH_STAGE_IDS, type GrowthStage } from './farm.ts'

const SEASON = ['maturity', 'established', 'field', 'previousCrop', 'striga'] as const
/** What the adviser asks of a season, blank for not told, `yes` or `no` of striga. A form need not ask all of it. */
type SeasonValues = { [Name in (typeof SEASON)[number]]?: string }

/** What the form of one crop holds, dates as `YYYY-MM-DD`. */
export interface CropValues extends SeasonValues {
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

/** The body of POST and PUT /api/crops: dates as ISO times, an absent harvest and what was not asked left out. */
export const cropPayload = (values: CropValues) => ({
  cropType: values.cropType as CropId,
  plantingDate: values.plantingDate && isoDay(values.plantingDate),
  growthStage: values.growthStage as GrowthStage,
  farmArea: values.farmArea === '' ? null : Number(values.farmArea),
  ...(values.expectedHarvestDate ? { expectedHarvestDate: isoDay(values.expectedHarvestDate) } : {}),
  ...seasonOf(values),
})

const seasonOf = (values: SeasonValues) =>
  Object.fromEntries(
    SEASON.filter((name) => values[name] !== undefined).map((name) => [name, answerOf(name, values[name]!)]),
  ) as Pick<CropInput, (typeof SEASON)[number]>

const answerOf = (name: (typeof SEASON)[number], value: string) =>
  value === '' ? null : name === 'striga' ? value === 'yes' : value

/** The twenty-two crops of the form, and the crop's own id where it is another. */
export const cropOptions = (own: string): CropId[] =>
  isCropId(own) && !CROP_EDIT_CROPS.includes(own) ? [own, ...CROP_EDIT_CROPS] : CROP_EDIT_CROPS

/** The four stages of the form, and the crop's own where it is another. */
export const stageOptions = (own: string): GrowthStage[] =>
  (GROWTH_STAGE_IDS as readonly string[]).includes(own) && !(FORM_STAGES as string[]).includes(own)
    ? [own as GrowthStage, ...FORM_STAGES]
    : FORM_STAGES

export const isoDay = (day: string) => `${day}T00:00:00.000Z`
