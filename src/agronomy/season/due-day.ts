import type { Priority } from '../../contracts/farm.ts'
import { keysOf } from '../../shared/records.ts'
import { QUIET_WEEK_RULES, RULES } from '../rules/rule-catalogue.ts'
import type { Advice } from '../types.ts'

const QUIET_RULE_IDS: ReadonlySet<string> = new Set(QUIET_WEEK_RULES)
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

type Dated = Pick<Advice, 'rule' | 'facts'> & { validUntil: string | null }

export function adviceDueDay({ rule, facts: { by }, validUntil }: Dated): string | null {
  if (QUIET_RULE_IDS.has(rule)) return null
  return typeof by === 'string' && ISO_DAY.test(by) ? by : validUntil
}

export const LOSS_RULES = keysOf(RULES).filter((rule) => RULES[rule].conflictGroup === 'lost')
const LOSS_RULE_IDS: ReadonlySet<string> = new Set(LOSS_RULES)
const LOSS_WEIGHT = 0.5

const PRIORITY_RANK: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** Sort order: urgent first, then loss of money, then due day; undated last. */
export const compareByDueDay = (a: Advice, b: Advice): number => urgencyRank(a) - urgencyRank(b) || dayOf(a) - dayOf(b)

export const urgencyRank = ({ rule, priority }: { rule: string | null; priority: Priority }): number =>
  priority === 'medium' && rule !== null && LOSS_RULE_IDS.has(rule) ? LOSS_WEIGHT : PRIORITY_RANK[priority]

const dayOf = (advice: Advice): number => Date.parse(adviceDueDay(advice) ?? '9999-12-31')
