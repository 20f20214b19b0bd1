import * as z from 'zod/mini'
import { apiRefusalMessage } from './refusal-messages.ts'
import { isoTimeSchema } from './shapes.ts'

const countsSchema = z.array(z.object({ name: z.string(), n: z.number() }))
/** Cost by currency; `unpriced` counts the messages without a price. */
const costSchema = z.object({
  paid: z.array(z.object({ currency: z.string(), amount: z.number() })),
  unpriced: z.number(),
})
export type Cost = z.infer<typeof costSchema>

/** Counts of dials, SMS and calls since a time. */
export const channelFiguresSchema = z.object({
  since: isoTimeSchema,
  dials: z.object({
    n: z.number(),
    /** USSD sessions by outcome: `finished`, `left`, `failed`, or `open` (outcome not known yet). */
    ended: countsSchema,
    /** Unfinished sessions by last screen, most frequent first. */
    left: countsSchema,
    cost: costSchema,
  }),
  sms: z.object({
    /** Received messages by keyword; `other` needs a person. */
    words: countsSchema,
    sent: z.number(),
    segments: z.number(),
    cost: costSchema,
  }),
  calls: z.object({
    n: countsSchema,
    seconds: z.number(),
    left: countsSchema,
    /** Outbound messages by result: calls, and the SMS sent instead of a call. */
    told: countsSchema,
    cost: costSchema,
  }),
})
export type ChannelFigures = z.infer<typeof channelFiguresSchema>

export const MAX_FIGURE_DAYS = 90
const wrongDays = apiRefusalMessage(`days must be a whole number from 1 to ${MAX_FIGURE_DAYS}`)
export const figuresQuerySchema = z.object({
  days: z._default(
    z.coerce.number(wrongDays).check(z.int(wrongDays), z.gte(1, wrongDays), z.lte(MAX_FIGURE_DAYS, wrongDays)),
    7,
  ),
})
