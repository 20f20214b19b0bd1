import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import type { DrawingId } from './drawings.ts'
import { ADVISORY_CATEGORIES, GROWTH_STAGE_IDS, PRIORITIES } from './farm.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { LOG_KINDS } from './season.ts'
import { dateSchema, idSchema, isoTimeSchema } from './shapes.ts'

/** One figure behind an advisory, in the reader's language. */
const evidenceSchema = z.object({
  label: z.string(),
  value: z.string(),
  source: z.string(),
  rough: z.boolean(),
})

/** Source of an instruction, if known. */
const actionSource = z.object({
  title: z.string(),
  year: z.nullable(z.string()),
  address: z.nullable(z.string()),
  rough: z.boolean(),
})

/** Stands in for the weather reason when a language model worded the advice. Older rows have other forms. */
export const AI_GENERATED = 'AI_GENERATED'
export const isModelWritten = (condition: string) => condition === 'ai_generated' || condition.startsWith(AI_GENERATED)

/** Entry of the farm log; `n` is its number among the entries of its kind in a season. */
const closingLogEntrySchema = z.object({ kind: z.enum(LOG_KINDS), n: z.nullable(z.number()) })

export const advisorySchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** Null for advice about no field. */
  cropId: z.nullable(idSchema),
  cropType: z.enum(CROP_IDS),
  growthStage: z.nullable(z.enum(GROWTH_STAGE_IDS)),
  title: z.string(),
  content: z.string(),
  /** Title and content in the user's language of messages, if that differs from the reader's language. */
  beside: z.optional(z.object({ language: z.enum(LANGUAGE_IDS), title: z.string(), content: z.string() })),
  priority: z.enum(PRIORITIES),
  category: z.enum(ADVISORY_CATEGORIES),
  /** Id of the rule; `pest` is the pest or disease of the advice, if any. */
  rule: z.string(),
  pest: z.nullable(z.string()),
  drawing: z.custom<DrawingId>((drawn) => typeof drawn === 'string'),
  icon: z.nullable(z.string()),
  /** `AI_GENERATED`, or the weather reason as text. */
  weatherCondition: z.nullable(z.string()),
  isRead: z.boolean(),
  validUntil: z.nullable(dateSchema),
  /** Last day for the work, if any. */
  by: z.nullable(dateSchema),
  /** Day of the next watering, after "Done" on a watering. */
  again: z.optional(dateSchema),
  /** Explanation: the rule in one sentence, and its figures with their sources. */
  reason: z.nullable(z.string()),
  evidence: z.array(evidenceSchema),
  sources: z.array(actionSource),
  /** Log entry that "Done" creates. */
  closes: z.nullable(closingLogEntrySchema),
  /** Log entry of "I gave it" on advice to hold fertiliser. "Done" there means "I held it" and creates no entry. */
  gave: z.nullable(closingLogEntrySchema),
  /** Scouting question: how many plants of `of` have the pest; `act` is the action threshold. */
  count: z.nullable(z.object({ pest: z.string(), of: z.number(), act: z.number() })),
  /** True if the advice uses climate normals instead of a live forecast. */
  estimated: z.boolean(),
  useful: z.nullable(z.boolean()),
  done: z.boolean(),
  /** Advice without work: the farmer answers "I have seen it". */
  warns: z.optional(z.literal(true)),
  createdAt: isoTimeSchema,
})
export type Advisory = z.infer<typeof advisorySchema>

export const advisoryFeedbackSchema = z.object({
  useful: z.optional(z.nullable(z.boolean())),
  done: z.optional(z.boolean()),
  /** The farmer gave the fertiliser although the advice was to hold it. */
  gave: z.optional(z.boolean()),
  /** Reports bad wording. Reports are counted by sentence, without the user. */
  badlySaid: z.optional(z.literal(true)),
})

export type AdvisoryFeedback = z.infer<typeof advisoryFeedbackSchema>

export const advisoryQuerySchema = z.object({ crop: z.optional(z.string().check(z.maxLength(50))) })

export const dashboardSummarySchema = z.object({
  temperature: z.number(),
  weatherStatus: z.string(),
  sky: z.optional(z.custom<DrawingId>((drawn) => typeof drawn === 'string')),
  cropsCount: z.number(),
  activeAdvisories: z.number(),
  urgentAlerts: z.number(),
  todaysRecommendation: z.optional(z.string()),
  /** Language of the recommendation, if not the reader's. */
  recommendationLanguage: z.optional(z.enum(LANGUAGE_IDS)),
})

/** One sentence of an advisory with its picture; `when` limits it to a condition. */
export interface AdvisoryStep {
  text: string
  drawing: DrawingId | null
  when: boolean
}

/** Page data of an advisory beside the advisory itself. */
export interface AdvisoryPageData {
  /** Drawing of the sign to look for, or of the action. */
  look: DrawingId
  steps: AdvisoryStep[]
  /** True if the text mentions that there is no live forecast. */
  typicalSaid: boolean
  /** Drawing of each figure; null for figures shown to experts only. */
  figures: (DrawingId | null)[]
  /** Publishers of the sources. */
  houses: string[]
  tips: Pick<AdvisoryStep, 'text' | 'drawing'>[]
  next: Pick<Advisory, 'id' | 'title'> | null
  /** Farmers of the same state who did the same; absent under five people. */
  neighbours?: { n: number; state: string }
  /** Recordings that speak the title; absent if one is missing in the language. */
  clips?: string[]
}
