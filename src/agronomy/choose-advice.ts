import type { LogKind } from '../contracts/season.ts'
import { isKeyOf } from '../shared/records.ts'
import { type ConflictGroup, RULES, type RuleDefinition, type RuleId, ruleDefinition } from './rules/rule-catalogue.ts'
import type { Advice, ClosingLogEntry } from './types.ts'

/** Maximum advice per crop in one run. */
export const MAX_ADVICE_PER_CROP = 3
/** Maximum advice per crop in one run that is neither urgent nor always shown. */
const MOST_UNHURRIED = 2

export type ExclusionReason = 'contradicts' | 'same-matter' | 'same-operation' | 'enough' | null

export interface ConsideredAdvice {
  advice: Advice
  setAside: ExclusionReason
}

const OPPOSITE_GROUPS: readonly (readonly [ConflictGroup, readonly ConflictGroup[]])[] = [
  ['adds-water', ['soil-wet', 'saves-water', 'harvest-dry', 'before-planting']],
  ['saves-water', ['soil-dry', 'hot', 'before-planting']],
  ['soil-wet', ['soil-dry', 'feeds', 'hot', 'harvest-rain', 'before-planting']],
  ['feeds', ['holds-feed', 'soil-dry', 'cold', 'before-planting']],
  ['soil-dry', ['before-planting']],
  ['before-planting', ['stands', 'holds-feed', 'hot', 'cold']],
  ['harvest-dry', ['harvest-rain']],
  ['spends-little', ['feeds', 'holds-feed']],
  ['lost', ['feeds', 'holds-feed', 'stands', 'before-planting', 'soil-dry']],
]
const OPPOSITE_GROUP_PAIRS = new Set(
  OPPOSITE_GROUPS.flatMap(([a, others]) => others.flatMap((b) => [`${a}|${b}`, `${b}|${a}`])),
)

const conflictGroupOf = (advice: Advice): ConflictGroup => RULES[advice.rule].conflictGroup

export function areContradictory(a: Advice, b: Advice): boolean {
  const one = conflictGroupOf(a)
  const other = conflictGroupOf(b)
  return one !== null && other !== null && OPPOSITE_GROUP_PAIRS.has(`${one}|${other}`)
}

/** Log kinds of season milestones and pest counts, whose advice weather and pest advice never displaces. */
const FIXED_POINTS: ReadonlySet<LogKind> = new Set([
  'emerged',
  'weeded',
  'fed',
  'staked',
  'harvested',
  'dried',
  'stored',
  'sold',
])

/** Rules on safety after a spray, which come before water and weather advice. */
const SPRAY_SAFETY_RULES: ReadonlySet<RuleId> = new Set<RuleId>([
  'spray.barred',
  'spray.out',
  'harvest.wait',
  'spray.stored',
])

const answersAQuestion = ({ rule }: Advice): boolean => ruleDefinition(rule).answers === true

export const isQuestionAdvice = ({ rule }: Pick<Advice, 'rule'>): boolean => ruleDefinition(rule).asks === true

const WARNING_GROUPS: ReadonlySet<ConflictGroup> = new Set([
  ...(['saves-water', 'soil-wet', 'soil-dry', 'holds-feed', 'harvest-rain', 'hot', 'cold', 'lost', 'stands'] as const),
])
export const isWarningAdvice = (advice: Pick<Advice, 'rule'>): boolean =>
  WARNING_GROUPS.has(RULES[advice.rule].conflictGroup)

/** True for advice to postpone fertilizer. Waiting completes such advice, so a logged application must not mark it as done. */
export const postponesFertilizer = ({ rule, closes }: { rule: string; closes: ClosingLogEntry | null }): boolean =>
  closes !== null && isKeyOf(RULES, rule) && RULES[rule].conflictGroup === 'holds-feed'

export const isAlwaysShown = (advice: Advice): boolean =>
  answersAQuestion(advice) ||
  (advice.closes !== null && advice.priority !== 'low' && FIXED_POINTS.has(advice.closes.kind))

