import PO from 'pofile'
import { LANGUAGES, type Language } from '../../contracts/languages.ts'
import { BYTE_ORDER_MARK, CSV_NEW_LINE, csvCell } from '../../server/foundation/csv-cell.ts'
import { readCsv } from '../../server/foundation/read-csv.ts'
import { CORRECTION_COLUMNS, correctionCells, type FilledCorrection } from '../../words/correcting/file.ts'
import type { WordsRow } from '../../words/correcting/rows.ts'

export function csvSheet(rows: readonly WordsRow[]): string {
  const lines = rows.map((row) => {
    const cells = correctionCells(row)
    return CORRECTION_COLUMNS.map((column) => csvCell(cells[column])).join(',')
  })
  return `${BYTE_ORDER_MARK}${[CORRECTION_COLUMNS.join(','), ...lines].join(CSV_NEW_LINE)}${CSV_NEW_LINE}`
}

/** PO file (GNU gettext) for translators; the present text is the translation to replace. */
export function poSheet(language: Language, rows: readonly WordsRow[]): string {
  const po = new PO()
  po.headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Language-Name': LANGUAGES[language].name,
  }
  po.items = rows.map((row) => {
    const cells = correctionCells(row)
    const item = new PO.Item()
    item.msgctxt = row.id
    item.msgid = row.english
    item.msgstr = [row.present]
    item.extractedComments = [
      `where: ${cells.where}`,
      ...(cells.danger ? [`danger: ${cells.danger}`] : []),
      `example: ${cells.example}`,
      ...(row.sms ? [`SMS: ${cells.sms_letters} letters, ${cells.sms_segments} segment(s)`] : []),
      `state: ${cells.state}`,
      ...(cells.literal ? [`literal: ${cells.literal}`] : []),
    ]
    return item
  })
  return `${po.toString()}\n`
}

/** Reads a filled CSV sheet, with commas or semicolons, and removes the apostrophe before a sign. */
export const readCsvSheet = (text: string): FilledCorrection[] =>
  readCsv(text, CORRECTION_COLUMNS, ['id', 'correction'], /^\uFEFF?"?id"?;/.test(text) ? ';' : ',').map(
    ({ line, cells }) => ({
      line,
      id: cells.id ?? '',
      english: removeFormulaGuard(cells.english),
      present: removeFormulaGuard(cells.present),
      correction: removeFormulaGuard(cells.correction),
      literal: removeFormulaGuard(cells.literal),
      reviewer: cells.reviewer ?? '',
      secondReader: cells.second_reader ?? '',
    }),
  )

const removeFormulaGuard = (cell = '') => cell.replace(/^'(?=[=+\-@])/, '')

/** Reads a PO file: a translation that differs from `present` is a correction, `# reviewer: name` its reviewer. */
export function readPoSheet(text: string, present: ReadonlyMap<string, string>): FilledCorrection[] {
  return PO.parse(text).items.map((item, n) => {
    const id = item.msgctxt ?? ''
    const translation = item.msgstr.join('')
    const noted = (name: string) =>
      item.comments.flatMap((comment) => new RegExp(`^\\s*${name}:\\s*(.+)$`, 'i').exec(comment)?.[1] ?? [])[0] ?? ''
    return {
      line: n + 1,
      id,
      english: item.msgid,
      present: translation,
      correction: translation === present.get(id) ? '' : translation,
      literal: noted('literal'),
      reviewer: noted('reviewer'),
      secondReader: noted('second reader'),
    }
  })
}
