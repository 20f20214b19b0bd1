import type { LogKind, Operation, StepMove, StepState } from '../../contracts/season.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { Span } from './announce.ts'

/** A step as its source plans it: on the days that the crop's age gives it, whatever today's weather. */
export interface PlannedStep extends Span {
  /** Unique within the season: the row, with its round where the row comes again. */
  id: string
  /** The row of the crop's plan, the feeding or the harvest step. */
  row: string
  operation: Operation
  /** Number of the step among several of its kind in a season; null: it comes once. */
  n: number | null
  of: number | null
  /** Kind of log entry that closes the step; null: it passes by itself. */
  closes: LogKind | null
  /** Day of its entry, where its source matches the log; absent: the log is matched by days. */
  givenOn?: string | null
  /** Reason for a moved date or for leaving the step out. */
  moved: StepMove | null
  skipped: boolean
  /** Source of the instructions. */
  source: SourceId
}

/** A step with what became of it. */
export interface Step extends PlannedStep {
  state: StepState
  doneOn: string | null
  /** Its days whatever this week's weather, which decide when it is told. */
  usual: Span
}

/** Days within which steps begin, both included, as day numbers. */
export interface Begins {
  first: number
  last: number
}

export const beginsIn = ({ first, last }: Begins, day: number): boolean => day >= first && day <= last

/** Gives the steps of the operations asked of it that begin within so many days. */
export type StepSource = (field: Field, begins: Begins, asked: (operation: Operation) => boolean) => PlannedStep[]
