import type { LogKind, Operation, StepMove, StepState } from '../../contracts/season.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { Span } from './told.ts'

/** A step as its source plans it: on the days that the crop's age gives it, whatever today's weather. */
export interface PlannedStep extends Span {
  /** Unique within the season: the row, with its round where the row comes again. */
  id: string
  /** The row of the crop's plan, the feeding or the harvest step. */
  row: string
  operation: Operation
  /** Of several in a season, which and how many; null: it comes once. */
  n: number | null
  of: number | null
  /** What in the log ends it; null: it passes by itself. */
  closes: LogKind | null
  /** By what its days were moved, or why it is left out. */
  moved: StepMove | null
  skipped: boolean
  /** Where what to do comes from. */
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
