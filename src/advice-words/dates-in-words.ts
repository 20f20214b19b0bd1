import { dayNumber } from '../agronomy/dates.ts'
import { memoizeByObject } from '../agronomy/memoize.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { itemAt } from '../shared/lookups.ts'
import type { AdviceSpeaker, AdviceWords } from './speaker.ts'

/** Formats a date in the words and order of the language: `Tuesday 24 Nov`. */
export function dateInWords(iso: string, voice: AdviceSpeaker): string {
  const dates = datesOf(voice)
  let inWords = dates.get(iso)
  if (inWords === undefined) {
    if (dates.size >= MOST_DATES) dates.clear()
    const { words, days } = voice
    inWords = fillPlaceholders(words.date, {
      weekday: itemAt(days, (dayNumber(iso) + 4) % 7),
      ...dayAndMonth(iso.slice(5), words),
    })
    dates.set(iso, inWords)
  }
  return inWords
}

/** Cache of dates by language; the advice of one week names few. */
const datesOf = memoizeByObject((_: AdviceSpeaker) => new Map<string, string>())
const MOST_DATES = 512

/** Returns day and month of an `MM-DD`: `24` and `Nov`. */
export const dayAndMonth = (monthDay: string, words: AdviceWords) => ({
  day: Number(monthDay.slice(3)),
  month: itemAt(words.months, Number(monthDay.slice(0, 2)) - 1),
})
