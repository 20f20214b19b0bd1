import { smsLength } from '../../../../words/gsm7.ts'
import { plain } from '../../../../words/plain.ts'

const MOST = 2
const fits = (text: string): boolean => smsLength(text).segments <= MOST

/**
 * A text in plain letters that two segments hold. A line is one piece of advice: it stays whole or goes, so a dose keeps its
 * interval and its prohibition. Only the first line is cut, at a sentence without figures, and at last at a word.
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

/** The last sentence where all but the first have figures. */
function lastWithoutFigures(sentences: readonly string[]): number {
  const at = sentences.findLastIndex((sentence) => !/\d/.test(sentence))
  return at > 0 ? at : sentences.length - 1
}
