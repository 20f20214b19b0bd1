import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import type { DrawingId } from './drawings.ts'
import { ADVISORY_CATEGORIES, GROWTH_STAGE_IDS, PRIORITIES } from './farm.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { LOG_KINDS } from './season.ts'
import { dateText, id, isoTime } from './shapes.ts'

/** One figure behind an advisory, in the reader's language. */
export const evidence = z.object({
  label: z.string(),
  value: z.string(),
  source: z.string(),
  rough: z.boolean(),
})

/** Where what it says to do comes from; null where that is not known. */
export const actionSource = z.object({
  title: z.string(),
  year: z.nullable(z.string()),
  address: z.nullable(z.string()),
  rough: z.boolean(),
})

/** Stands where the weather's part would, when a language model worded the advice; older rows have it in other forms. */
export const AI_GENERATED = 'AI_GENERATED'
export const isByModel = (condition: string) => condition === 'ai_generated' || condition.startsWith(AI_GENERATED)

export const advisory = z.object({
  id,
  userId: id,
  /** The field it is about; null on one from before fields were told apart. */
  cropId: z.nullable(id),
  cropType: z.enum(CROP_IDS),
  growthStage: z.nullable(z.enum(GROWTH_STAGE_IDS)),
  title: z.string(),
  content: z.string(),
  /** The same in the language it is sent in, for those whose own is not sent yet. */
  beside: z.optional(z.object({ language: z.enum(LANGUAGE_IDS), title: z.string(), content: z.string() })),
  priority: z.enum(PRIORITIES),
  category: z.enum(ADVISORY_CATEGORIES),
  /** Which rule gave it; the pest or disease it is about, null: none. */
  rule: z.string(),
  pest: z.nullable(z.string()),
  /** The picture of what to do. */
  drawing: z.custom<DrawingId>((drawn) => typeof drawn === 'string'),
  icon: z.nullable(z.string()),
  /** `AI_GENERATED`, or in plain words what in the weather led to it. */
  weatherCondition: z.nullable(z.string()),
  isRead: z.boolean(),
  validUntil: z.nullable(dateText),
  /** The day that it is to be done by, as its words say; null where there is nothing to do by a day. */
  by: z.nullable(dateText),
  /** How the adviser worked it out: the rule in one sentence, and its figures with their sources. */
  reason: z.nullable(z.string()),
  evidence: z.array(evidence),
  sources: z.array(actionSource),
  /** What "Done" writes into the farm log, and of several in a season which; null where there is nothing to do. */
  closes: z.nullable(z.object({ kind: z.enum(LOG_KINDS), n: z.nullable(z.number()) })),
  /** The question it asks of the plants: how many of `of` have the pest, where `act` are enough to act; null: none. */
  count: z.nullable(z.object({ pest: z.string(), of: z.number(), act: z.number() })),
  /** Made from climate normals, not a live forecast. */
  estimated: z.boolean(),
  /** The farmer's own answer: was it useful, was it done. */
  useful: z.nullable(z.boolean()),
  done: z.boolean(),
  createdAt: isoTime,
})
export type Advisory = z.infer<typeof advisory>

export const advisoryFeedback = z.object({ useful: z.optional(z.nullable(z.boolean())), done: z.optional(z.boolean()) })

export type AdvisoryFeedback = z.infer<typeof advisoryFeedback>

export const advisoryQuery = z.object({ crop: z.optional(z.string().check(z.maxLength(50))) })

export const summary = z.object({
  temperature: z.number(),
  weatherStatus: z.string(),
  /** The picture of it. */
  sky: z.optional(z.custom<DrawingId>((drawn) => typeof drawn === 'string')),
  cropsCount: z.number(),
  activeAdvisories: z.number(),
  urgentAlerts: z.number(),
  todaysRecommendation: z.optional(z.string()),
  /** Where that is not the reader's own. */
  recommendationLanguage: z.optional(z.enum(LANGUAGE_IDS)),
})

/** One sentence of an advisory, with what stands beside it; `when`: only for whom it fits. */
export interface Step {
  text: string
  drawing: DrawingId | null
  when: boolean
}

/** What the page of an advisory shows beside the advisory itself. */
export interface Opened {
  /** The crop as it stands now, and what to look for, else to do. */
  crop: DrawingId
  look: DrawingId
  steps: Step[]
  /** The text says itself that no live forecast is behind it. */
  typicalSaid: boolean
  /** Of each figure, what a farmer knows it by; null: it is for who works with figures. */
  figures: (DrawingId | null)[]
  /** Whom it comes from. */
  houses: string[]
  tips: Pick<Step, 'text' | 'drawing'>[]
  /** What to do after it. */
  next: Pick<Advisory, 'id' | 'title'> | null
  /** Recordings that, heard one after the other, say its title; left out where the language has not all of them. */
  clips?: string[]
}
