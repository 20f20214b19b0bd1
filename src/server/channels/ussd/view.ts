import * as z from 'zod/mini'

/** A screen of the menu and its parameters. */
export const place = z.object({ at: z.string(), given: z.record(z.string(), z.union([z.string(), z.number()])) })
export type Place = z.infer<typeof place>

/** Content of a screen before it is split into pages. */
export const view = z.object({
  say: z.string(),
  /** Numbered from 1 in this order. */
  choices: z.array(z.object({ label: z.string(), to: place })),
  /** Expected input instead of a choice. */
  asks: z.nullable(z.enum(['words', 'number'])),
  /** The session ends with this screen. */
  last: z.boolean(),
  /** Number of choices kept on the first page, however long the text is. */
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
  /** Places behind key 0, the nearest last. */
  back: z.array(place),
})
export type Standing = z.infer<typeof standing>

export const to = (at: string, given: Place['given'] = {}): Place => ({ at, given })
export const tell = (say: string, choices: View['choices'] = []): View => ({ say, choices, asks: null, last: false })
export const ask = (say: string, asks: 'words' | 'number' = 'words'): View => ({ say, choices: [], asks, last: false })
export const bye = (say: string): View => ({ say, choices: [], asks: null, last: true })
