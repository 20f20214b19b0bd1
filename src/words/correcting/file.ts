import type { WordsRow } from './rows.ts'

/** The columns of a sheet of words, as a person who is no programmer reads and fills them. */
export const CORRECTION_COLUMNS = [
  'id',
  'where',
  'danger',
  'english',
  'present',
  'example',
  'sms_letters',
  'sms_segments',
  'state',
  'literal',
  'correction',
  'reviewer',
  'second_reader',
] as const
type Column = (typeof CORRECTION_COLUMNS)[number]

export const correctionCells = (row: WordsRow): Record<Column, string> => ({
  id: row.id,
  where: row.where,
  danger: row.danger.join(' '),
  english: row.english,
  present: row.present,
  example: row.example,
  sms_letters: row.sms ? String(row.sms.letters) : '',
  sms_segments: row.sms ? String(row.sms.segments) : '',
  state: row.by ? `${row.state} (${row.by}, ${row.on})` : row.state,
  literal: row.literal ?? '',
  correction: '',
  reviewer: '',
  second_reader: '',
})

/** One line of a returned sheet. */
export interface FilledCorrection {
  line: number
  id: string
  english: string
  present: string
  correction: string
  literal: string
  reviewer: string
  secondReader: string
}
