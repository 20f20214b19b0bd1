/**
 * At the start, and after what some spreadsheets take for the end of a cell or line, also within quotes. Quotes, spaces and
 * signs that cannot be seen may stand before the sign: a spreadsheet drops them where it cuts the cell in two.
 */
const FORMULA_STARTS = /(^|[;|\t\r\n])([\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu
const QUOTED = /[",\r\n]|^ | $/
/** True of few cells: the others are written as they are. */
const UNSAFE = new RegExp(`${FORMULA_STARTS.source}|${QUOTED.source}`, 'u')
export const NEW_LINE = '\r\n'
/** Tells spreadsheets that the file is UTF-8, so that ẹ and ọ are read. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvCell = string | null

/** A text that a spreadsheet would run gets an apostrophe. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (!UNSAFE.test(value)) return value
  const text = value.replace(FORMULA_STARTS, (_, end = '', start = '') => `${end}'${start}`)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
