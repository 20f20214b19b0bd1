import * as z from 'zod/mini'
import type { DrawingId } from './drawing-ids.ts'

/** Weather events that have their own words and picture. */
const WARNING_EVENTS = ['thunderstorm', 'heavy-rain', 'flood', 'heat', 'dust', 'wind', 'dry-spell', 'other'] as const
export type WarningEvent = (typeof WARNING_EVENTS)[number]

/** Severities of CAP 1.2 that are shown, most severe first. */
export const WARNING_SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor'] as const
export type WarningSeverity = (typeof WARNING_SEVERITIES)[number]

/** Warning of a weather service, translated to the reader's language where possible. */
export const warningSchema = z.object({
  id: z.string(),
  event: z.enum(WARNING_EVENTS),
  drawing: z.custom<DrawingId>((drawn) => typeof drawn === 'string'),
  severity: z.enum(WARNING_SEVERITIES),
  /** Event and severity, in words. */
  title: z.string(),
  severityWord: z.string(),
  /** Times in words, in the farmer's time zone. */
  from: z.string(),
  until: z.string(),
  /** Times as ISO UTC. */
  onset: z.string(),
  expires: z.string(),
  /** Instruction: the service's if it is in the reader's language, else ours for the event. */
  todo: z.string(),
  /** The service's text, changed only in capitalisation, with its language tag. */
  text: z.string(),
  language: z.string(),
  /** Name of the service, and time of issue. */
  issued: z.string(),
  /** `elsewhere`: the farm is outside the warned area. */
  state: z.enum(['in force', 'ended', 'withdrawn', 'replaced', 'elsewhere']),
})
export type Warning = z.infer<typeof warningSchema>
