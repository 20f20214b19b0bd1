import { LANGUAGE_IDS } from '../../../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'

const foldText = (text: string) => toPlainCharacters(text, (char) => char < '\x80').toLowerCase()

/** Months by the first letters of their names in any language; English takes precedence. */
const MONTHS = new Map(
  LANGUAGE_IDS.toReversed().flatMap((language) =>
    TEXTS_BY_LANGUAGE[language].advice.months.map((name, index): [string, number] => [
      foldText(name).slice(0, 3),
      index + 1,
    ]),
  ),
)

/** Parses a day, day first: `12/6`, `12*6`, `12 June`, `12/6/2026`. Without a year, the nearest one in the direction `way`. Returns an ISO date; null if invalid. */
export function parseTypedDay(text: string, today: string, way: 'past' | 'ahead'): string | null {
  const parts = foldText(text).match(/[a-z]+|\d+/g) ?? []
  const [day, named, year] = parts
  if (!day || !named || parts.length > 3 || !/^\d{1,2}$/.test(day)) return null
  const month = /^\d{1,2}$/.test(named) ? Number(named) : MONTHS.get(named.slice(0, 3))
  if (!month) return null
  if (year !== undefined)
    return /^(\d{2}|\d{4})$/.test(year) ? isoDateIfValid((Number(year) % 100) + 2000, month, Number(day)) : null
  const thisYear = Number(today.slice(0, 4))
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((each) => isoDateIfValid(each, month, Number(day)) ?? [])
  return (way === 'past' ? days.findLast((each) => each <= today) : days.find((each) => each >= today)) ?? null
}

function isoDateIfValid(year: number, month: number, day: number): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const time = Date.parse(iso)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** Parses a number: `2`, `1.5`, `1,5`, `1/2`, `32,000`; null if invalid or negative. */
export function parseTypedNumber(text: string): number | null {
  const bare = text
    .trim()
    .replace(/[, ](?=\d{3}(?:\D|$))/g, '')
    .replace(/[,*]/, '.')
  const parts = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(bare)
  if (!parts) return null
  const value = Number(parts[1]) / Number(parts[2] ?? 1)
  return Number.isFinite(value) ? value : null
}