export const isExemptFromLimit = (advice: Advice): boolean =>
  isAlwaysShown(advice) || conflictGroupOf(advice) === 'adds-water'

/** Returns the kind of work of an advice. A crop gets one advice per kind and week; pests share one kind, except urgent ones. */
export function workKind({ category, closes, priority, rule, situation }: Advice): string {
  switch (category) {
    case 'irrigation':
    case 'fertilizer':
      return category
    case 'pest':
    case 'disease':
      return priority === 'high' ? situation : category
    default:
      return closes?.kind ?? ruleDefinition(rule).workOf ?? situation
  }
}

/**
 * Orders candidates (urgent, fixed points, score) and selects at most three, two of them calm. Of contradicting advices
 * the weightier stays; one per topic and kind of work. A quiet-week line is used only alone.
 */
export function chooseAdvice(candidates: readonly Advice[]): ConsideredAdvice[] {
  if (candidates.length < 2) return candidates.map((advice) => ({ advice, setAside: null }))
  const contradicted = contradictedAdvice(candidates)
  const ordered = candidates.toSorted((a, b) => rankOf(b) - rankOf(a) || compareByWeight(a, b))
  const taken: Advice[] = []
  return ordered.map((advice, n) => {
    const rest = ordered.slice(n + 1).filter((other) => !contradicted.has(other))
    const setAside = contradicted.has(advice) ? 'contradicts' : reasonAgainst(advice, taken, rest)
    if (setAside === null) taken.push(advice)
    return { advice, setAside }
  })
}

function contradictedAdvice(candidates: readonly Advice[]): ReadonlySet<Advice> {
  const standing: Advice[] = []
  const against = new Set<Advice>()
  for (const advice of candidates.toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || compareByWeight(a, b))) {
    if (standing.some((other) => areContradictory(other, advice))) against.add(advice)
    else standing.push(advice)
  }
  return against
}

function reasonAgainst(advice: Advice, taken: readonly Advice[], rest: readonly Advice[]): ExclusionReason {
  const { alone }: RuleDefinition = RULES[advice.rule]
  if (alone && taken.some((other) => !isQuestionAdvice(other))) return 'enough'
  const bearing = conflictGroupOf(advice)
  const same = (other: Advice) =>
    other.situation === advice.situation || (bearing !== null && conflictGroupOf(other) === bearing)
  if (taken.some(same)) return 'same-matter'
  if (taken.some((other) => workKind(other) === workKind(advice))) return 'same-operation'
  return isEnough(advice, taken, rest) ? 'enough' : null
}

function isEnough(advice: Advice, given: readonly Advice[], rest: readonly Advice[]): boolean {
  if (isQuestionAdvice(advice)) return false
  const taken = given.filter((other) => !isQuestionAdvice(other))
  if (advice.priority !== 'high') {
    const unhurried = taken.filter((other) => other.priority !== 'high' && !isExemptFromLimit(other)).length
    return taken.length >= MAX_ADVICE_PER_CROP || (!isExemptFromLimit(advice) && unhurried >= MOST_UNHURRIED)
  }
  const reserved = rest.some((other) => isAlwaysShown(other) && other.priority !== 'high') ? 1 : 0
  return taken.length >= MAX_ADVICE_PER_CROP - reserved
}

const urgencyOf = ({ priority }: Advice): number => (priority === 'high' ? 1 : 0)
const isWateringNow = (advice: Advice): boolean => conflictGroupOf(advice) === 'adds-water' && advice.priority !== 'low'

function rankOf(advice: Advice): number {
  if (advice.priority === 'high') return SPRAY_SAFETY_RULES.has(advice.rule) ? 4 : 3
  if (answersAQuestion(advice) && advice.priority !== 'low') return 2
  return isAlwaysShown(advice) || isWateringNow(advice) ? 1 : 0
}

/** Equal scores are sorted by situation id, so that runs are deterministic. */
const compareByWeight = (a: Advice, b: Advice): number => b.score - a.score || (a.situation < b.situation ? -1 : 1)
