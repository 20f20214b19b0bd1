import type { Country } from '../../contracts/grades.ts'
import {
  CURRENCIES,
  findPriceItem,
  PRICE_COLUMNS,
  type PriceColumn,
  type PriceInput,
  type PriceKind,
  type PriceLineError,
  parseAmount,
  priceInputSchema,
} from '../../contracts/prices.ts'
import { fieldRefusalError, refusalError, refusalOfIssues } from '../../contracts/refusals.ts'
import { AppError } from '../../shared/errors.ts'
import { isKeyOf } from '../../shared/records.ts'
import { type CsvLine, readCsv } from '../foundation/read-csv.ts'

export interface PriceLine {
  line: number
  input: PriceInput
}

const NEEDED = PRICE_COLUMNS.filter((column) => column !== 'currency')
/** Longest cell quoted in a report. */
const MOST_LETTERS = 60

const COUNTRY_NAMES: Record<string, Country> = { nigeria: 'NG', namibia: 'NA' }
const KIND_NAMES: Record<string, PriceKind> = { fertiliser: 'input', fertilizer: 'input', crop: 'produce' }

/** Reads the valid lines of a price list, at most `max`, and the errors of the others; `check` adds rules beyond the shape. @throws AppError invalid for a file that is no price list */
export function readPriceLines(csv: string, max: number, check: (input: PriceInput) => void) {
  const right: PriceLine[] = []
  const faults: PriceLineError[] = []
  const lines = readCsv(csv, PRICE_COLUMNS, NEEDED)
  if (lines.length > max) throw refusalError('price.lines', { max })
  for (const line of lines) {
    try {
      const input = inputOf(line)
      check(input)
      right.push({ line: line.line, input })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      faults.push(...faultsOf(line, error))
    }
  }
  return { right, faults }
}

/** @throws AppError invalid with a sentence for each column */
function inputOf({ cells }: CsvLine<PriceColumn>): PriceInput {
  const plain = (name: PriceColumn) => (cells[name] ?? '').toLowerCase()
  const kind = KIND_NAMES[plain('kind')] ?? plain('kind')
  const country = COUNTRY_NAMES[plain('country')] ?? plain('country').toUpperCase()
  const read = priceInputSchema.safeParse({
    country,
    kind,
    item: findPriceItem(kind === 'produce' ? 'produce' : 'input', cells.item ?? '') ?? cells.item,
    bagKg: kind === 'produce' ? null : parseAmount((cells.bagKg ?? '').replace(/ ?kg$/i, '')),
    price: parseAmount(cells.price ?? ''),
    market: cells.market || null,
    date: cells.date ?? '',
  })
  if (!read.success) throw refusalOfIssues(read.error.issues)
  if (cells.currency && cells.currency.toUpperCase() !== CURRENCIES[read.data.country].code)
    throw fieldRefusalError('currency', 'price.currency', { currency: CURRENCIES[read.data.country].code })
  return read.data
}

function faultsOf(
  { line, cells }: CsvLine<PriceColumn>,
  { message, refusal, details, fieldRefusals }: AppError,
): PriceLineError[] {
  const fields = Object.entries(details.fields ?? {})
  if (fields.length === 0) return [{ line, column: null, value: '', message, refusal }]
  return fields.map(([column, message]) => ({
    line,
    column,
    value: (isKeyOf(cells, column) ? (cells[column] ?? '') : '').slice(0, MOST_LETTERS),
    message,
    refusal: fieldRefusals[column] ?? null,
  }))
}
