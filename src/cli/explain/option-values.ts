import { technicalError } from '../../shared/errors.ts'

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** Parses a value that must be one of `known`. @throws AppError invalid */
export function parseChoice<Id extends string>(value: string, known: readonly Id[], flag: string): Id
export function parseChoice<Id extends string>(value: string | undefined, known: readonly Id[], flag: string): Id | null
export function parseChoice<Id extends string>(
  value: string | undefined,
  known: readonly Id[],
  flag: string,
): Id | null {
  if (value === undefined) return null
  const found = known.find((id) => id === value)
  if (found) return found
  throw technicalError('invalid', `${flag} must be one of ${known.join(', ')}.`)
}

/** Parses a day, `YYYY-MM-DD`. @throws AppError invalid */
export function parseDay(value: string, flag: string): string
export function parseDay(value: string | undefined, flag: string): string | null
export function parseDay(value: string | undefined, flag: string): string | null {
  if (value === undefined) return null
  if (DAY_PATTERN.test(value) && isRealDay(value)) return value
  throw technicalError('invalid', `${flag} must be a date, YYYY-MM-DD.`)
}

/** `Date.parse` accepts 30 February as 2 March. */
function isRealDay(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** Parses a number. @throws AppError invalid */
export function parseNumber(value: string, flag: string): number
export function parseNumber(value: string | undefined, flag: string): number | null
export function parseNumber(value: string | undefined, flag: string): number | null {
  if (value === undefined) return null
  const number = Number(value)
  if (value.trim() !== '' && Number.isFinite(number)) return number
  throw technicalError('invalid', `${flag} must be a number.`)
}
