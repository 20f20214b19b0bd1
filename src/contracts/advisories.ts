import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import type { DrawingId } from './drawings.ts'
import { ADVISORY_CATEGORIES, GROWTH_STAGE_IDS, PRIORITIES } from './farm.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { LOG_KINDS } from './season.ts'
import { dateText, id, isoTime } from './shapes.ts'

/** One figure behind an advisory, in the reader's language. */
const evidence = z.object({
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

/** Replaces the weather reason of advice that a language model worded; older rows have other forms. */
export const AI_GENERATED = 'AI_GENERATED'
export const isByModel = (condition: string) => condition === 'ai_generated' || condition.startsWith(AI_GENERATED)

/** An entry of the farm log: of several in a season, which. */
const logged = z.object({ kind: z.enum(LOG_KINDS), n: z.nullable(z.number()) })

export const advisory = z.object({
  id,
  userId: id,
  /** Null for rows without a field. */
  cropId: z.nullable(id),
  cropType: z.enum(CROP_IDS),
  growthStage: z.nullable(z.enum(GROWTH_STAGE_IDS)),
  title: z.string(),
  content: z.string(),
  /** The same in the language of the messages, if it is not the reader's. */
  beside: z.optional(z.object({ language: z.enum(LANGUAGE_IDS), title: z.string(), content: z.string() })),
  priority: z.enum(PRIORITIES),
  category: z.enum(ADVISORY_CATEGORIES),
  /** Rule, and the pest or disease if it is about one. */
  rule: z.string(),
  pest: z.nullable(z.string()),
  drawing: z.custom<DrawingId>((drawn) => typeof drawn === 'string'),
  icon: z.nullable(z.string()),
  /** `AI_GENERATED`, or the weather reason as text. */
  weatherCondition: z.nullable(z.string()),
  isRead: z.boolean(),
  validUntil: z.nullable(dateText),
  /** Last day for the work, if any. */
  by: z.nullable(dateText),
  /** Day of the next watering, of one that was done. */
  again: z.optional(dateText),
  /** Explanation: the rule in one sentence, and its figures with their sources. */
  reason: z.nullable(z.string()),
  evidence: z.array(evidence),
  sources: z.array(actionSource),
  /** Log entry that "Done" writes, and its number in the season. */
  closes: z.nullable(logged),
  /** Log entry of "I gave it" on advice to hold fertiliser, where "Done" is "I held it" and writes nothing. */
  gave: z.nullable(logged),
  /** Scouting question: plants with the pest among `of`; `act` are enough to act. */
  count: z.nullable(z.object({ pest: z.string(), of: z.number(), act: z.number() })),
  /** From climate normals, not a live forecast. */
  estimated: z.boolean(),
  useful: z.nullable(z.boolean()),
  done: z.boolean(),
  /** Only to be known: the farmer answers it with "I have seen it". */
  warns: z.optional(z.literal(true)),
  createdAt: isoTime,
})
export type Advisory = z.infer<typeof advisory>

export const advisoryFeedback = z.object({
  useful: z.optional(z.nullable(z.boolean())),
  done: z.optional(z.boolean()),
  /** On advice to hold fertiliser: it was given all the same. */
  gave: z.optional(z.boolean()),
  /** The text is badly said: counted by sentence, without the reader. */
  badlySaid: z.optional(z.literal(true)),
})

export type AdvisoryFeedback = z.infer<typeof advisoryFeedback>

export const advisoryQuery = z.object({ crop: z.optional(z.string().check(z.maxLength(50))) })

export const summary = z.object({
  temperature: z.number(),
  weatherStatus: z.string(),
  sky: z.optional(z.custom<DrawingId>((drawn) => typeof drawn === 'string')),
  cropsCount: z.number(),
  activeAdvisories: z.number(),
  urgentAlerts: z.number(),
  todaysRecommendation: z.optional(z.string()),
  /** Set if not the reader's language. */
  recommendationLanguage: z.optional(z.enum(LANGUAGE_IDS)),
})

/** One sentence of an advisory with its picture; `when` limits it to a condition. */
export interface Step {
  text: string
  drawing: DrawingId | null
  when: boolean
}

/** Data of the advisory's page beside the advisory itself. */
export interface Opened {
  /** Sign to look for, or the action. */
  look: DrawingId
  steps: Step[]
  /** The text mentions that there is no live forecast. */
  typicalSaid: boolean
  /** Picture for each figure; null for experts' figures. */
  figures: (DrawingId | null)[]
  /** Publishers of the sources. */
  houses: string[]
  tips: Pick<Step, 'text' | 'drawing'>[]
  next: Pick<Advisory, 'id' | 'title'> | null
  /** Other farmers of the state who did the same, from five people up. */
  neighbours?: { n: number; state: string }
  /** Recordings that speak the title, if the language has all of them. */
  clips?: string[]
}
