import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'

export interface PlantCount {
  count: number
  of: number | null
}

/** Content of a farmer's reply by SMS to the last advice. */
type SmsAnswer = 'done' | 'held' | 'gave' | PlantCount | null

/** Highest count: a larger number is a year or a telephone number. */
const MAX_COUNT = 1_000

/** Normalises capitals, accents, full stops and spaces. */
const foldText = (text: string): string =>
  toPlainCharacters(text, (char) => char < '\x80')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim()

const wordsOf = (list: 'doneWords' | 'heldWords' | 'gaveWords') =>
  lazyValue(
    () => new Set(LANGUAGE_IDS.flatMap((language) => TEXTS_BY_LANGUAGE[language].sms[list].split('|')).map(foldText)),
  )

const doneWords = wordsOf('doneWords')
const heldWords = wordsOf('heldWords')
const gaveWords = wordsOf('gaveWords')

/** Reads "DONE", "I held it" and "I gave it" in all languages, and a count: `5`, `FAW 5`, `5 of 20`, `5/20`. Returns null for anything else. */
export function parseSmsAnswer(text: string): SmsAnswer {
  const words = foldText(text)
  if (doneWords().has(words)) return 'done'
  if (heldWords().has(words)) return 'held'
  if (gaveWords().has(words)) return 'gave'
  const counted = /^(?:[a-z]+ )?(\d{1,4})(?: ?(?:of|out of|\/) ?(\d{1,4}))?$/.exec(words)
  if (!counted || Number(counted[1]) > MAX_COUNT) return null
  return { count: Number(counted[1]), of: counted[2] === undefined ? null : Number(counted[2]) }
}
