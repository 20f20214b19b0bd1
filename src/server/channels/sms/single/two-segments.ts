import { mayContainProhibition } from '../../../../words/forbids.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'

const MAX_SEGMENTS = 2
const fitsInTwoSegments = (text: string): boolean => smsLength(text).segments <= MAX_SEGMENTS

/**
 * Shortens to two segments. Removes whole lines only, so that a dose is never without its interval and prohibition. The
 * first line keeps its prohibitions, even in a third segment.
 */
export function shortenToTwoSegments(text: string): string {
  const lines = toPlainCharacters(text).trim().split('\n')
  while (lines.length > 1 && !fitsInTwoSegments(lines.join('\n'))) lines.pop()
  const shortened = lines.join('\n').trim()
  return fitsInTwoSegments(shortened) ? shortened : sentencesThatFit(shortened)
}

function sentencesThatFit(line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+/)
  while (!fitsInTwoSegments(sentences.join(' '))) {
    const at = leastNeeded(sentences)
    if (at === null) break
    sentences.splice(at, 1)
  }
  let kept = sentences.join(' ')
  if (mayContainProhibition(kept)) return kept
  while (!fitsInTwoSegments(kept)) kept = kept.includes(' ') ? kept.replace(/\s*\S+$/, '') : kept.slice(0, -1)
  return kept
}

/** Returns the index of the sentence to remove next; null if each must stay. A dose is removed before the interval that follows it. */
function leastNeeded(sentences: readonly string[]): number | null {
  const isFree = (sentence: string, at: number) => at > 0 && !mayContainProhibition(sentence)
  const withoutFigures = sentences.findLastIndex((sentence, at) => isFree(sentence, at) && !/\d/.test(sentence))
  if (withoutFigures > 0) return withoutFigures
  const withFigures = sentences.findIndex(isFree)
  return withFigures > 0 ? withFigures : null
}
