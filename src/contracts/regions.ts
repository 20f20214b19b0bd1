import * as z from 'zod/mini'

/** Counts for a place and period. `harvest` is in kg; the others count people or events. */
export const REGION_MEASURES = ['farmers', 'active', 'questions', 'answered', 'done', 'harvest'] as const
export type RegionMeasure = (typeof REGION_MEASURES)[number]

/** Minimum people behind a published count. */
export const MIN_PUBLISHED_PEOPLE = 5

/** Counts that screens show by state. All except `farmers` cover the past 30 days. */
export const MAP_MEASURES = ['farmers', 'active', 'questions', 'answered', 'done'] as const satisfies RegionMeasure[]
export type MapMeasure = (typeof MAP_MEASURES)[number]

type Counts = Record<MapMeasure, z.ZodMiniNumber>
const measureFields = Object.fromEntries(MAP_MEASURES.map((name) => [name, z.number()])) as Counts
export const stateCountsSchema = z.object({ country: z.string(), state: z.string(), ...measureFields })
export type StateCounts = z.infer<typeof stateCountsSchema>

export const mapQuerySchema = z.object({ measure: z._default(z.enum(MAP_MEASURES), 'farmers') })
