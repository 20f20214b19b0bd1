import { dayInYear, yearOf } from '../dates.ts'

/** The span of a yearly `MM-DD` window that holds `day`, else the one whose end is nearest. */
export function nearestSpan(start: string, end: string, day: number): { start: number; end: number } {
  const spans = yearly(start, end, yearOf(day))
  return (
    spans.find((s) => day >= s.start && day <= s.end) ?? spans.reduce((a, b) => (gap(b, day) < gap(a, day) ? b : a))
  )
}

/** The first that starts after `day`. */
export function nextSpan(start: string, end: string, day: number): { start: number; end: number } {
  return yearly(start, end, yearOf(day)).find((s) => s.start > day)!
}

function yearly(start: string, end: string, year: number): { start: number; end: number }[] {
  const wraps = end < start ? 1 : 0
  return [-1, 0, 1].map((n) => ({ start: dayInYear(year + n, start), end: dayInYear(year + n + wraps, end) }))
}

const gap = (span: { start: number; end: number }, day: number): number =>
  day < span.start ? span.start - day : Math.max(0, day - span.end)
