import { dayNumber, dayOfYear, isoDate } from '../../../agronomy/dates.ts'
import { DAYS_PER_YEAR_ROW, MISSING_RAIN, rainDayIndex } from '../../../agronomy/rain-odds/rain-years.ts'
import { itemAt } from '../../../shared/lookups.ts'
import { type CsvLine, readCsv } from '../../foundation/read-csv.ts'
import type { Point } from '../../places/nearest.ts'
import { rainCellOf } from './rain-cell.ts'
import type { StoredRainYear } from './rain-store.ts'

const HISTORY_COLUMNS = ['lat', 'lng', 'date', 'rain', 'tmin', 'tmax'] as const
const NEEDED = ['lat', 'lng', 'date', 'rain'] as const
type Column = (typeof HISTORY_COLUMNS)[number]

/** A bad line of a file; the header is line 1. */
export interface FileLineError {
  line: number
  message: string
}

const FIRST_YEAR = 1900
/** Highest plausible rain of one day, mm: more has never been measured near these countries. */
const MOST_RAIN = 1000
const NUMBER = /^-?\d{1,7}(\.\d+)?$/
/** One day and point of the file. */
interface Measured extends Point {
  date: string
  rain: number
}

/**
 * Reads a file of daily rain (mm) by point and date. Points of one cell and day are averaged. Bad lines are all named: a file with
 * any is not to be imported. `today`: days from it on are bad. @throws AppError invalid for a missing column
 */
export function readRainHistory(
  csv: string,
  { today, serves }: { today: string; serves: (point: Point) => boolean },
): { years: Omit<StoredRainYear, 'source' | 'fetchedAt'>[]; lines: number; bad: FileLineError[] } {
  const lines = readCsv(csv, HISTORY_COLUMNS, NEEDED, delimiterOf(csv))
  const bad: FileLineError[] = []
  const seen = new Map<string, number>()
  const served = new Map<string, boolean>()
  const sums = new Map<string, YearSums>()
  for (const line of lines) {
    const read = measuredIn(line, today)
    if (typeof read === 'string') {
      bad.push({ line: line.line, message: read })
      continue
    }
    const point = `${read.lat},${read.lng}`
    const first = seen.get(`${point} ${read.date}`)
    if (first !== undefined) bad.push({ line: line.line, message: `the same place and day as line ${first}` })
    else if (!served.getOrInsertComputed(point, () => serves(read)))
      bad.push({ line: line.line, message: `${point} is far from Nigeria and Namibia` })
    seen.set(`${point} ${read.date}`, line.line)
    addRainDay(sums, read)
  }
  if (lines.length === 0) bad.push({ line: 1, message: 'the file has no day' })
  return { years: [...sums.values()].map(yearOf), lines: lines.length, bad }
}

const delimiterOf = (csv: string): ',' | ';' => (csv.slice(0, csv.indexOf('\n') >>> 0).includes(';') ? ';' : ',')

/** Returns the day and rain of a line, or its error. */
function measuredIn({ cells, surplus }: CsvLine<Column>, today: string): Measured | string {
  if (surplus) return 'there are more cells than columns; write numbers with a point, like 12.5'
  const value = (column: Column) => {
    const text = cells[column] ?? ''
    return NUMBER.test(text) ? Number(text) : null
  }
  const quoted = (column: Column) => `${column} "${(cells[column] ?? '').slice(0, 30)}"`
  const [lat, lng, rain] = [value('lat'), value('lng'), value('rain')]
  if (lat === null || Math.abs(lat) > 90) return `${quoted('lat')} is not a latitude in degrees, like 12.05`
  if (lng === null || Math.abs(lng) > 180) return `${quoted('lng')} is not a longitude in degrees, like 8.52`
  const date = cells.date ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || isoDate(dayNumber(date)) !== date)
    return `${quoted('date')} is not a day, like 1996-06-14`
  if (Number(date.slice(0, 4)) < FIRST_YEAR) return `${quoted('date')} is before ${FIRST_YEAR}`
  if (date >= today) return `${quoted('date')} is not over yet`
  if (rain === null) return `${quoted('rain')} is not a number of mm; leave out the line of a day that was not measured`
  if (rain < 0 || rain > MOST_RAIN) return `${quoted('rain')} is not from 0 to ${MOST_RAIN} mm`
  return temperatureError(value('tmin'), value('tmax'), cells) ?? { lat, lng, date, rain }
}

function temperatureError(tmin: number | null, tmax: number | null, cells: CsvLine<Column>['cells']): string | null {
  for (const [column, value] of [['tmin', tmin] as const, ['tmax', tmax] as const])
    if (cells[column] && (value === null || value < -30 || value > 60))
      return `${column} "${cells[column].slice(0, 30)}" is not from -30 to 60 °C`
  return tmin !== null && tmax !== null && tmin > tmax ? `tmin ${tmin} is above tmax ${tmax}` : null
}

interface YearSums {
  cell: string
  year: number
  sums: Float64Array
  counts: Uint16Array
}

function addRainDay(years: Map<string, YearSums>, { lat, lng, date, rain }: Measured): void {
  const cell = rainCellOf({ lat, lng }).key
  const year = Number(date.slice(0, 4))
  const of = years.getOrInsertComputed(`${cell} ${year}`, () => ({
    cell,
    year,
    sums: new Float64Array(DAYS_PER_YEAR_ROW),
    counts: new Uint16Array(DAYS_PER_YEAR_ROW),
  }))
  const index = rainDayIndex(dayOfYear(date), isLeapYear(year))
  of.sums[index]! += rain
  of.counts[index]!++
}

export const isLeapYear = (year: number): boolean => dayOfYear(`${year}-12-31`) === 366

const yearOf = ({ cell, year, sums, counts }: YearSums) => ({
  cell,
  year,
  values: Uint16Array.from(sums, (sum, n) =>
    counts[n] === 0 ? MISSING_RAIN : Math.round((sum / itemAt(counts, n)) * 10),
  ),
})
