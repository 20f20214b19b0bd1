import * as z from 'zod/mini'

const place = z.object({
  at: z.string(),
  given: z.record(z.string(), z.optional(z.union([z.string(), z.number()]))),
})
export type Place = z.infer<typeof place>

const view = z.object({
  say: z.string(),
  /** Numbered from 1 in this order. */
  choices: z.array(z.object({ label: z.string(), to: place })),
  asks: z.nullable(z.enum(['words', 'number'])),
  /** The session ends with this screen. */
  last: z.boolean(),
  /** Number of choices pinned to the first page, however long the text. */
  pinned: z.optional(z.number()),
})
export type View = z.infer<typeof view>

/** Line above a page: the reason why the last key led nowhere. */
const reason = z.object({ text: z.string(), page: z.number() })
export type Reason = z.infer<typeof reason>

/** Stored state of a session: the screen that the next answer belongs to. */
export const standing = z.object({
  language: z.string(),
  place,
  view,
  page: z.number(),
  reason: z.optional(z.nullable(reason)),
  back: z.array(place),
})
export type Standing = z.infer<typeof standing>

export const to = (at: string, given: Place['given'] = {}): Place => ({ at, given })
export const tell = (say: string, choices: View['choices'] = []): View => ({ say, choices, asks: null, last: false })
export const ask = (say: string, asks: 'words' | 'number' = 'words'): View => ({ say, choices: [], asks, last: false })
export const bye = (say: string): View => ({ say, choices: [], asks: null, last: true })
