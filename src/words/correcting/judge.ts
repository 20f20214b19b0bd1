import type { Language } from '../../contracts/languages.ts'
import { hazardsOf } from '../hazards.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { sentencesOf } from '../sentences.ts'
import { findCorrectionErrors } from './check.ts'
import type { FilledCorrection } from './file.ts'

/** Result for one line of a returned sheet. */
export interface JudgedCorrection {
  line: number
  id: string
  /** `kept`: the line is empty. `confirmed`: the reader marks the present text as right. */
  outcome: 'taken' | 'confirmed' | 'kept' | 'refused'
  /** Why it was refused, or what else the person should know. */
  says: string[]
  text: string
  literal: string | null
  by: string | null
}

/** Judges a sheet line by line: one bad line spoils no other. */
export function judgeCorrection(language: Language, lines: readonly FilledCorrection[]): JudgedCorrection[] {
  const english = sentencesOf(TEXTS_BY_LANGUAGE.en)
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  const seen = new Map<string, number>()
  return lines.map(({ line, id, literal, reviewer, secondReader, ...cells }) => {
    const present = own.get(id) ?? ''
    const text = keepEdgeSpaces(present, cells.correction.normalize('NFC')) || present
    const expected = {
      line,
      id,
      text,
      literal: literal || null,
      by: [reviewer, secondReader].filter(Boolean).join(' and ') || null,
    }
    if (!cells.correction && !reviewer) return { ...expected, outcome: 'kept', says: [] }
    const first = seen.get(id)
    seen.set(id, line)
    const says = [
      ...(first === undefined ? [] : [`line ${first} says something for this id already`]),
      ...(own.has(id) && cells.english && cells.english.trim() !== english.get(id)?.trim()
        ? ['the English has changed since this sheet was made']
        : []),
      ...(own.has(id) && !cells.correction && cells.present.trim() !== present.trim()
        ? ['the text has changed since this sheet was made']
        : []),
      ...findCorrectionErrors(language, id, text),
      ...(text === present ? [] : readersMissing(id, english.get(id), reviewer, secondReader)),
    ]
    if (says.length > 0) return { ...expected, outcome: 'refused', says }
    if (text === present) return { ...expected, outcome: reviewer ? 'confirmed' : 'kept', says: [] }
    return {
      ...expected,
      outcome: 'taken',
      says: reviewer ? [] : ['nobody is named as its reader: it counts as unread'],
    }
  })
}

/** A sheet loses spaces at the edges of a cell, which join a phrase to its sentence. */
const keepEdgeSpaces = (present: string, correction: string): string =>
  correction && present.replace(/\S.*\S|\S/s, () => correction.trim())

/** A correction of a sentence that could hurt is read by two people. */
function readersMissing(id: string, english: string | undefined, reviewer: string, secondReader: string): string[] {
  if (english === undefined || hazardsOf(id, english).length === 0) return []
  const isRead = reviewer && secondReader && reviewer.trim().toLowerCase() !== secondReader.trim().toLowerCase()
  return isRead
    ? []
    : [
        'a farmer can be hurt by this sentence, so two people must read the new words: write both names, in reviewer and second_reader',
      ]
}
