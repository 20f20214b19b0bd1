import type { Language } from '../contracts/languages.ts'
import { stateOf } from './readings.ts'

/** In what advice is sent where the reader's own language has not been read: all seven were written from it. */
const ORIGINAL: Language = 'en'

const known = new Map<Language, boolean>()

/** Somebody has read every sentence of it that could hurt, against the English. */
export function isCleared(language: Language): boolean {
  let cleared = known.get(language)
  if (cleared === undefined) {
    cleared = stateOf(language) !== 'unread'
    known.set(language, cleared)
  }
  return cleared
}

/** Words or readings are others now. */
export const forgetClearance = () => known.clear()

/** The language in which advice is sent (SMS, alerts on the phone) to somebody who reads `language`. */
export const sendingLanguage = (language: Language): Language => (isCleared(language) ? language : ORIGINAL)
