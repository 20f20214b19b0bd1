/**
 * Calendar days as numbers: an ISO date `YYYY-MM-DD`, or days from 1970-01-01 in the proleptic Gregorian calendar. No
 * `Date` objects: these run in hot loops.
 */

/** Day number of an ISO date or timestamp (first ten characters). */
export function dayNumber(iso: string): number {
  const year = parseTwoDigits(iso, 0) * 100 + parseTwoDigits(iso, 2)
  return civilDay(year, parseTwoDigits(iso, 5), parseTwoDigits(iso, 8))
}

export function isoDate(day: number): string {
  let iso = isoDates.get(day)
  if (iso === undefined) {
    if (isoDates.size >= MOST_DATES) isoDates.clear()
    iso = writtenDate(day)
    isoDates.set(day, iso)
  }
  return iso
}

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

export const addDays = (iso: string, days: number): string => isoDate(dayNumber(iso) + days)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

export const dayOfYear = (iso: string): number =>
  dayNumber(iso) - civilDay(parseTwoDigits(iso, 0) * 100 + parseTwoDigits(iso, 2), 1, 1) + 1

export const dayOfYearOfDayNumber = (day: number): number => day - yearHolding(day).first + 1

export const monthOfDate = (iso: string): number => parseTwoDigits(iso, 5)

export const yearOfDayNumber = (day: number): number => yearHolding(day).year

interface Year {
  year: number
  first: number
  next: number
}

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

export const dayNumberOfMonthDay = (year: number, monthDay: string): number =>
  civilDay(year, parseTwoDigits(monthDay, 0), parseTwoDigits(monthDay, 3))

function civilDay(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yoe = y - era * 400
  const doy = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + yoe * 365 + Math.floor(yoe / 4) - Math.floor(yoe / 100) + doy - 719468
}

const parseTwoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

/** Same day some months later, clamped to the last day of the month. */
export function addMonths(iso: string, months: number): string {
  const at = Number(iso.slice(0, 4)) * 12 + monthOfDate(iso) - 1 + months
  const firstOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const days = daysBetween(firstOf(at), firstOf(at + 1))
  return addDays(firstOf(at), Math.min(parseTwoDigits(iso, 8), days) - 1)
}
