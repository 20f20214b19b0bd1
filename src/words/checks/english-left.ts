import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { lastItem } from '../../shared/lookups.ts'
import { recordFrom } from '../../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { toPlainWords } from '../plain-characters.ts'
import { sentencesOf } from '../sentences.ts'

/** Sentences of a language in which a word must stand to be its own, as "water" is in Afrikaans. */
const AT_HOME = 5
/** Such words among English ones in a row that make a row English. */
const FOREIGN = 3

/** Names have a capital and stay as they are in every language; so do these. */
const IS_SAME = /[A-Z]|^(?:npk|urea|gov|ng|lat|lng|cm|mm|kg|km|[a-z])$/

const wordsIn = (sentence: string): string[] =>
  toPlainWords(sentence)
    .replace(/\{[^}]*\}/g, ' ')
    .match(/[A-Za-z]+(?:'[a-z]+)*/g) ?? []

/** Sentences of each language in which each of its words stands. */
const wordCountsByLanguage = lazyValue(() =>
  recordFrom(LANGUAGE_IDS, (language) => {
    const found = new Map<string, number>()
    for (const sentence of sentencesOf(TEXTS_BY_LANGUAGE[language]).values())
      for (const word of new Set(wordsIn(sentence.toLowerCase()))) found.set(word, (found.get(word) ?? 0) + 1)
    return found
  }),
)

const sentencesWith = (word: string, language: Language): number =>
  wordCountsByLanguage()[language].get(word.toLowerCase()) ?? 0

/** English words in a row, three of them foreign to the language: "open the drains". */
export function findEnglishLeft(sentence: string, language: Language): string[] {
  // Naijá shares most of its words with English.
  if (language === 'en' || language === 'pcm') return []
  const isForeign = (word: string) => !IS_SAME.test(word) && sentencesWith(word, language) < AT_HOME
  const rows: string[][] = [[]]
  for (const word of wordsIn(sentence)) {
    if (sentencesWith(word, 'en') > 0) lastItem(rows).push(word)
    else rows.push([])
  }
  return rows.find((row) => row.filter(isForeign).length >= FOREIGN) ?? []
}
