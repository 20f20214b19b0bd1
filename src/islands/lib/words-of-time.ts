import type { Translate } from '../../words/translate.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Age of a post: 'Just now' under an hour, then hours, then days. Times are ISO; `now` too. */
export function postAge(time: string, now: string, t: Translate): string {
  const age = ageOf(time, now)
  return age < HOUR ? t('time.now') : hoursOrDays(age, t)
}

/** Age of a reply or notification: 'Just now' in the first minute, then minutes, hours, days. */
export function messageAge(time: string, now: string, t: Translate): string {
  const age = ageOf(time, now)
  if (age < MINUTE) return t('time.now')
  return age < HOUR ? t('time.minutes', { n: Math.floor(age / MINUTE) }) : hoursOrDays(age, t)
}

/** `Jun 20, 2026`: a day (`2026-06-20`) as it is, an ISO time as its day in UTC, so both sides write the same. */
export function dateWords(time: string, t: Translate): string {
  const date = new Date(time)
  return t('date.full', { month: monthOf(date, t), day: date.getUTCDate(), year: date.getUTCFullYear() })
}

/** `Sat, Jun 20`. */
export function weekdayWords(time: string, t: Translate): string {
  const date = new Date(time)
  return t('date.weekday', { weekday: weekdayOf(date, t), month: monthOf(date, t), day: date.getUTCDate() })
}

/** `Tue 24`: a day of this week or the next. */
export function dayWords(day: string, t: Translate): string {
  const date = new Date(day)
  return `${weekdayOf(date, t)} ${date.getUTCDate()}`
}

/** A moment as ISO, but by a clock that is so many hours ahead of UTC. */
export const ahead = (time: string, hours: number): string => new Date(Date.parse(time) + hours * HOUR).toISOString()

/** Offset of the phone's time zone from UTC at a moment, in hours. */
export const phoneHours = (time: string): number => -new Date(time).getTimezoneOffset() / 60

/** `Jun 20, 2026, 14:05`: the date and time of day in UTC, or by a clock so many hours ahead of it. */
export function dateTimeWords(time: string, t: Translate, hoursAhead = 0): string {
  const at = ahead(time, hoursAhead)
  return `${dateWords(at, t)}, ${at.slice(11, 16)}`
}

const monthOf = (date: Date, t: Translate) => listOf(t('date.monthsShort'))[date.getUTCMonth()] ?? ''

export const weekdayOf = (date: Date, t: Translate) => listOf(t('date.daysShort'))[date.getUTCDay()] ?? ''

/** Each cut once: a page names many days. */
const lists = new Map<string, string[]>()

function listOf(words: string): string[] {
  const list = lists.get(words) ?? words.split(' ')
  lists.set(words, list)
  return list
}

const hoursOrDays = (age: number, t: Translate) =>
  age < DAY ? t('time.hours', { n: Math.floor(age / HOUR) }) : t('time.days', { n: Math.floor(age / DAY) })

/** A clock that is a little ahead makes nothing younger than now. */
const ageOf = (time: string, now: string) => Math.max(0, Date.parse(now) - Date.parse(time))
