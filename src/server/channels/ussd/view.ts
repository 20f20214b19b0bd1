import * as z from 'zod/mini'

const placeSchema = z.object({
  at: z.string(),
  given: z.record(z.string(), z.optional(z.union([z.string(), z.number()]))),
})
export type MenuPlace = z.infer<typeof placeSchema>

const viewSchema = z.object({
  say: z.string(),
  /** Numbered from 1 in this order. */
  choices: z.array(z.object({ label: z.string(), to: placeSchema })),
  asks: z.nullable(z.enum(['words', 'number'])),
  /** The session ends with this screen. */
  last: z.boolean(),
  /** Number of choices pinned to the first page, however long the text. */
  pinned: z.optional(z.number()),
})
export type ScreenView = z.infer<typeof viewSchema>

/** Reason why the last key was refused, shown above a page. */
const refusalReasonSchema = z.object({ text: z.string(), page: z.number() })
export type RefusalReason = z.infer<typeof refusalReasonSchema>

/** Stored state of a session: the screen that the next answer belongs to. */
export const storedScreenSchema = z.object({
  language: z.string(),
  place: placeSchema,
  view: viewSchema,
  page: z.number(),
  reason: z.optional(z.nullable(refusalReasonSchema)),
  back: z.array(placeSchema),
})
export type StoredScreen = z.infer<typeof storedScreenSchema>

export const menuPlace = (at: string, given: MenuPlace['given'] = {}): MenuPlace => ({ at, given })
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
