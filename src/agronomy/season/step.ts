import type { LogKind, Operation, StepChangeReason, StepState } from '../../contracts/season.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { DateSpan } from './announce.ts'

export interface PlannedStep extends DateSpan {
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

export interface SeasonStep extends PlannedStep {
  state: StepState
  doneOn: string | null
  usual: DateSpan
}

export interface BeginRange {
  first: number
  last: number
}

export const isInBeginRange = ({ first, last }: BeginRange, day: number): boolean => day >= first && day <= last

export type StepSource = (
  field: Field,
  begins: BeginRange,
  isWanted: (operation: Operation) => boolean,
) => PlannedStep[]
