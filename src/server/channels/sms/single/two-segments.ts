import { smsLength } from '../../../../words/gsm7.ts'
import { plain } from '../../../../words/plain.ts'

const MOST = 2
const fits = (text: string): boolean => smsLength(text).segments <= MOST

/**
 * Shortens a text to two segments of GSM-7. A line is one piece of advice and is dropped whole, so that a dose never loses its interval or prohibition. Only the first
 * line is cut: after a sentence without figures, at last after a word.
 */
export function inTwoSegments(text: string): string {
  const lines = plain(text).trim().split('\n')
  while (lines.length > 1 && !fits(lines.join('\n'))) lines.pop()
  const kept = lines.join('\n').trim()
  return fits(kept) ? kept : sentencesThatFit(kept)
}

function sentencesThatFit(line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+/)
  while (sentences.length > 1 && !fits(sentences.join(' ')))
    sentences.splice(Math.max(1, lastWithoutFigures(sentences)), 1)
  let kept = sentences.join(' ')
  while (!fits(kept)) kept = kept.includes(' ') ? kept.replace(/\s*\S+$/, '') : kept.slice(0, -1)
  return kept
}

/** Returns the index of the last sentence without figures; if all but the first have figures, of the last sentence. */
function lastWithoutFigures(sentences: readonly string[]): number {
  const at = sentences.findLastIndex((sentence) => !/\d/.test(sentence))
  return at > 0 ? at : sentences.length - 1
}
