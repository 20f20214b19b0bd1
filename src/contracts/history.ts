import * as z from 'zod/mini'

/** Weeks of the charts, the running one included. */
export const WEEKS = 12

/** Figures of a week, from Monday in UTC. `farmers` at its end; `active`: seen, asked or did advice; SMS with their cost by currency. */
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
export type WeekFigures = z.infer<typeof weekFigures>

/** Farmers who joined in these weeks, and those of them with a planted field, and with advice done. */
const funnel = z.object({ joined: z.number(), planted: z.number(), done: z.number() })

export const history = z.object({ weeks: z.array(weekFigures), funnel, currency: z.nullable(z.string()) })
export type History = z.infer<typeof history>
