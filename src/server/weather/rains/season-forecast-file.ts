import { dayNumber, dayNumberOfMonthDay, isoDate } from '../../../agronomy/dates.ts'
import type { Country } from '../../../contracts/grades.ts'
import { firstItem } from '../../../shared/lookups.ts'
import { type CsvLine, readCsv } from '../../foundation/read-csv.ts'
import type { FileLineError } from './history-file.ts'
import { isLeapYear } from './history-file.ts'

const SEASON_COLUMNS = [
  'country',
  'state',
  'lga',
  'year',
  'onset',
  'end',
  'length_days',
  'annual_mm',
  'publisher',
  'issued',
  'source',
] as const
type Column = (typeof SEASON_COLUMNS)[number]
const NEEDED = ['state', 'lga', 'onset', 'end'] as const

export interface SeasonForecastRow {
  line: number
  country: Country
  state: string
  lga: string
  year: number
  onset: string
  end: string
  length: number
  mm: number | null
  source: string
  issued: string
  /** The stated length differs from the dates by more than a day. */
  lengthDiffers: boolean
}

/** Values for rows that lack them. */
interface SeasonDefaults {
  year: number | null
  source: string | null
  today: string
}

const COUNTRIES: Record<string, Country> = { '': 'NG', ng: 'NG', nigeria: 'NG', na: 'NA', namibia: 'NA' }
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MM = { least: 100, most: 5000 }
const MOST_DAYS = 366

/** Reads the rows of a season forecast, and the errors of malformed ones. @throws AppError invalid for a missing column */
export function readSeasonForecasts(
  csv: string,
  defaults: SeasonDefaults,
): { rows: SeasonForecastRow[]; bad: FileLineError[]; lines: number } {
  const lines = readCsv(csv, SEASON_COLUMNS, NEEDED, firstItem(csv.split('\n', 1)).includes(';') ? ';' : ',')
  const rows: SeasonForecastRow[] = []
  const bad: FileLineError[] = []
  for (const line of lines) {
    const read = rowIn(line, defaults)
    if (typeof read === 'string') bad.push({ line: line.line, message: read })
    else rows.push(read)
  }
  return { rows, bad, lines: lines.length }
}

function rowIn({ line, cells, surplus }: CsvLine<Column>, defaults: SeasonDefaults): SeasonForecastRow | string {
  if (surplus) return 'there are more cells than columns'
  const quoted = (column: Column) => `${column} "${(cells[column] ?? '').slice(0, 30)}"`
  const country = COUNTRIES[(cells.country ?? '').toLowerCase()]
  if (!country) return `${quoted('country')} is not NG or NA`
  if (!cells.state || !cells.lga) return `${cells.state ? 'lga' : 'state'} is empty`
  const year = cells.year ? (/^\d{4}$/.test(cells.year) ? Number(cells.year) : null) : defaults.year
  if (year === null || year < 1900 || year > 2200)
    return cells.year ? `${quoted('year')} is not a year of four digits` : 'year is empty; name it with --year'
  const onset = dayIn(cells.onset ?? '', year)
  if (onset === null) return `${quoted('onset')} is not a day of ${year}, like ${year}-06-01, 06-01 or 01-Jun`
  const end = endIn(cells.end ?? '', year, country, onset)
  if (end === null) return `${quoted('end')} is not a day, like ${year}-10-01, 10-01 or 01-Oct`
  const length = dayNumber(end) - dayNumber(onset)
  if (length <= 0 || length >= MOST_DAYS) return `${quoted('end')} is not after onset "${cells.onset}"`
  const stated = cells.length_days ? wholeNumber(cells.length_days) : length
  if (stated === null || stated > MOST_DAYS) return `${quoted('length_days')} is not a number of days`
  const mm = cells.annual_mm ? parseDecimal(cells.annual_mm) : null
  if (cells.annual_mm && (mm === null || mm < MM.least || mm > MM.most))
    return `${quoted('annual_mm')} is not from ${MM.least} to ${MM.most} mm`
  const issued = cells.issued || defaults.today
  if (!isDay(issued)) return `${quoted('issued')} is not a day, like ${year}-02-10`
  const source = (cells.publisher || cells.source || defaults.source || '').replace(/\s*\b\d{4}\b\s*/, ' ').trim()
  if (source === '' || source.length > 40 || /[\p{C}<>{}]/u.test(source))
    return source === ''
      ? 'publisher and source are empty; name it with --source'
      : 'publisher is not a name of at most 40 letters'
  const row = { line, country, state: cells.state, lga: cells.lga, year, onset, end, length, mm, source, issued }
  return { ...row, lengthDiffers: Math.abs(stated - length) > 1 }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isoDate(dayNumber(text)) === text
const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : null)
const parseDecimal = (text: string) => (/^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : null)

/** ISO date of `2027-06-01`, `06-01` or `01-Jun` in a year; 29 February of a common year becomes the 28th. Null if the text is no date. */
function dayIn(text: string, year: number): string | null {
  const [, day, name] = /^(\d{1,2})[- ]([A-Za-z]{3,9})\.?$/.exec(text) ?? []
  const month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : 0
  const written =
    month > 0
      ? `${year}-${padTwoDigits(month)}-${padTwoDigits(Number(day))}`
      : /^\d\d-\d\d$/.test(text)
        ? `${year}-${text}`
        : text
  if (!written.startsWith(`${year}-`)) return null
  if (written.endsWith('-02-29') && !isLeapYear(year)) return isoDate(dayNumberOfMonthDay(year, '02-28'))
  return isDay(written) ? written : null
}

/** The end of the season; in Namibia it may lie in the next year. */
function endIn(text: string, year: number, country: Country, onset: string): string | null {
  const same = dayIn(text, year)
  if (country === 'NG' || (same !== null && same > onset)) return same
  return dayIn(text, year + 1)
}

const padTwoDigits = (n: number) => String(n).padStart(2, '0')
