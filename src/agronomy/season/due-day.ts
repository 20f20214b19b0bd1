import type { Priority } from '../../contracts/farm.ts'
import { QUIET_RULES } from '../rules/catalogue.ts'
import type { Advice } from '../types.ts'

const QUIET: ReadonlySet<string> = new Set(QUIET_RULES)
const DAY = /^\d{4}-\d\d-\d\d$/

type Dated = Pick<Advice, 'rule' | 'facts'> & { validUntil: string | null }

/** The day an advice's words say it is to be done by, its last day where they name none; null for a quiet week's line. */
export function dueDay({ rule, facts: { by }, validUntil }: Dated): string | null {
  if (QUIET.has(rule)) return null
  return typeof by === 'string' && DAY.test(by) ? by : validUntil
}

const WEIGHT: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** Orders a farm's week as it is done: what is urgent first, then by the day it falls due; what has none comes last. */
export const byDueDay = (a: Advice, b: Advice): number => WEIGHT[a.priority] - WEIGHT[b.priority] || dayOf(a) - dayOf(b)

const dayOf = (advice: Advice): number => Date.parse(dueDay(advice) ?? '9999-12-31')
