/** Silent ends of English words, which are no syllables of their own. */
const SILENT = /(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/

/** Syllables of an English word, as its vowels tell. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  return (
    letters
      .replace(SILENT, '')
      .replace(/^y/, '')
      .match(/[aeiouy]{1,2}/g)?.length ?? 1
  )
}

/**
 * Flesch-Kincaid grade level (years of schooling) of English texts: 0.39 words per sentence + 11.8 syllables per word
 * − 15.59. Source: Kincaid, Fishburne, Rogers & Chissom 1975, Derivation of new readability formulas for Navy enlisted
 * personnel, Research Branch Report 8-75.
 */
export function readingGrade(texts: readonly string[]): number {
  let [sentences, words, sounds] = [0, 0, 0]
  for (const text of texts) {
    sentences += text.split(/[.!?]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length
    for (const word of text.match(/[a-z][a-z’'-]*/gi) ?? []) {
      words++
      sounds += countSyllables(word)
    }
  }
  return 0.39 * (words / sentences) + 11.8 * (sounds / words) - 15.59
}
