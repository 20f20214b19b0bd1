import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { GROWTH_STAGE_IDS } from './farm.ts'
import { read } from './read.ts'
import { id, isoTime } from './shapes.ts'

/** The most crops of one farmer. More than a smallholder grows, few enough to be advised on at once. */
export const MAX_CROPS = 60
export const CROPS_FULL = `Advice is for your newest ${MAX_CROPS} crops. To add another one, first remove one that you no longer grow.`

const REQUIRED = 'Please fill in all required fields'
const CROP_UNKNOWN = 'Please choose a crop from the list'
const DAY = 86_400_000
const TEN_YEARS = 3653 * DAY

/** A day (`2026-06-20`) or an ISO time; kept as the day. */
const day = z.pipe(
  z
    .string(REQUIRED)
    .check(z.regex(/\S/, REQUIRED), z.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'Please enter a date as YYYY-MM-DD')),
  z.transform((value: string) => value.slice(0, 10)),
)
const realDay = z.pipe(day, z.iso.date('Please enter a date as YYYY-MM-DD'))

/**
 * Planting dates lie between ten years ago and today (contract §6). "Today" allows for the earliest time zone on
 * Earth, so that a farmer east of Greenwich can enter the date on their own calendar.
 */
export const plantingDate = realDay.check(
  z.refine((value) => Date.parse(value) <= Date.now() + 14 * 3_600_000, 'Planting date cannot be in the future'),
  z.refine((value) => Date.parse(value) >= Date.now() - TEN_YEARS, 'Planting date must be within the last ten years'),
)

const area = z
  .number('Farm area must be a number')
  .check(z.gte(0, 'Farm area must be 0 or more'), z.lte(100_000, 'Farm area must be at most 100,000 acres'))

const isBlank = (input: unknown) => input === undefined || input === null || /^\s*$/.test(String(input))

export const cropInput = z.object({
  cropType: z.enum(CROP_IDS, { error: ({ input }) => (isBlank(input) ? REQUIRED : CROP_UNKNOWN) }),
  plantingDate,
  growthStage: z.enum(GROWTH_STAGE_IDS, REQUIRED),
  farmArea: z.optional(z.nullable(area)),
  expectedHarvestDate: z.optional(z.nullable(realDay)),
})
export type CropInput = z.infer<typeof cropInput>

export const crop = z.object({
  id,
  userId: id,
  cropType: z.enum(CROP_IDS),
  plantingDate: z.nullable(isoTime),
  expectedHarvestDate: z.nullable(isoTime),
  farmArea: z.nullable(z.number()),
  growthStage: z.enum(GROWTH_STAGE_IDS),
  /** Made by crop initialization and not yet touched by the farmer. */
  placeholder: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
})
export type Crop = z.infer<typeof crop>

/** One that is no crop of the farmer's is not found, whatever it looks like. */
export const anyId = z.object({ id: z.string() })

export const crops = read('/api/crops', z.array(crop))
