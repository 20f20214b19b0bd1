/**
 * Formula characters at the start of a cell, and after characters that some spreadsheets read as the end of a cell or line,
 * also within quotes. Quotes, spaces and invisible characters may precede them, because a spreadsheet drops these when it
 * splits the cell.
 */
const FORMULA_STARTS = /(^|[;|\t\r\n])([\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu
const QUOTED = /[",\r\n]|^ | $/
/** Matches few cells; the others are written unchanged. */
const UNSAFE = new RegExp(`${FORMULA_STARTS.source}|${QUOTED.source}`, 'u')
export const NEW_LINE = '\r\n'
/** Marks the file as UTF-8 for spreadsheets, so that ẹ and ọ are read. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvCell = string | null

/** Escapes a text that a spreadsheet would execute by an apostrophe. */
export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (!UNSAFE.test(value)) return value
  const text = value.replace(FORMULA_STARTS, (_, end = '', start = '') => `${end}'${start}`)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
