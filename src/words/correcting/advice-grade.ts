import { isInstruction } from '../hazards.ts'
import { readingGrade } from '../reading-grade.ts'
import { wordsRows } from './rows.ts'

/** Years of school that the advice may ask of its reader. */
export const MAX_SCHOOL_YEARS = 5

/** Years of school that it asks, over all that a farmer acts on. */
export const adviceGrade = (): number =>
  readingGrade(
    wordsRows('en')
      .filter(({ id }) => isInstruction(id) && !id.endsWith('.sms'))
      .map(({ example }) => example.replaceAll('…', '')),
  )
