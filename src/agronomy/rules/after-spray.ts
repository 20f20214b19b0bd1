import type { Priority } from '../../contracts/farm.ts'
import { ZONES } from '../climate/zones.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { firstPickingDay, harvestedOnDay, ripeSinceDay } from '../season/harvest-days.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import {
  type LoggedSpray,
  loggedSprays,
  sprayWithinPreHarvestInterval,
  sprayWithinReEntry,
} from '../season/logged-sprays.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'
import { type RuleId, ruleDefinition } from './rule-catalogue.ts'
import { keepOutFacts, protectionSourceId, sprayEvidence } from './spray-facts.ts'
import { storedSpray } from './stored-spray.ts'

const SAYS_HARVEST: ReadonlySet<RuleId> = new Set<RuleId>([
  'harvest.soon',
  'harvest.watch',
  'harvest.now',
  'harvest.between-showers',
  'harvest.before-rain',
  'harvest.lift',
  'harvest.starch-low',
  'harvest.cassava-wait',
  'harvest.clear',
  'harvest.pick',
  'harvest.sell',
  'care.keep-picking',
  'irrigation.stop',
  'stage.over',
  'cold.field',
  'cold.winter',
  'planting.bears-little',
  'risk.mould',
])
/** Rules on a harvest some weeks ahead. */
const OF_LATER_HARVEST: ReadonlySet<RuleId> = new Set<RuleId>([
  'harvest.soon',
  'harvest.watch',
  'irrigation.stop',
  'risk.mould',
])
/** Rules for produce that was harvested before the spray. */
const IN_HAND: ReadonlySet<RuleId> = new Set<RuleId>([
  'harvest.ferment',
  'harvest.drying',
  'harvest.curing',
  'harvest.store',
])
const SAYS_HARVEST_TOO = ['lift', 'cutGreen', 'standing'] as const

/** Adapts advice to logged sprays: no harvest within the pre-harvest interval, no work within the re-entry interval. */
export const applySprayIntervals = (field: Field, found: Advice[]): Advice[] =>
  withHarvest(field, withoutWork(field, found))

/** No work in the field while the re-entry interval lasts beyond today. */
function withoutWork(field: Field, found: Advice[]): Advice[] {
  const out = sprayWithinReEntry(field)
  return out !== null && out.outUntil > field.asOf ? found.filter((advice) => !isFieldWork(advice)) : found
}

const isFieldWork = ({ rule }: Advice): boolean =>
  rule === 'pest.count' ||
  ruleDefinition(rule).conflictGroup === 'feeds' ||
  (rule.startsWith('care.') && !ruleDefinition(rule).alone)

function withHarvest(field: Field, found: Advice[]): Advice[] {
  const stored = storedSpray(field)
  if (stored) return [...found.filter(({ rule }) => !SAYS_HARVEST.has(rule)), stored]
  const barred = loggedSprays(field).findLast(({ barred, until }) => barred !== null && until > field.asOf)
  const lock = sprayWithinPreHarvestInterval(field)
  const out = sprayWithinReEntry(field)
  if (!lock || (barred && !hasHarvest(field, barred))) return out ? [...found, keepOut(field, out)] : found
  const picked = lastLogEntry(field.situation, 'harvested')
  const inHand = picked !== null && picked.date < lock.date
  const safe = found.filter(({ rule }) => !SAYS_HARVEST.has(rule) && (inHand || !IN_HAND.has(rule))).map(withoutHarvest)
  const ready = isReadyBefore(field, lock.until)
  if (barred && ready)
    return [...safe.filter((advice) => !costsLostHarvest(field, barred, advice)), barredAdvice(field, barred)]
  if (barred && daysBetween(barred.date, field.asOf) < ANSWERED_DAYS) return [...safe, barredAdvice(field, barred)]
  const urgent =
    ready || out !== null || found.some(({ rule }) => SAYS_HARVEST.has(rule) && !OF_LATER_HARVEST.has(rule))
  if (safe.length < found.length || ready)
    return [...safe, adviseHarvestWait(field, lock, out, urgent ? 'high' : 'low')]
  return out ? [...safe, keepOut(field, out)] : safe
}

/** Days after a spray with a barred product in which advice mentions it although its wait ends long before the harvest: two weekly runs. */
const ANSWERED_DAYS = 14

/** False for a tree or mat without fruit in the closed days, and for leaves and fruit of a season that is over. */
function hasHarvest(field: Field, { until }: LoggedSpray): boolean {
  const { record } = field.crop
  if (record.life !== 'annual')
    return field.stages.bearing && (field.stage !== 'vegetative' || isReadyBefore(field, until))
  return !field.over || (record.harvest.kind !== 'picked' && record.harvest.kind !== 'cut')
}

