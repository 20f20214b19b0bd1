import type { LogKind, Operation, StepChangeReason, StepState } from '../../contracts/season.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { Span } from './announce.ts'

export interface PlannedStep extends Span {
  id: string
  row: string
  operation: Operation
  /** Number among several of its kind; null if single. */
  n: number | null
  of: number | null
  /** Log kind that closes the step; null if none does. */
  closes: LogKind | null
  /** Day of the matched log entry, if matched by source; absent if matched by days. */
  givenOn?: string | null
  moved: StepChangeReason | null
  skipped: boolean
  source: SourceId
}

export interface Step extends PlannedStep {
  state: StepState
  doneOn: string | null
  usual: Span
}

export interface Begins {
  first: number
  last: number
}

export const beginsIn = ({ first, last }: Begins, day: number): boolean => day >= first && day <= last

export type StepSource = (field: Field, begins: Begins, isWanted: (operation: Operation) => boolean) => PlannedStep[]
