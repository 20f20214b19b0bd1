import * as z from 'zod/mini'
import { saysToPrograms } from './says.ts'
import { isoTime } from './shapes.ts'

const counted = z.array(z.object({ name: z.string(), n: z.number() }))
/** By currency, what the provider has told; `unpriced` are those of which it has told no price. */
const cost = z.object({
  paid: z.array(z.object({ currency: z.string(), amount: z.number() })),
  unpriced: z.number(),
})
export type Cost = z.infer<typeof cost>

/** Dials, SMS and calls since a time. */
export const channelFigures = z.object({
  since: isoTime,
  dials: z.object({
    n: z.number(),
    /** `finished` · `left` · `failed` · `open`: nobody has said yet. */
    ended: counted,
    /** The screen last shown in those that did not finish, where most leave first. */
    left: counted,
    cost,
  }),
  sms: z.object({
    /** What people sent, by its word; `other`: a person reads it. */
    words: counted,
    sent: z.number(),
    segments: z.number(),
    cost,
  }),
  calls: z.object({
    /** `inbound` and `outbound`. */
    n: counted,
    seconds: z.number(),
    /** The part of the menu last spoken. */
    left: counted,
    /** What was told by call, and by SMS in its place: by how it ended. */
    told: counted,
    cost,
  }),
})
export type ChannelFigures = z.infer<typeof channelFigures>

export const MOST_FIGURE_DAYS = 90
const wrongDays = saysToPrograms(`days must be a whole number from 1 to ${MOST_FIGURE_DAYS}`)
export const figuresAsked = z.object({
  days: z._default(
    z.coerce.number(wrongDays).check(z.int(wrongDays), z.gte(1, wrongDays), z.lte(MOST_FIGURE_DAYS, wrongDays)),
    7,
  ),
})
