import { CROP_IDS, canonicalCrop } from '../contracts/crops.ts'
import type { Language } from '../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from './index.ts'
import { toPlainCharacters } from './plain-characters.ts'
import { STOP_WORDS } from './stop-words.ts'

/** Content words of a text that are compared; the rest of a long text adds little. */
const MOST_WORDS = 12
/** Shortest content word; the search index has three letters and more. */
const SHORTEST = 3
/** Letters that words with other endings share. */
const STEM = 5
/** Shared letter triples, as Dice coefficient, from which two words count as one word spelled in two ways. */
const ALIKE = 0.6
/** Weight of a word that matches only the answer; one that matches the question has 1. */
const IN_ANSWER = 0.5
const FEWEST_MATCHES = 2
/** Least share of a question's words that match. */
const FIT = 0.5

/** Words of a text in plain small letters. */
const wordsOf = (text: string): string[] =>
  toPlainCharacters(text, (char) => char < '\x80')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

const cachedIgnoredWords = new Map<Language, Set<string>>()

/** Stop words, and names of crops: the crop is compared by itself. */
function ignoredIn(language: Language): Set<string> {
  return cachedIgnoredWords.getOrInsertComputed(language, () => {
    const t = translatorFor(language)
    const crops = CROP_IDS.flatMap((id) => [
      t(`crop.${id}`),
      TEXTS_BY_LANGUAGE[language].advice.crops[canonicalCrop(id)],
    ])
    return new Set([...wordsOf(STOP_WORDS[language]), ...crops.flatMap(wordsOf)])
  })
}

/** Distinct words that tell a text's subject. */
export function contentWords(text: string, language: Language): string[] {
  const skipped = ignoredIn(language)
  const words = wordsOf(text).filter((word) => word.length >= SHORTEST && !skipped.has(word))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

const triplesOf = (word: string): string[] => Array.from({ length: word.length - 2 }, (_, n) => word.slice(n, n + 3))

/** Reports whether two content words are forms of one word. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < STEM - 1) return false
  const stem = Math.min(STEM, shorter)
  if (a.slice(0, stem) === b.slice(0, stem) && Math.abs(a.length - b.length) <= STEM - 1) return true
  const [some, others] = [triplesOf(a), new Set(triplesOf(b))]
  const shared = some.filter((triple) => others.has(triple)).length
  return (2 * shared) / (some.length + others.size) >= ALIKE
}

/**
 * Share of a new question's content words that match a stored question and its answer, 0 to 1; null: another subject.
 */
export function questionSimilarity(
  words: readonly string[],
  question: readonly string[],
  answer: readonly string[],
): number | null {
  const isIn = (list: readonly string[]) => (word: string) => list.some((other) => isSameWord(word, other))
  const matches = words.filter(isIn(question)).length
  const inAnswer = words.filter((word) => !isIn(question)(word) && isIn(answer)(word)).length
  if (matches + inAnswer < FEWEST_MATCHES || matches === 0) return null
  const fit = (matches + IN_ANSWER * inAnswer) / words.length
  return fit >= FIT ? fit : null
}
