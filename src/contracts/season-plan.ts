import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { MATURITY_CLASSES, OPERATIONS, STEP_MOVES, STEP_STATES } from './season.ts'

/** One thing to do in a season; days are `YYYY-MM-DD`. */
export const planStep = z.object({
  /** Unique within the plan. */
  id: z.string(),
  operation: z.enum(OPERATIONS),
  /** Of several in a season, which, and how many. */
  n: z.nullable(z.number()),
  of: z.nullable(z.number()),
  from: z.string(),
  to: z.string(),
  state: z.enum(STEP_STATES),
  doneOn: z.nullable(z.string()),
  /** By what it was moved, or why it does not apply. */
  moved: z.nullable(z.enum(STEP_MOVES)),
})
export type PlanStep = z.infer<typeof planStep>

/** A crop's season, in its order. */
export const seasonPlan = z.object({
  crop: z.enum(CROP_IDS),
  /** Still to be planted. */
  planned: z.boolean(),
  /** Null where days say nothing, as of trees. `assumed`: the farmer did not say. */
  maturity: z.nullable(
    z.object({ class: z.nullable(z.enum(MATURITY_CLASSES)), days: z.number(), assumed: z.boolean() }),
  ),
  steps: z.array(planStep),
})
export type SeasonPlan = z.infer<typeof seasonPlan>
