import type { LogEntry } from '../../contracts/season.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { type ControlDecision, decideControl, scaleCount } from '../pests/decide-control.ts'
import { PESTS } from '../pests/pests.ts'
import { remediesFor } from '../pests/remedies.ts'
import { firstDamageDay, type ScoutedPestId, type ScoutingRound, scoutingRoundOrFirst } from '../pests/scouting.ts'
import { productName } from '../pests/waiting-periods.ts'
import { logEntriesOf, pestSprays } from '../season/log-entries.ts'
import type { SourceId } from '../sources.ts'
import type { Advice } from '../types.ts'
import { buildAdvice } from './build-advice.ts'
import { pestCountFigures } from './pest-evidence.ts'
import {
  activeIngredientFacts,
  activeIngredientSources,
  countMethodSources,
  NEEM_SOURCES,
  neemFacts,
  preHarvestIntervalFacts,
  sprayDayFacts,
} from './pest-remedy.ts'
import { scoutingFacts } from './pest-risk.ts'
import type { RuleId } from './rule-catalogue.ts'

/** Days for which a pest count is valid. */
const COUNT_VALID_DAYS = 13
/** Days to the next count: after a low count, an uncertain one, and a spray (Plantwise guides). */
const DAYS_TO_NEXT_COUNT = { low: 7, unsure: 3, sprayed: 4 }

/** Returns the advice that follows from the last count of a pest; empty without a count of the past 13 days. */
export function adviseAfterPestCount(
  field: Field,
  pest: ScoutedPestId,
): { pest: ScoutedPestId; advice: Advice | null }[] {
  const counts = logEntriesOf(field.situation, 'scouted').filter(
    (entry) => entry.product === pest && entry.count !== null,
  )
  const last = counts.at(-1)
  if (!last || daysBetween(last.date, field.asOf) > COUNT_VALID_DAYS) return []
  const ago = daysBetween(last.date, field.asOf)
  const then = field.dap === null ? null : field.dap - ago
  const round = scoutingRoundOrFirst(pest, then, field.stages.growth)
  const now = scoutingRoundOrFirst(pest, field.dap, field.stages.growth)
  if (round && !now && !isHigh(round, last)) {
    const answered = ago >= DAYS_TO_NEXT_COUNT.low || pestSprays(field.situation, last.date).length > 0
    const ends = addDays(last.date, DAYS_TO_NEXT_COUNT.low)
    return [{ pest, advice: answered ? null : adviseDecision(field, pest, round, last, { do: 'late' }, ends) }]
  }
  const damages = firstDamageDay(pest, field.stages.growth)
  if (round && now && then !== null && damages !== null && then < damages && isHigh(round, last)) {
    const opens = addDays(last.date, damages - then)
    const isEarly = field.asOf < opens
    const early = isEarly && adviseDecision(field, pest, round, last, { do: 'again', early: true }, opens)
    return [{ pest, advice: early || adviseRecount(field, pest, now, opens) }]
  }
  const log = (field.situation.log ?? []).filter((entry) => entry !== last && entry.date <= last.date)
  const decision = decideControl({
    pest,
    crop: field.crop.id,
    zone: field.zone,
    round: now && round,
    count: last.count!,
    of: last.of ?? round?.of ?? 0,
    asOf: last.date,
    log,
  })
  const sprayed = pestSprays(field.situation, last.date).at(-1)
  if (sprayed)
    return [{ pest, advice: now && adviseRecount(field, pest, now, addDays(sprayed.date, DAYS_TO_NEXT_COUNT.sprayed)) }]
  const next = addDays(last.date, decision.do === 'again' ? DAYS_TO_NEXT_COUNT.unsure : DAYS_TO_NEXT_COUNT.low)
  const due = decision.do === 'few' || decision.do === 'again' || decision.do === 'hand'
  if (due && field.asOf >= next) return [{ pest, advice: now && adviseRecount(field, pest, now, next) }]
  return [{ pest, advice: adviseDecision(field, pest, round, last, decision, next) }]
}

