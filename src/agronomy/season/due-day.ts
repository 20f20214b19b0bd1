import type { Priority } from '../../contracts/farm.ts'
import { keysOf } from '../../shared/records.ts'
import { QUIET_WEEK_RULES, RULES } from '../rules/rule-catalogue.ts'
import type { Advice } from '../types.ts'

const QUIET: ReadonlySet<string> = new Set(QUIET_WEEK_RULES)
const DAY = /^\d{4}-\d\d-\d\d$/

type Dated = Pick<Advice, 'rule' | 'facts'> & { validUntil: string | null }

export function adviceDueDay({ rule, facts: { by }, validUntil }: Dated): string | null {
  if (QUIET.has(rule)) return null
  return typeof by === 'string' && DAY.test(by) ? by : validUntil
}

export const LOSS_RULES = keysOf(RULES).filter((rule) => RULES[rule].conflictGroup === 'lost')
const LOSSES: ReadonlySet<string> = new Set(LOSS_RULES)
const LOSS_WEIGHT = 0.5

const WEIGHT: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** Sort order: urgent first, then loss of money, then due day; undated last. */
export const compareByDueDay = (a: Advice, b: Advice): number => urgencyRank(a) - urgencyRank(b) || dayOf(a) - dayOf(b)

export const urgencyRank = ({ rule, priority }: { rule: string | null; priority: Priority }): number =>
  priority === 'medium' && rule !== null && LOSSES.has(rule) ? LOSS_WEIGHT : WEIGHT[priority]

const dayOf = (advice: Advice): number => Date.parse(adviceDueDay(advice) ?? '9999-12-31')
