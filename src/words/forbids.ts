import { LANGUAGE_IDS, type Language } from '../contracts/languages.ts'
import { toPlainWords } from './plain-characters.ts'

/** Words of a prohibition, a keep-out or a wait in each language, in letters without marks. */
export const PROHIBITION_PATTERNS: Record<Language, RegExp> = {
  en: /\b(do not|don't|no|nobody|nothing|never|stop|wait|hold|skip|keep (out|off|children|animals|people)|stay out|away)\b/i,
  ha: /\b(kada|daina|jira|babu|ba sai|nesa|nisanta|dakata|jinkirta)\b/i,
  yo: /\b(ko gbodo|da omi duro|ko si|ma se|duro|jinna)\b/i,
  ig: /\w+kwala\b|\bghara\b|\bkwusi|\bchere\b|\bo dighi|\bnoro anya\b/i,
  pcm: /\b(no|nobody|stop|wait|nothing|far)\b/i,
  af: /\b(moenie|moet nooit|hou (dan )?op|wag|nie|geen|bly|hou)\b/i,
  ng: /\b(ino|inaa|inamu|hulitha|tegelela|kapu|kashi|kokule)\b/i,
}

const ALL = LANGUAGE_IDS.map((language) => PROHIBITION_PATTERNS[language])

/** Reports whether a sentence of any language may forbid something; in doubt it does. */
export function mayContainProhibition(sentence: string): boolean {
  const letters = toPlainWords(sentence)
  return ALL.some((words) => words.test(letters))
}
