import * as z from 'zod/mini'
import { dayInWords } from '../../advice-words/wording.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import type { Notification } from '../../contracts/notifications.ts'
import { fill } from '../../shared/fill.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { WORDS } from '../../words/index.ts'

const TITLES = ['newAdvice', 'heavyRain', 'veryHot', 'answeredPost', 'answeredReply'] as const
const BODIES = ['newAdviceBody', 'heavyRainBody', 'veryHotBody'] as const

const schema = z.object({
  language: z.enum(LANGUAGE_IDS),
  title: z.enum(TITLES),
  /** Absent: the message is a person's own words. */
  body: z.optional(z.enum(BODIES)),
  figures: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** `YYYY-MM-DD`, the `{day}` of the body. */
  date: z.optional(z.string()),
})

/** Facts of a notification, stored in its data as `said`, from which it is written in another language. */
export type Said = z.infer<typeof schema>

/** Returns the title and the message of these facts. */
export function wordsOf({ language, title, body, figures, date }: Said): { title: string; message: string | null } {
  const words = WORDS[language].notices
  const names = { ...figures, ...(date && { day: dayInWords(date, language) }) }
  return { title: words[title], message: body ? fill(words[body], names) : null }
}

/** Returns a notification for its reader: in the language read now, where it has its facts, and without them. */
export function forReader(notification: Notification, reads: Language): Notification {
  if (notification.data?.said === undefined) return notification
  const { said, ...data } = notification.data
  const facts = schema.safeParse(said).data
  if (!facts) return { ...notification, data }
  // Advice and warnings only in a language whose sentences were checked.
  const language = facts.body ? sendingLanguage(reads) : reads
  if (facts.language === language) return { ...notification, data }
  const { title, message } = wordsOf({ ...facts, language })
  return { ...notification, data, title, message: message ?? notification.message }
}
