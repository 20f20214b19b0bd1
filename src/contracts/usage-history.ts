import * as z from 'zod/mini'

/** Weeks in the charts, including the current week. */
export const USAGE_HISTORY_WEEKS = 12

/**
 * Figures of one week from Monday, UTC. `farmers` counts accounts at its end; `active` counts users who visited, asked a
 * question or did advice; `cost` is of SMS.
 */
const weekFigures = z.object({
  from: z.string(),
  farmers: z.number(),
  joined: z.number(),
  active: z.number(),
  done: z.number(),
  questions: z.number(),
  sent: z.number(),
  failed: z.number(),
  cost: z.number(),
})
export type UsageWeek = z.infer<typeof weekFigures>

/** Farmers who joined in these weeks; of them, those with a planted field and those who did some advice. */
const funnelSchema = z.object({ joined: z.number(), planted: z.number(), done: z.number() })

export const usageHistorySchema = z.object({
  weeks: z.array(weekFigures),
  funnel: funnelSchema,
  currency: z.nullable(z.string()),
})
export type UsageHistory = z.infer<typeof usageHistorySchema>
