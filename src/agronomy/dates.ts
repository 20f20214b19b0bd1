/**
 * Calendar days as numbers. A date is an ISO string `YYYY-MM-DD`; its day number counts days from 1970-01-01 in the
 * proleptic Gregorian calendar. No `Date` objects: these run in the adviser's hot loops.
 */

/** Day number of an ISO date. Reads the first ten characters, so a full timestamp is taken by its date. */
export function dayNumber(iso: string): number {
  const year = two(iso, 0) * 100 + two(iso, 2)
  return civilDay(year, two(iso, 5), two(iso, 8))
}

/** ISO date of a day number. */
export function isoDate(day: number): string {
  let iso = isoDates.get(day)
  if (iso === undefined) {
    if (isoDates.size >= MOST_DATES) isoDates.clear()
    iso = writtenDate(day)
    isoDates.set(day, iso)
  }
  return iso
}

/** Memo of a pure function: all that is said of one week lies within a few years round it. */
const isoDates = new Map<number, string>()
const MOST_DATES = 4096

function writtenDate(day: number): string {
  const z = day + 719468
  const era = Math.floor(z / 146097)
  const doe = z - era * 146097
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365)
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100))
  const mp = Math.floor((5 * doy + 2) / 153)
  const d = doy - Math.floor((153 * mp + 2) / 5) + 1
  const m = mp < 10 ? mp + 3 : mp - 9
  const y = yoe + era * 400 + (m <= 2 ? 1 : 0)
  return `${String(y).padStart(4, '0')}-${m < 10 ? '0' : ''}${m}-${d < 10 ? '0' : ''}${d}`
}

/** The ISO date `days` after (or, negative, before) `iso`. */
export const addDays = (iso: string, days: number): string => isoDate(dayNumber(iso) + days)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Day of the year, 1 January = 1; 366 on 31 December of a leap year. */
export const dayOfYear = (iso: string): number => dayNumber(iso) - civilDay(two(iso, 0) * 100 + two(iso, 2), 1, 1) + 1

/** Day of the year of a day number. */
export const dayOfYearOf = (day: number): number => day - yearHolding(day).first + 1

/** Month 1-12 of an ISO date. */
export const monthOf = (iso: string): number => two(iso, 5)

/** Year of a day number. */
export const yearOf = (day: number): number => yearHolding(day).year

/** A year with its first day and the next one's. */
interface Year {
  year: number
  first: number
  next: number
}

/** Memo of a pure function: nearly all that is asked for in a row lies in one year. */
let lastYear: Year = yearFrom(1970)

function yearHolding(day: number): Year {
  if (day >= lastYear.first && day < lastYear.next) return lastYear
  const guess = Math.floor((day + 719528) / 365.2425)
  lastYear = yearFrom(day >= civilDay(guess + 1, 1, 1) ? guess + 1 : day < civilDay(guess, 1, 1) ? guess - 1 : guess)
  return lastYear
}

function yearFrom(year: number): Year {
  return { year, first: civilDay(year, 1, 1), next: civilDay(year + 1, 1, 1) }
}

/** Day number of a `MM-DD` in a year; 29 February of a common year is 1 March. */
export const dayInYear = (year: number, monthDay: string): number => civilDay(year, two(monthDay, 0), two(monthDay, 3))

/** Day number of a civil date (days_from_civil, H. Hinnant). */
function civilDay(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yoe = y - era * 400
  const doy = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + yoe * 365 + Math.floor(yoe / 4) - Math.floor(yoe / 100) + doy - 719468
}

const two = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

/** Same day some months later; the last day of a month that is shorter. */
export function addMonths(iso: string, months: number): string {
  const at = Number(iso.slice(0, 4)) * 12 + monthOf(iso) - 1 + months
  const firstOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const days = daysBetween(firstOf(at), firstOf(at + 1))
  return addDays(firstOf(at), Math.min(two(iso, 8), days) - 1)
}
