import { smsLength } from '../../../../words/gsm7.ts'
import { plain } from '../../../../words/plain.ts'

const MOST = 2

/** A text in plain letters that two segments hold: whole lines and sentences are cut from its end, at last its letters. */
export function inTwoSegments(text: string): string {
  let told = plain(text).trim()
  const fits = () => smsLength(told).segments <= MOST
  while (!fits()) {
    const shorter = told.replace(/(?:\n|(?<=[.!?])\s)[^\n]*?$/, '').trim()
    if (shorter === told || shorter === '') break
    told = shorter
  }
  while (!fits()) told = told.slice(0, -1)
  return told
}
