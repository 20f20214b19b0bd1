import * as z from 'zod/mini'

const place = z.object({
  at: z.string(),
  given: z.record(z.string(), z.optional(z.union([z.string(), z.number()]))),
})
export type MenuPlace = z.infer<typeof place>

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
export type ScreenView = z.infer<typeof view>

/** Reason why the last key was refused, shown above a page. */
const reason = z.object({ text: z.string(), page: z.number() })
export type RefusalReason = z.infer<typeof reason>

/** Stored state of a session: the screen that the next answer belongs to. */
export const storedScreen = z.object({
  language: z.string(),
  place,
  view,
  page: z.number(),
  reason: z.optional(z.nullable(reason)),
  back: z.array(place),
})
export type StoredScreen = z.infer<typeof storedScreen>

export const placeAt = (at: string, given: MenuPlace['given'] = {}): MenuPlace => ({ at, given })
export const textView = (say: string, choices: ScreenView['choices'] = []): ScreenView => ({
  say,
  choices,
  asks: null,
  last: false,
})
export const inputView = (say: string, asks: 'words' | 'number' = 'words'): ScreenView => ({
  say,
  choices: [],
  asks,
  last: false,
})
export const lastView = (say: string): ScreenView => ({ say, choices: [], asks: null, last: true })
