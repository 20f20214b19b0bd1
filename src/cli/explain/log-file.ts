import Papa from 'papaparse'
import { logInputSchema } from '../../contracts/farm-log.ts'
import { refusalOfIssues } from '../../contracts/refusals.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { technicalError } from '../../shared/errors.ts'

const COLUMNS = ['date', 'kind', 'amount', 'unit', 'product', 'count', 'of'] as const
const NEEDED = ['date', 'kind'] as const satisfies readonly (typeof COLUMNS)[number][]
const NUMBERS: readonly string[] = ['amount', 'count', 'of']

/**
 * Reads a farm log, oldest first, from a CSV with a heading: `date,kind,amount,unit,product,count,of`; the first two
 * are required. @throws AppError with the line at fault
 */
export async function readLogFile(path: string): Promise<LogEntry[]> {
  const file = Bun.file(path)
  if (!(await file.exists())) throw technicalError('not_found', `There is no file ${path}. Check the path.`)
  const { data, meta } = Papa.parse<Record<string, string>>(await file.text(), {
    header: true,
    skipEmptyLines: true,
    comments: '#',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!NEEDED.every((name) => meta.fields?.includes(name)))
    throw technicalError(
      'invalid',
      `${path} is not a farm log: its first line must name the columns ${NEEDED.join(' and ')}.`,
    )
  return data
    .map((row, n) => entryOf(row, `${path}, entry ${n + 1}`))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function entryOf(row: Record<string, string>, where: string): LogEntry {
  const values = COLUMNS.map((name) => {
    const text = row[name]?.trim()
    return [name, !text ? undefined : NUMBERS.includes(name) ? Number(text) : text]
  })
  const read = logInputSchema.safeParse(Object.fromEntries(values))
  if (!read.success) throw technicalError('invalid', `${where}: ${refusalOfIssues(read.error.issues).message}`)
  const { kind, date, amount = null, unit = null, product = null, count = null, of = null } = read.data
  return { kind, date, amount, unit, product, count, of }
}
