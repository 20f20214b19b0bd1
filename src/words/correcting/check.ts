import { LANGUAGES, type Language } from '../../contracts/languages.ts'
import { valueAt } from '../../shared/lookups.ts'
import { complaintsAboutSentence } from '../complaints.ts'
import { smsLength } from '../gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { toPlainWords } from '../plain-characters.ts'
import { sentencesOf } from '../sentences.ts'
import { exampleOfSentence } from './example.ts'

/** Letters beyond a to z, figures and common signs that each language is written with; another is a slip of the keyboard. */
const LETTERS: Record<Language, string> = {
  en: '',
  ha: 'ɓɗƙƴƁƊƘƳ',
  yo: 'áàéèẹíìóòọúùṣńǹḿ',
  ig: 'ịọụṅẹáàéèíìóòúùńǹḿ',
  pcm: '',
  af: 'áéíóúàèêëîïôöûü',
  ng: '',
}
const COMMON = /^[a-z0-9\s.,:;!?'’‘“”"()[\]{}|#%°/+*=&@×–—…½¼≈<>-]$/i

/** Errors in a proposed text for `id`, in words for its author; empty when it can be accepted. */
export function findCorrectionErrors(language: Language, id: string, text: string): string[] {
  const original = sentencesOf(TEXTS_BY_LANGUAGE.en).get(id)
  if (original === undefined) return ['there is no sentence with this id']
  const strange = [...new Set([...text.normalize('NFC')].filter((letter) => !isLetterOf(language, letter)))]
  return [
    ...complaintsAboutSentence(id, text, language).map((complaint) => `it ${complaint}`),
    ...(strange.length > 0
      ? [`it has letters that ${LANGUAGES[language].name} is not written with: ${strange.join(' ')}`]
      : []),
    ...tooLong(language, id, text),
  ]
}

function isLetterOf(language: Language, letter: string): boolean {
  if (COMMON.test(letter)) return true
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  const own = LETTERS[language]
  return (
    own.includes(letter.toLowerCase()) ||
    (own.normalize('NFD').includes(letter.normalize('NFD').toLowerCase()) && bare !== letter)
  )
}

/**
 * An SMS is one segment, or no longer than the text it is put for: what is more is cut by whole sentences when it is sent. A
 * title has 60 letters and a text 60 words at most.
 */
function tooLong(language: Language, id: string, text: string): string[] {
  const example = exampleOfSentence(language, text)
  const present = exampleOfSentence(language, valueAt(sentencesOf(TEXTS_BY_LANGUAGE[language]), id))
  if (id.endsWith('.sms')) {
    const letters = lettersOf(example)
    return letters > Math.max(160, lettersOf(present))
      ? [`it is ${letters} letters as an SMS, and one SMS holds 160`]
      : []
  }
  if (id.startsWith('advice.rules.') && id.endsWith('.title') && example.length > Math.max(60, present.length))
    return [`it is ${example.length} letters, and a title holds 60`]
  const words = wordsOf(example)
  return id.endsWith('.content') && words > Math.max(60, wordsOf(present))
    ? [`it is ${words} words, and a text holds 60`]
    : []
}

const wordsOf = (example: string) => example.split(/\s+/).length
const lettersOf = (example: string) => smsLength(toPlainWords(example)).units
