import { dayNumberOfMonthDay, yearOfDayNumber } from '../dates.ts'

/** Range of day numbers; both ends are included. */
interface DaySpan {
  start: number
  end: number
}

export function nearestYearlySpan(start: string, end: string, day: number): DaySpan {
  const year = yearOfDayNumber(day)
  let nearest: DaySpan | null = null
  for (let y = year - 1; y <= year + 1; y++) {
    const span = spanFrom(y, start, end)
    if (day >= span.start && day <= span.end) return span
    if (nearest === null || daysOutsideSpan(span, day) < daysOutsideSpan(nearest, day)) nearest = span
  }
  return nearest!
}

const spanFrom = (year: number, start: string, end: string): DaySpan => ({
  start: dayNumberOfMonthDay(year, start),
  end: dayNumberOfMonthDay(end < start ? year + 1 : year, end),
})

const daysOutsideSpan = (span: DaySpan, day: number): number =>
  day < span.start ? span.start - day : Math.max(0, day - span.end)
