/** Formula starts, also after cell or line separators within quotes; spaces and invisible characters may precede. */
const FORMULA_STARTS = /(^|[;|\t\r\n])([\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu
const NEEDS_QUOTES = /[",\r\n]|^ | $/
/** Matches few cells; the others are written unchanged. */
const NEEDS_ESCAPING = new RegExp(`${FORMULA_STARTS.source}|${NEEDS_QUOTES.source}`, 'u')
export const CSV_NEW_LINE = '\r\n'
/** Marks the file as UTF-8 for spreadsheets, so that ẹ and ọ are read. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvCell = string | null

export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (!NEEDS_ESCAPING.test(value)) return value
  const text = value.replace(FORMULA_STARTS, (_, end = '', start = '') => `${end}'${start}`)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