const isHigh = (round: ScoutingRound, { count, of }: LogEntry): boolean =>
  scaleCount(round, count!, of ?? round.of) >= round.again

function adviseRecount(field: Field, pest: ScoutedPestId, round: ScoutingRound, from: string): Advice | null {
  if (field.asOf < from) return null
  return buildAdvice(field, {
    rule: 'pest.count',
    about: pest,
    category: PESTS[pest].category,
    priority: 'medium',
    confidence: 'high',
    stake: 7,
    soon: 6,
    why: 'stage',
    facts: scoutingFacts(pest, round),
    evidence: pestCountFigures(field, round, null),
    actions: countMethodSources(pest, round),
    closes: { kind: 'scouted', n: null },
    days: 3,
  })
}

const RULE_OF = {
  few: 'pest.few',
  late: 'pest.late',
  again: 'pest.again',
  hand: 'pest.hand',
  biological: 'pest.neem',
  spray: 'pest.spray',
} as const satisfies Record<ControlDecision['do'], RuleId>

function adviseDecision(
  field: Field,
  pest: ScoutedPestId,
  round: ScoutingRound | null,
  last: LogEntry,
  decision: ControlDecision,
  next: string,
): Advice {
  const treats = decision.do === 'biological' || decision.do === 'spray'
  return buildAdvice(field, {
    rule: RULE_OF[decision.do],
    about: pest,
    category: PESTS[pest].category,
    priority: treats ? (PESTS[pest].fast ? 'high' : 'medium') : decision.do === 'again' ? 'medium' : 'low',
    confidence: 'high',
    stake: treats ? 8 : 5,
    soon: treats ? 8 : 5,
    why: 'counted',
    facts: {
      pest,
      count: round ? roundCountDown(scaleCount(round, last.count!, last.of ?? round.of)) : last.count!,
      ...(round && scoutingFacts(pest, round)),
      ...factsOf(field, pest, decision),
    },
    evidence: pestCountFigures(field, round, last),
    actions: actionsOf(field, pest, round, decision),
    ...(decision.do !== 'late' && { closes: { kind: treats ? 'sprayed' : 'scouted', n: null } as const }),
    days: treats ? 3 : Math.max(0, daysBetween(field.asOf, next)),
  })
}

/** Rounds a count down, so that a count below the threshold is never shown as equal to it; a count above zero is never shown as zero. */
const roundCountDown = (count: number): number => (count > 0 ? Math.max(1, Math.floor(count)) : 0)

const hasNeemFirst = (pest: ScoutedPestId, decision: ControlDecision): boolean =>
  decision.do === 'again' && !decision.early && remediesFor(pest).biological.includes('neem')

function factsOf(field: Field, pest: ScoutedPestId, decision: ControlDecision): AdviceFacts {
  if (hasNeemFirst(pest, decision)) return { mild: 'neem', ...neemFacts() }
  if (decision.do === 'biological')
    return {
      active: productName('neem'),
      ...neemFacts(),
      ...preHarvestIntervalFacts(field, 'neem'),
      ...sprayDayFacts(field),
    }
  if (decision.do !== 'spray') return {}
  return {
    ...activeIngredientFacts(field, decision.active, decision.dose),
    ...sprayDayFacts(field),
    ...(decision.left !== null && { left: decision.left }),
  }
}

function actionsOf(
  field: Field,
  pest: ScoutedPestId,
  round: ScoutingRound | null,
  decision: ControlDecision,
): SourceId[] {
  const counted = round ? countMethodSources(pest, round) : [`pest.${pest}` as const]
  if (hasNeemFirst(pest, decision) || decision.do === 'biological') return [...NEEM_SOURCES, ...counted]
  return decision.do === 'spray'
    ? [...activeIngredientSources(field, decision.active, decision.dose), ...counted]
    : counted
}
