import { endOfRainsSearchSpan } from '../climate/rain-end.ts'
import { onsetSearchStart } from '../climate/rain-onset.ts'
import { type UsualRains, usualRainsAt } from '../climate/rainy-seasons.ts'
import { dayNumber, dayNumberOfMonthDay, isoDate, yearOfDayNumber } from '../dates.ts'
import type { Place } from '../types.ts'

/** Day of a season: 1 is 1 January of its usual start's year, 366 the next; 29 February is 28 February. */
export type SeasonDay = number

const BEFORE_EARLY = 60
const AFTER_LATE = 30

const COMMON_YEAR = 2025
const dayOfMonthDay = (monthDay: string): SeasonDay =>
  dayNumberOfMonthDay(COMMON_YEAR, monthDay === '02-29' ? '02-28' : monthDay) -
  dayNumberOfMonthDay(COMMON_YEAR, '01-01') +
  1

/** Days of a rainy season in its own calendar, equal in all years. */
export interface SeasonCalendar {
  usual: { early: SeasonDay; median: SeasonDay; late: SeasonDay }
  window: { first: SeasonDay; last: SeasonDay }
  search: SeasonDay
  wet: { first: SeasonDay; last: SeasonDay }
  ends: { first: SeasonDay; last: SeasonDay }
}

export function buildSeasonCalendar(place: Place): SeasonCalendar | null {
  const rains = usualRainsAt(place)
  if (!rains) return null
  const usual = usualDays(rains)
  const after = (day: SeasonDay) => (day < usual.median ? day + 365 : day)
  const lastEnd = after(dayOfMonthDay(rains.end.late))
  const { earliest, latest } = endOfRainsSearchSpan(place)
  const opens = after(dayOfMonthDay(earliest))
  const inCommonYear = isoDate(dayNumberOfMonthDay(COMMON_YEAR, rains.start.median))
  return {
    usual,
    window: { first: usual.early - BEFORE_EARLY, last: usual.late + AFTER_LATE },
    search: onsetSearchStart(place, rains, inCommonYear) - dayNumberOfMonthDay(COMMON_YEAR, '01-01') + 1,
    wet: { first: usual.early, last: lastEnd },
    ends: { first: opens, last: opens + dayOfMonthDay(latest) - dayOfMonthDay(earliest) },
  }
}

function usualDays({ start }: UsualRains): SeasonCalendar['usual'] {
  const early = dayOfMonthDay(start.early)
  const median = dayOfMonthDay(start.median)
  const late = dayOfMonthDay(start.late)
  return { early: early > median ? early - 365 : early, median, late: late < median ? late + 365 : late }
}

export function toSeasonDay(date: string, season: number): SeasonDay {
  const year = yearOfDayNumber(dayNumber(date))
  return (year - season) * 365 + dayOfMonthDay(date.slice(5))
}

export function seasonDayToDate(day: SeasonDay, season: number): string {
  const years = Math.floor((day - 1) / 365)
  const inYear = day - years * 365
  return `${season + years}${isoDate(dayNumberOfMonthDay(COMMON_YEAR, '01-01') + inYear - 1).slice(4)}`
}

export function seasonYearOf({ window }: SeasonCalendar, date: string): number {
  const year = yearOfDayNumber(dayNumber(date))
  for (const season of [year - 1, year]) if (toSeasonDay(date, season) <= window.last) return season
  return year + 1
}

export function isInOnsetWindow({ window }: SeasonCalendar, date: string, season: number): boolean {
  const day = toSeasonDay(date, season)
  return day >= window.first && day <= window.last
}
