import { isIn } from '../shared/records.ts'
import { LOG_KINDS, type LogKind, type Operation } from './season.ts'
import type { PlanStep } from './season-plan.ts'

/** Log kinds of operations that have no log kind of the same name. */
const KINDS_OF_OPERATION: Partial<Record<Operation, readonly LogKind[]>> = {
  plant: ['planted'],
  stand_check: ['emerged', 'not_emerged'],
  emerged: ['emerged', 'not_emerged'],
  scout: ['scouted'],
  sell: ['sold'],
}

const isLogKind = (operation: Operation): operation is LogKind => isIn(LOG_KINDS, operation)

export const logKindsForCrop = ({ operation }: Pick<PlanStep, 'operation'>): readonly LogKind[] =>
  KINDS_OF_OPERATION[operation] ?? (isLogKind(operation) ? [operation] : [])
