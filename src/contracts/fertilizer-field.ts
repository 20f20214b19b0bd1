import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { AREA_UNITS, fieldPlanInput, savedFertilizerPlan } from './fertilizer-plan.ts'
import { COUNTRIES, gradeId } from './grades.ts'
import { RICE_FIELDS } from './season.ts'

/** A price that is known without asking: the farmer's own goes before the cooperative's. */
const knownPrice = z.object({
  price: z.number(),
  whose: z.enum(['own', 'cooperative']),
  market: z.nullable(z.string()),
  /** Day on which it was told. */
  date: z.string(),
  /** How old it is. */
  days: z.number(),
  /** Not older than a season: only such a one is filled in. */
  counts: z.boolean(),
})
export type KnownPrice = z.infer<typeof knownPrice>

/** What `purseFor` of the adviser works a plan out from, as it stands: plain data of a few kilobytes. */
const purseFacts = z.record(z.string(), z.unknown())

/** All that a plan for one of the farmer's fields needs: with it the sum is worked out without network too. */
export const fertilizerField = z.object({
  crop: z.enum(CROP_IDS),
  country: z.enum(COUNTRIES),
  /** ISO 4217. */
  currency: z.enum(['NGN', 'NAD']),
  /** The plan that is kept for the field. */
  saved: z.nullable(savedFertilizerPlan),
  /** With what the last one was asked that was kept, if it is kept no more. */
  asked: z.nullable(fieldPlanInput),
  /** As it stands in the crop. */
  area: z.nullable(z.object({ area: z.number(), areaUnit: z.enum(AREA_UNITS) })),
  /** What is sold in the country, the usual ones first, with the size of the bag. */
  offers: z.array(z.object({ grade: gradeId, bagKg: z.number(), known: z.nullable(knownPrice) })),
  /** Of a kilogram at the farm gate. */
  cropPrice: z.nullable(knownPrice),
  facts: purseFacts,
  /** The same where another kind of field is chosen than the crop's own: of rice. */
  factsOf: z.nullable(z.record(z.enum(RICE_FIELDS), purseFacts)),
})
export type FertilizerField = z.infer<typeof fertilizerField>
