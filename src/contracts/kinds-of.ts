import { LOG_KINDS, type LogKind, type Operation } from './season.ts'
import type { PlanStep } from './season-plan.ts'

/** Of a step that the log has no entry of its own for: what the farmer says instead. */
const SAID_OF: Partial<Record<Operation, readonly LogKind[]>> = {
  plant: ['planted'],
  stand_check: ['emerged', 'not_emerged'],
  emerged: ['emerged', 'not_emerged'],
  scout: ['scouted'],
  sell: ['sold'],
}

const isLogKind = (operation: Operation): operation is LogKind => (LOG_KINDS as readonly string[]).includes(operation)

/** What a farmer may say was done about a step. */
export const kindsOf = ({ operation }: Pick<PlanStep, 'operation'>): readonly LogKind[] =>
  SAID_OF[operation] ?? (isLogKind(operation) ? [operation] : [])
