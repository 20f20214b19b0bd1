import type { Operation } from '../../contracts/season.ts'
import { addDays, dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import { ANNOUNCED, stepsOfWeek } from '../season/plan.ts'
import type { Advice, Fact } from '../types.ts'
import { adviceOf, stageFigures } from './advice.ts'
import { groundsOf, pickingInterval } from './produce.ts'
import { isLost } from './prospects.ts'

/** What is looked at in a quiet week, in turn. */
export const LOOKS = ['leaves', 'growth', 'soil'] as const

/**
 * One line for a week in which nothing else is said: what comes next, or what to look at, never the same two weeks
 * running. `choose` gives it only alone.
 */
export function quietRules(field: Field): Advice[] {
  if ((field.ripe && !bears(field)) || isLost(field)) return []
  const interval = field.ripe ? pickingInterval(field) : null
  if (interval) return [keepPicking(field, interval)]
  const week = Math.floor(dayNumber(field.asOf) / 7)
  const next = week % 2 === 0 ? nextStep(field) : null
  const look = field.stage === 'planted' ? 'soil' : LOOKS[week % LOOKS.length]!
  const facts: Record<string, Fact> = next === null ? { seek: look } : { step: next.operation, from: next.from }
  return [
    adviceOf(field, {
      rule: next === null ? 'care.walk' : 'care.next',
      about: next === null ? look : next.operation,
      priority: 'low',
      confidence: 'medium',
      stake: 1,
      soon: 1,
      why: 'stage',
      facts,
      evidence: stageFigures(field),
      days: 6,
    }),
  ]
}

/** Between the weeks in which picking is told in full. */
const keepPicking = (field: Field, [every, everyTo]: [number, number]): Advice =>
  adviceOf(field, {
    rule: 'care.keep-picking',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: { every, everyTo },
    evidence: stageFigures(field),
    actions: groundsOf(field, 'harvest'),
    days: Math.min(6, everyTo),
  })

/** Bears on for weeks or years, and wants looking after as before. */
const bears = ({ crop: { record, perennial } }: Field): boolean =>
  perennial || (record.life === 'annual' && record.harvest.kind === 'picked')

/** Said of a tree they mislead: its fire line is no land to prepare, its pruning no thinning. */
const OF_SEASONS: ReadonlySet<Operation> = new Set(['land', 'thinned', 'plant', 'stand_check'])

const nextStep = (field: Field) =>
  stepsOfWeek(field).find(
    ({ state, from, moved, operation }) =>
      operation !== 'scout' &&
      !(field.crop.perennial && OF_SEASONS.has(operation)) &&
      (state === 'next' || state === 'later') &&
      moved !== 'not_emerged' &&
      from > field.asOf &&
      from <= addDays(field.asOf, ANNOUNCED),
  ) ?? null
