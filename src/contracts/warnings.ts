import * as z from 'zod/mini'
import type { DrawingId } from './drawing-ids.ts'

/** Classes of weather events that have words and a picture of their own. */
const WARNING_EVENTS = ['thunderstorm', 'heavy-rain', 'flood', 'heat', 'dust', 'wind', 'dry-spell', 'other'] as const
export type WarningEvent = (typeof WARNING_EVENTS)[number]

/** Severities of CAP 1.2 that a warning is shown with, gravest first. */
export const WARNING_SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor'] as const
export type WarningSeverity = (typeof WARNING_SEVERITIES)[number]

/** Warning of a weather service, in the reader's language as far as it has words. */
export const warning = z.object({
  id: z.string(),
  event: z.enum(WARNING_EVENTS),
  drawing: z.custom<DrawingId>((drawn) => typeof drawn === 'string'),
  severity: z.enum(WARNING_SEVERITIES),
  /** Name of the event and word for its severity. */
  title: z.string(),
  severityWord: z.string(),
  /** Times in words by the farmer's clock. */
  from: z.string(),
  until: z.string(),
  /** Times as ISO UTC. */
  onset: z.string(),
  expires: z.string(),
  /** Instruction of the service in the reader's language, else ours for the event. */
  todo: z.string(),
  /** Text of the service, unchanged but for capitals, and its language tag. */
  text: z.string(),
  language: z.string(),
  /** Name of the service and time of issue. */
  issued: z.string(),
  /** `elsewhere`: the farm is outside the area. */
  state: z.enum(['in force', 'ended', 'withdrawn', 'replaced', 'elsewhere']),
})
export type Warning = z.infer<typeof warning>
