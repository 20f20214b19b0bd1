import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { OPEN_HARVEST_STATES } from './harvests.ts'
import { MATURITY_CLASSES, OPERATIONS, STEP_CHANGE_REASONS, STEP_STATES } from './season.ts'

/** One step of a season; days are `YYYY-MM-DD`. */
const planStep = z.object({
  id: z.string(),
  operation: z.enum(OPERATIONS),
  /** Position among steps of the same operation, and their number. */
  n: z.nullable(z.number()),
  of: z.nullable(z.number()),
  from: z.string(),
  to: z.string(),
  state: z.enum(STEP_STATES),
  doneOn: z.nullable(z.string()),
  /** Reason why the step moved or does not apply. */
  moved: z.nullable(z.enum(STEP_CHANGE_REASONS)),
})
export type PlanStep = z.infer<typeof planStep>

export const seasonPlanSchema = z.object({
  crop: z.enum(CROP_IDS),
  planned: z.boolean(),
  /** Maturity; null for trees. `assumed`: not reported by the farmer. */
  maturity: z.nullable(
    z.object({ class: z.nullable(z.enum(MATURITY_CLASSES)), days: z.number(), assumed: z.boolean() }),
  ),
  steps: z.array(planStep),
})
export type SeasonPlan = z.infer<typeof seasonPlanSchema>

/** Plan of a user's own crop, with its open harvest question. */
export const ownSeasonPlanSchema = z.object({
  ...seasonPlanSchema.shape,
  harvest: z.nullable(z.enum(OPEN_HARVEST_STATES)),
})
export type OwnSeasonPlan = z.infer<typeof ownSeasonPlanSchema>
