import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { dateInWords, dayAndMonth } from '../dates-in-words.ts'
import { numberInWords } from '../numbers-in-words.ts'
import type { AdviceSpeaker } from '../speaker.ts'

/** Formats a fact: numbers with separators, `YYYY-MM-DD` and `MM-DD` as dates, other text unchanged. */
export function shownFact(voice: AdviceSpeaker, value: number | string | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return numberInWords(value, voice.words)
  if (value.length === 10 && value[4] === '-' && value[7] === '-') return dateInWords(value, voice)
  if (value.length === 5 && value[2] === '-') return fillPlaceholders('{day} {month}', dayAndMonth(value, voice.words))
  return value
}

/** Name of a month from 1 to 12. */
export const monthNamed = ({ words }: AdviceSpeaker, month: number | undefined): string =>
  words.months[Number(month) - 1] ?? ''
