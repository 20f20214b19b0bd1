import Papa from 'papaparse'
import { refusalError } from '../../contracts/refusals.ts'

export interface CsvLine<Column extends string> {
  line: number
  cells: Partial<Record<Column, string>>
  surplus: boolean
}

/** Reads CSV with a header, columns in any order. @throws AppError invalid for a missing column */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
  required: readonly Column[],
  delimiter?: ',' | ';',
): CsvLine<Column>[] {
  const lines: CsvLine<Column>[] = []
  const content = text.replace(/^\uFEFF/, '')
  let header: (Column | undefined)[] | undefined
  let begin = 0
  let line = 1
  Papa.parse<string[]>(content, {
    ...(delimiter ? { delimiter } : {}),
    step({ data, meta }) {
      const startsAt = line
      line += content.slice(begin, meta.cursor).split('\n').length - 1
      begin = meta.cursor
      if (data.every((cell) => cell.trim() === '')) return
      if (header) lines.push({ line: startsAt, cells: cellsOf(header, data), surplus: data.length > header.length })
      else header = data.map((name) => columns.find((column) => column.toLowerCase() === name.trim().toLowerCase()))
    },
  })
  const missing = required.filter((column) => !header?.includes(column))
  if (missing.length > 0)
    throw refusalError('file.columns', { columns: columns.join(','), missing: missing.join(', ') })
  return lines
}

function cellsOf<Column extends string>(header: (Column | undefined)[], data: string[]) {
  const cells: Partial<Record<Column, string>> = {}
  header.forEach((column, index) => {
    if (column !== undefined) cells[column] = (data[index] ?? '').trim().replace(/^'(?=\+?\d)/, '')
  })
  return cells
}
