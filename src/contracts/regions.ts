import * as z from 'zod/mini'

/** Counts of a place in a period. `harvest` in kg; the others are numbers of people or of events. */
export const MEASURES = ['farmers', 'active', 'questions', 'answered', 'done', 'harvest'] as const
export type Measure = (typeof MEASURES)[number]

/** Fewest people behind a published count. */
export const FEWEST = 5

const measured = Object.fromEntries(MEASURES.map((name) => [name, z.number()])) as Record<Measure, z.ZodMiniNumber>
export const stateCounts = z.object({ country: z.string(), state: z.string(), ...measured })
export type StateCounts = z.infer<typeof stateCounts>