/** True for work and money that an annual's barred harvest does not bring back; all of it if none is left afterwards. */
function costsLostHarvest(field: Field, { until }: LoggedSpray, { rule, category }: Advice): boolean {
  if (field.crop.record.life !== 'annual') return false
  if (category === 'pest' || category === 'disease' || category === 'fertilizer') return true
  const { conflictGroup } = ruleDefinition(rule)
  return (
    !isHarvestedAfter(field, until) &&
    (rule.startsWith('care.') || (conflictGroup !== null && conflictGroup !== 'lost'))
  )
}

/** True for leaves, fruit and roots of which some are left in the field until a day. */
function isHarvestedAfter({ season, seasonLength, crop: { record } }: Field, day: string): boolean {
  if (record.life !== 'annual' || record.harvest.kind === 'dried') return false
  if (record.harvest.kind === 'roots' && record.harvest.waits) return true
  return season.planted === null || addDays(season.planted, seasonLength + record.lingers) > day
}

function withoutHarvest(advice: Advice): Advice {
  if (!SAYS_HARVEST_TOO.some((name) => name in advice.facts)) return advice
  const facts = { ...advice.facts }
  for (const name of SAYS_HARVEST_TOO) delete facts[name]
  return { ...advice, facts }
}

function isReadyBefore(field: Field, until: string): boolean {
  const { ripe, stage, daysToHarvest, asOf } = field
  const { record } = field.crop
  if (ripe || harvestedOnDay(field) !== null) return true
  if (record.life === 'mat') return stage === 'fruiting'
  const day =
    record.life === 'tree'
      ? daysToHarvest === null
        ? null
        : addDays(asOf, daysToHarvest)
      : record.harvest.kind === 'picked'
        ? firstPickingDay(field, record)
        : ripeSinceDay(field)
  return day !== null && day <= until
}

/** Days before the harvest in which the pre-harvest interval is advised again: one weekly run. */
const WEEKLY_RUN_DAYS = 7

function adviseHarvestWait(field: Field, lock: LoggedSpray, out: LoggedSpray | null, priority: Priority): Advice {
  const { until, barred } = lock
  return buildAdvice(field, {
    rule: 'harvest.wait',
    // A new situation: marking the first card as done does not silence it when the harvest comes.
    about: isReadyBefore(field, addDays(field.asOf, WEEKLY_RUN_DAYS)) ? 'near' : null,
    priority,
    confidence: barred?.sure === false ? 'low' : 'high',
    stake: 10,
    soon: 10,
    why: 'sprayed',
    facts: {
      until,
      sprayed: lock.date,
      ...(barred ? barredFacts(barred) : { waitDays: lock.days, waitFor: lock.known ? 'known' : 'unknown' }),
      ...(out && keepOutFacts(out)),
    },
    // No label's days hold for a barred product.
    evidence: sprayEvidence(lock).filter(({ label }) => !barred || label !== 'evidence.waitDays'),
    actions: [protectionSourceId(lock.source), ...(out ? [protectionSourceId(out.reEntry.source)] : [])],
    days: Math.max(0, daysBetween(field.asOf, until) - 1),
  })
}

function keepOut(field: Field, out: LoggedSpray): Advice {
  return buildAdvice(field, {
    rule: 'spray.out',
    priority: 'high',
    confidence: 'high',
    stake: 9,
    soon: 10,
    why: 'sprayed',
    facts: {
      sprayed: out.date,
      waitDays: out.days,
      waitFor: out.days === 0 ? 'dry' : out.known ? 'known' : 'unknown',
      until: out.until,
      ...keepOutFacts(out),
    },
    evidence: sprayEvidence(out),
    actions: [protectionSourceId(out.reEntry.source), 'protection.pesticide-use-in-cocoa-manual-2'],
    days: daysBetween(field.asOf, out.outUntil),
  })
}

const barredFacts = ({ active, sure }: NonNullable<LoggedSpray['barred']>): AdviceFacts => ({
  barred: active.replace(/ \(.*\)/, ''),
  barredFor: sure ? 'sure' : 'maybe',
})

function barredAdvice(field: Field, spray: LoggedSpray): Advice {
  const { active, sure } = spray.barred!
  const { helpPhone } = field.situation
  return buildAdvice(field, {
    rule: 'spray.barred',
    about: active,
    priority: 'high',
    confidence: sure ? 'high' : 'low',
    stake: 10,
    soon: 10,
    why: 'sprayed',
    facts: {
      ...barredFacts(spray.barred!),
      sprayed: spray.date,
      number: ZONES[field.zone].country,
      ...(helpPhone && { help: helpPhone }),
    },
    evidence: [evidenceFigure('evidence.sprayed', spray.text ?? '', null, 'farmer')],
    days: 7,
  })
}
