import * as z from 'zod/mini'
import { dayInWords, wordAdvice } from '../../advice-words/word-advice.ts'
import { RULES } from '../../agronomy/rules/rule-catalogue.ts'
import type { Advice } from '../../agronomy/types.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import type { Notification } from '../../contracts/notifications.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { isKeyOf } from '../../shared/records.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'

const TITLES = ['newAdvice', 'heavyRain', 'veryHot', 'answeredPost', 'answeredReply'] as const
const BODIES = ['newAdviceBody', 'heavyRainBody', 'veryHotBody'] as const

const noticeSchema = z.object({
  language: z.enum(LANGUAGE_IDS),
  title: z.enum(TITLES),
  /** Key of the text; absent if the message is a person's own words. */
  body: z.optional(z.enum(BODIES)),
  figures: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** `YYYY-MM-DD`, the `{day}` of the body. */
  date: z.optional(z.string()),
})

/** Reports whether the rule still exists; a removed rule has no texts. */
const hasRule = (value: unknown) =>
  typeof value === 'object' && value !== null && 'rule' in value && isKeyOf(RULES, `${value.rule}`)

/** Facts of an advice whose title and content are the notification. */
const adviceNoticeSchema = z.object({ language: z.enum(LANGUAGE_IDS), advice: z.custom<Advice>(hasRule) })
const notificationFactsSchema = z.union([noticeSchema, adviceNoticeSchema])

/** Facts of a notification, stored in its data as `said`, from which it is written in another language. */
export type NotificationFacts = z.infer<typeof noticeSchema>
type Advised = z.infer<typeof adviceNoticeSchema>

export function notificationText(said: NotificationFacts | Advised): { title: string; message: string | null } {
  if ('advice' in said) {
    const { title, content } = wordAdvice(said.advice, said.language)
    return { title, message: content }
  }
  const { language, title, body, figures, date } = said
  const words = TEXTS_BY_LANGUAGE[language].notices
  const names = { ...figures, ...(date && { day: dayInWords(date, language) }) }
  return { title: words[title], message: body ? fillPlaceholders(words[body], names) : null }
}

/** Returns a notification in the language that its reader reads now, if its facts are stored, and removes the facts. */
export function translateForReader(notification: Notification, reads: Language): Notification {
  if (notification.data?.said === undefined) return notification
  const { said, ...stored } = notification.data
  const facts = notificationFactsSchema.safeParse(said).data
  if (!facts) return { ...notification, data: stored }
  const sentence = sentenceOf(facts)
  const data = sentence ? { ...stored, sentence } : stored
  // Advice and warnings only in a language whose sentences were checked.
  const language = 'advice' in facts || facts.body ? sendingLanguage(reads) : reads
  if (facts.language === language) return { ...notification, data }
  const { title, message } = notificationText({ ...facts, language })
  return { ...notification, data, title, message: message ?? notification.message }
}

/** Id of the sentence of these facts; null in a person's own words. */
function sentenceOf(facts: NotificationFacts | Advised): string | null {
  if ('advice' in facts) return `advice.rules.${facts.advice.rule}.content`
  return facts.body ? `notices.${facts.body}` : null
}
