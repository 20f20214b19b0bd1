import type { Operation } from '../../contracts/season.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { seasonPlan, stillPays } from '../season/plan.ts'
import type { Step } from '../season/step.ts'
import { toldNow } from '../season/told.ts'
import type { SourceId } from '../sources.ts'
import type { Advice, Fact } from '../types.ts'
import { adviceOf, stageFigures } from './advice.ts'
import type { RuleId } from './catalogue.ts'
import { type Card, cardOf } from './operation-cards.ts'

/** The work of the season: each step of the plan in its week and once more, until the log closes it. */
export function operationRules(field: Field): Advice[] {
  if (field.prospects !== 'fine' && field.prospects !== 'late') return []
  return [...mulching(field), ...stepsToTell(field)]
}

function stepsToTell(field: Field): Advice[] {
  const told: Advice[] = []
  for (const step of seasonPlan(field)) {
    if (!isToTell(field, step)) continue
    const card = cardOf(field, step)
    if (card) told.push(adviceOn(field, step, card))
  }
  // Where there is a weeding to do, the hoe has not been put away.
  const hoes = told.some(({ closes }) => closes?.kind === 'weeded')
  return hoes ? told.filter(({ rule }) => !NO_HOE.has(rule)) : told
}

function isToTell(field: Field, { state, moved, operation, usual }: Step): boolean {
  if (state === 'done' || state === 'skipped' || moved === 'not_emerged') return false
  if (field.ripe && !field.crop.perennial && GREEN.has(operation)) return false
  return toldNow(field, { from: usual.from, to: stillPays({ operation, to: usual.to }) })
}

const NO_HOE: ReadonlySet<RuleId> = new Set(['care.vines', 'care.pegs'])

/** Work on a crop that still grows. */
const GREEN: ReadonlySet<Operation> = new Set(['stand_check', 'thinned', 'weeded', 'staked', 'earthed_up', 'watered'])

/** Days that a work which rain holds up has once it begins. */
const AT_LEAST = 3

/** Loses little by another week. */
const LIGHT = 4

function adviceOn(field: Field, step: Step, { rule, stake, facts, until }: Card): Advice {
  const { asOf } = field
  const days = Math.max(
    0,
    Math.min(
      Math.max(6, daysBetween(asOf, step.from) + AT_LEAST),
      daysBetween(asOf, stillPays(step)),
      daysBetween(asOf, until ?? (endsAtRain(field, step) ? step.to : '9999-12-31')),
    ),
  )
  const from: Record<string, Fact> = step.from > asOf && step.from < addDays(asOf, days) ? { from: step.from } : {}
  return adviceOf(field, {
    rule,
    about: step.n === null ? null : `${step.operation}${step.n}`,
    priority: stake > LIGHT ? 'medium' : 'low',
    confidence: field.stageSure ? 'high' : 'medium',
    stake,
    soon: step.to <= addDays(asOf, 3) ? 7 : 6,
    why: 'stage',
    facts: { ...from, ...facts?.(field, step) },
    evidence: stageFigures(field),
    actions: sourcesOf(field, step),
    ...(step.closes === null ? {} : { closes: { kind: step.closes, n: step.n } }),
    days,
  })
}

/** Whether it has been moved before a heavy spell. */
const endsAtRain = ({ spell }: Field, { moved, to }: Step): boolean =>
  moved === 'rain' && spell !== null && to < spell.comingFrom

/** The row's own source, and for a weeding what the crop's data read of when and how. */
function sourcesOf({ crop }: Field, step: Step): SourceId[] {
  if (step.operation !== 'weeded') return [step.source]
  const read = Object.values(crop.record.practice.weeding).flatMap((fact) =>
    isTold(fact) && fact.confidence !== 'memory' ? [`practice.${fact.source}` as SourceId] : [],
  )
  return [...new Set([step.source, ...read])]
}

const isTold = (fact: unknown): fact is { source: string; confidence: string } =>
  typeof fact === 'object' && fact !== null && 'confidence' in fact && 'source' in fact

/** What was planted into dry soil waits under grass. */
function mulching(field: Field): Advice[] {
  const { season, crop, asOf } = field
  const { mulch } = crop.record.practice.establishment
  if (!mulch || season.planted === null) return []
  const span = { from: season.planted, to: addDays(season.planted, 13) }
  if (!toldNow(field, span)) return []
  return [
    adviceOf(field, {
      rule: 'care.cap',
      priority: 'medium',
      confidence: 'high',
      stake: 7,
      soon: 7,
      why: 'stage',
      evidence: stageFigures(field),
      actions: [`practice.${mulch.source}`],
      days: Math.min(5, daysBetween(asOf, span.to)),
    }),
  ]
}
