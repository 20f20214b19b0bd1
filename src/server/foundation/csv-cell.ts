/** Formula starts, also after cell or line separators within quotes; spaces and invisible characters may precede. */
const FORMULA_STARTS = /(^|[;|\t\r\n])([\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu
const QUOTED = /[",\r\n]|^ | $/
/** Matches few cells; the others are written unchanged. */
const UNSAFE = new RegExp(`${FORMULA_STARTS.source}|${QUOTED.source}`, 'u')
export const CSV_NEW_LINE = '\r\n'
/** Marks the file as UTF-8 for spreadsheets, so that ẹ and ọ are read. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvCell = string | null

export function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (!UNSAFE.test(value)) return value
  const text = value.replace(FORMULA_STARTS, (_, end = '', start = '') => `${end}'${start}`)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
