import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { AREA_UNITS, fieldPlanInputSchema, savedFertilizerPlanSchema } from './fertilizer-plan.ts'
import { COUNTRIES, gradeIdSchema } from './grades.ts'
import { RICE_FIELDS } from './season.ts'

/** Known price: the farmer's own, else the cooperative's. */
const knownPrice = z.object({
  price: z.number(),
  whose: z.enum(['own', 'cooperative']),
  market: z.nullable(z.string()),
  date: z.string(),
  days: z.number(),
  /** True if the price is at most a season old. Forms are prefilled only with such prices. */
  counts: z.boolean(),
})
export type KnownPrice = z.infer<typeof knownPrice>

/** Input of `planWithinBudget` as plain JSON, a few kilobytes. */
const budgetFacts = z.record(z.string(), z.unknown())

/** Data to plan a field's fertiliser, also offline. */
export const fertilizerFieldSchema = z.object({
  crop: z.enum(CROP_IDS),
  country: z.enum(COUNTRIES),
  currency: z.enum(['NGN', 'NAD']),
  saved: z.nullable(savedFertilizerPlanSchema),
  /** Inputs of the last plan if that plan was removed. */
  asked: z.nullable(fieldPlanInputSchema),
  area: z.nullable(z.object({ area: z.number(), areaUnit: z.enum(AREA_UNITS) })),
  /** Products sold in the country with their bag size, usual ones first. */
  offers: z.array(z.object({ grade: gradeIdSchema, bagKg: z.number(), known: z.nullable(knownPrice) })),
  cropPrice: z.nullable(knownPrice),
  facts: budgetFacts,
  /** Planner input for the other kinds of rice field. */
  factsOf: z.nullable(z.record(z.enum(RICE_FIELDS), budgetFacts)),
})
export type FertilizerField = z.infer<typeof fertilizerFieldSchema>
