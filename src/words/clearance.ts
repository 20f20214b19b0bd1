import type { Language } from '../contracts/languages.ts'
import { countStates } from './blind-readings.ts'

/** In what advice is sent where the reader's own language has not been read: all seven were written from it. */
const ORIGINAL: Language = 'en'

const cachedCounts = new Map<Language, number>()

/** Number of hazardous sentences without a reading of their current text. */
export function countUnreadSentences(language: Language): number {
  if (language === ORIGINAL) return 0
  let unread = cachedCounts.get(language)
  if (unread === undefined) {
    unread = countStates(language).unread
    cachedCounts.set(language, unread)
  }
  return unread
}

/** Every sentence of it that could hurt has been read. */
export const isLanguageReadForDanger = (language: Language): boolean => countUnreadSentences(language) === 0

/** Words or readings are others now. */
export const resetClearanceCache = () => cachedCounts.clear()

/** Language in which advice is sent (SMS, alerts on the phone) to a reader of `language`. */
export const sendingLanguage = (language: Language): Language =>
  isLanguageReadForDanger(language) ? language : ORIGINAL
