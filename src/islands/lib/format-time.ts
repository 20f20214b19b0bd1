import type { Translate } from '../../words/translate.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the age of a post: 'Just now' under an hour, then hours, then days. Both times are ISO. */
export function postAge(time: string, now: string, t: Translate): string {
  const age = ageOf(time, now)
  return age < HOUR ? t('time.now') : hoursOrDays(age, t)
}

/** Returns the age of a reply or notification: 'Just now' in the first minute, then minutes, hours, days. */
export function messageAge(time: string, now: string, t: Translate): string {
  const age = ageOf(time, now)
  if (age < MINUTE) return t('time.now')
  return age < HOUR ? t('time.minutes', { n: Math.floor(age / MINUTE) }) : hoursOrDays(age, t)
}

/** Formats a date as `Jun 20, 2026`. ISO times count as their UTC date, so that server and browser write the same. */
export function formatDate(time: string, t: Translate): string {
  const date = new Date(time)
  return t('date.full', { month: monthOf(date, t), day: date.getUTCDate(), year: date.getUTCFullYear() })
}

/** Formats a date as `Sat, Jun 20`. */
export function formatWeekday(time: string, t: Translate): string {
  const date = new Date(time)
  return t('date.weekday', { weekday: weekdayName(date, t), month: monthOf(date, t), day: date.getUTCDate() })
}

/** Formats a date of this or next week as `Tue 24`. */
export function formatDay(day: string, t: Translate): string {
  const date = new Date(day)
  return `${weekdayName(date, t)} ${date.getUTCDate()}`
}

/** Shifts an ISO time by a number of hours. */
export const shiftHours = (time: string, hours: number): string =>
  new Date(Date.parse(time) + hours * HOUR).toISOString()

/** Returns the UTC offset of the phone's time zone at a time, in hours. */
export const phoneUtcOffset = (time: string): number => -new Date(time).getTimezoneOffset() / 60

/** Formats a time as `Jun 20, 2026, 14:05`, in UTC or with an offset in hours. */
export function formatDateTime(time: string, t: Translate, hoursAhead = 0): string {
  const at = shiftHours(time, hoursAhead)
  return `${formatDate(at, t)}, ${at.slice(11, 16)}`
}

const monthOf = (date: Date, t: Translate) => listOf(t('date.monthsShort'))[date.getUTCMonth()] ?? ''

export const weekdayName = (date: Date, t: Translate) => listOf(t('date.daysShort'))[date.getUTCDay()] ?? ''

/** Cache of split lists, because a page names many days. */
const splitLists = new Map<string, string[]>()

function listOf(words: string): string[] {
  const list = splitLists.get(words) ?? words.split(' ')
  splitLists.set(words, list)
  return list
}

const hoursOrDays = (age: number, t: Translate) =>
  age < DAY ? t('time.hours', { n: Math.floor(age / HOUR) }) : t('time.days', { n: Math.floor(age / DAY) })

/** Returns the age in ms, at least 0: the phone's clock may be ahead. */
const ageOf = (time: string, now: string) => Math.max(0, Date.parse(now) - Date.parse(time))
