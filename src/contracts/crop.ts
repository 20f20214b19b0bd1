import * as z from 'zod/mini'
import { MAX_DAYS_AHEAD } from './crop-limits.ts'
import { CROP_IDS, type CropId, isCropId, isPerennialCrop } from './crops.ts'
import { GROWTH_STAGE_IDS } from './farm.ts'
import { refusalMessage } from './refusal-messages.ts'
import { ESTABLISHMENT_METHODS, MATURITY_CLASSES, PREVIOUS_CROPS, RICE_FIELDS, riceFieldsFor } from './season.ts'
import { idSchema, isoTimeSchema } from './shapes.ts'

const DAY = 86_400_000
/** Oldest planting date in days: ten years for annuals, sixty for trees and mats. */
const MAX_PLANTING_AGE_DAYS = { annual: 3653, perennial: 21_916 }

/** Accepts a day (`2026-06-20`) or an ISO time; returns the day. */
const daySchema = z.pipe(
  z
    .string(refusalMessage('crop.required'))
    .check(
      z.regex(/\S/, refusalMessage('crop.required')),
      z.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, refusalMessage('date.format')),
    ),
  z.transform((value: string) => value.slice(0, 10)),
)
export const calendarDaySchema = z.pipe(daySchema, z.iso.date(refusalMessage('date.format')))

/** Accepts dates up to `days` from today in the easternmost time zone: farmers there enter their own date. */
const noLaterThan = (days: number) => (value: string) => Date.parse(value) <= Date.now() + 14 * 3_600_000 + days * DAY
const withinDays = (days: number) => (value: string) => Date.parse(value) >= Date.now() - days * DAY
const sincePlanting = calendarDaySchema.check(
  z.refine(withinDays(MAX_PLANTING_AGE_DAYS.perennial), refusalMessage('planting.treeLongAgo')),
)

/** Planting day of a growing crop. */
export const plantedDateSchema = sincePlanting.check(z.refine(noLaterThan(0), refusalMessage('planting.future')))

const plantingDate = sincePlanting.check(
  z.refine(noLaterThan(MAX_DAYS_AHEAD), refusalMessage('planting.tooFar', { max: MAX_DAYS_AHEAD })),
)

/** Rejects an annual crop planted more than ten years ago. */
export const plantingAgeRule = z.refine<{ cropType: string; plantingDate?: string | null | undefined }>(
  ({ cropType, plantingDate }) =>
    !plantingDate ||
    (isCropId(cropType) && isPerennialCrop(cropType)) ||
    withinDays(MAX_PLANTING_AGE_DAYS.annual)(plantingDate),
  { error: refusalMessage('planting.longAgo'), path: ['plantingDate'] },
)

const areaSchema = z
  .number(refusalMessage('area.number'))
  .check(z.gte(0, refusalMessage('area.negative')), z.lte(100_000, refusalMessage('area.large')))

const isBlank = (input: unknown) => input === undefined || input === null || /^\s*$/.test(String(input))

/** Season answers; null means unknown. */
const seasonFields = {
  maturity: z.nullable(z.enum(MATURITY_CLASSES)),
  established: z.nullable(z.enum(ESTABLISHMENT_METHODS)),
  field: z.nullable(z.enum(RICE_FIELDS)),
  previousCrop: z.nullable(z.enum(PREVIOUS_CROPS)),
  striga: z.nullable(z.boolean()),
}

const fieldFits = ({
  cropType,
  field,
}: {
  cropType: CropId
  field?: (typeof RICE_FIELDS)[number] | null | undefined
}) => !field || riceFieldsFor(cropType).includes(field)

export const cropInputSchema = z
  .object({
    cropType: z.enum(CROP_IDS, {
      error: ({ input }) => refusalMessage(isBlank(input) ? 'crop.required' : 'crop.unknown'),
    }),
    plantingDate,
    growthStage: z.enum(GROWTH_STAGE_IDS, refusalMessage('crop.required')),
    farmArea: z.optional(z.nullable(areaSchema)),
    expectedHarvestDate: z.optional(z.nullable(calendarDaySchema)),
    maturity: z.optional(seasonFields.maturity),
    established: z.optional(seasonFields.established),
    field: z.optional(seasonFields.field),
    previousCrop: z.optional(seasonFields.previousCrop),
    striga: z.optional(seasonFields.striga),
  })
  .check(plantingAgeRule, z.refine(fieldFits, { error: refusalMessage('crop.fieldOfRice'), path: ['field'] }))
export type CropInput = z.infer<typeof cropInputSchema>

export const cropSchema = z.object({
  id: idSchema,
  userId: idSchema,
  cropType: z.enum(CROP_IDS),
  plantingDate: z.nullable(isoTimeSchema),
  expectedHarvestDate: z.nullable(isoTimeSchema),
  farmArea: z.nullable(z.number()),
  growthStage: z.enum(GROWTH_STAGE_IDS),
  /** True for a crop that the profile created and the farmer has not edited. */
  placeholder: z.boolean(),
  /** The crop is not planted yet. On its planting date the farmer is asked to confirm. */
  planned: z.boolean(),
  ...seasonFields,
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
})
export type Crop = z.infer<typeof cropSchema>

/** Any string: an id that is no UUID gets the same "not found" as an unknown one. */
export const anyIdParamSchema = z.object({ id: z.string() })
