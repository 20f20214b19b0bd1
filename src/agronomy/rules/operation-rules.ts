import type { Operation } from '../../contracts/season.ts'
import { type Practice, readPracticeSource } from '../crops/practice.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import type { PestId } from '../pests/pests.ts'
import { isAnnouncedSinceAdded } from '../season/announce.ts'
import { moveStepByWeather } from '../season/moved-by-weather.ts'
import { buildSeasonPlan, lastPayingDay, stepsThisWeek } from '../season/season-plan.ts'
import type { SeasonStep } from '../season/step.ts'
import type { SourceId } from '../sources.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, growthStageFigures } from './build-advice.ts'
import { currentDrySpellRule, RULES_WITH_WEEDING, WEEDING_NOTICE_DAYS } from './dry-spell.ts'
import { type OperationCard, operationCardFor } from './operation-cards.ts'
import type { RuleId } from './rule-catalogue.ts'

export function operationRules(field: Field, found: readonly Advice[] = []): Advice[] {
  if (field.prospects !== 'fine' && field.prospects !== 'late') return []
  const advisedPests = new Set<unknown>(found.map(({ facts }) => facts.pest))
  return [
    ...mulchingRule(field),
    ...adviseStepsThisWeek(field).filter(
      ({ rule }) =>
        !advisedPests.has(PEST_OF_RULE[rule] ?? 'none') &&
        !(rule === 'care.land' && found.some((advice) => plantsNow(advice) || isTrial(advice))) &&
        !(rule === 'care.ring-weed' && found.some(weedsRings)),
    ),
  ]
}

const plantsNow = ({ rule }: Advice): boolean => rule === 'planting.ready'

/** True for the advice on an unusual crop, for which no fertilizer is advised yet. */
const isTrial = ({ rule }: Advice): boolean => rule === 'planting.not-usual'

const weedsRings = ({ rule }: Advice): boolean => rule === 'dry.young-tree'

const PEST_OF_RULE: Partial<Record<RuleId, PestId>> = { 'care.rogue': 'cmd', 'care.birds': 'birds_quelea' }

function adviseStepsThisWeek(field: Field): Advice[] {
  const cards: Advice[] = []
  for (const step of stepsThisWeek(field)) {
    if (!isStepToAdvise(field, step) || isRainedOff(field, step)) continue
    const card = operationCardFor(field, step)
    if (card) cards.push(adviceOn(field, step, card))
  }
  const dryness = currentDrySpellRule(field)
  const driesOut = dryness === 'dry.growing' || (dryness !== null && RULES_WITH_WEEDING.has(dryness))
  const hoes = driesOut || cards.some(({ closes }) => closes?.kind === 'weeded')
  return hoes ? cards.filter(({ rule }) => !NO_HOE.has(rule)) : cards
}

/**
 * Cards of the operations whose period has started, whose last useful day is not over, and which the farmer has not
 * reported as done; also of those announced in an earlier week.
 */
export const openOperations = memoizeByObject((field: Field): { step: SeasonStep; advice: Advice }[] => {
  if (field.prospects !== 'fine' && field.prospects !== 'late') return []
  return buildSeasonPlan(field).flatMap((step) => {
    const isOpen = step.state === 'now' && step.closes !== null && mayBeDone(field, step)
    const card = isOpen ? operationCardFor(field, step) : null
    return card ? [{ step, advice: adviceOn(field, step, card) }] : []
  })
})

function mayBeDone(field: Field, { state, moved, operation, row }: SeasonStep): boolean {
  // Calendar operations begin only when the tree or cane has been planted.
  if (field.season.planned !== null && (field.crop.perennial || row === 'firebreak')) return false
  if (state === 'done' || state === 'skipped' || moved === 'not_emerged') return false
  return !((isNearlyIn(field) || field.season.emergence === 'not_yet') && GREEN.has(operation))
}

function isStepToAdvise(field: Field, step: SeasonStep): boolean {
  if (!mayBeDone(field, step)) return false
  const { operation, usual } = step
  if (operation === 'weeded' && !field.crop.perennial && field.asOf < usual.from)
    return field.asOf >= addDays(usual.from, -WEEDING_NOTICE_DAYS)
  return isAnnouncedSinceAdded(field, { from: usual.from, to: lastPayingDay({ operation, to: usual.to }) })
}

/** True for a coming weeding whose days a heavy rain takes: it is advised after the rain. */
function isRainedOff(field: Field, step: SeasonStep): boolean {
  if (step.operation !== 'weeded' || step.from <= field.asOf || step.moved === 'rain') return false
  const { moved, from } = moveStepByWeather(step, field)
  return moved === 'rain' && from > step.from
}

const NO_HOE: ReadonlySet<RuleId> = new Set(['care.vines', 'care.pegs'])

/** Days before harvest in which hoeing is not advised. */
const NEARLY_IN = 14

const isNearlyIn = ({ ripe, daysToHarvest, crop: { record } }: Field): boolean =>
  record.life === 'annual' &&
  (ripe || (record.harvest.kind !== 'picked' && daysToHarvest !== null && daysToHarvest <= NEARLY_IN))

const GREEN: ReadonlySet<Operation> = new Set(['stand_check', 'thinned', 'weeded', 'staked', 'earthed_up', 'watered'])

/** Minimum days given for work after rain or in its last week. */
const AT_LEAST = 3

/** Stake of work that loses little by a week's delay. */
const LIGHT_WORK_STAKE = 4

function adviceOn(field: Field, step: SeasonStep, { rule, stake, facts, why, until }: OperationCard): Advice {
  const { asOf } = field
  const days = Math.max(
    0,
    Math.min(
      Math.max(6, daysBetween(asOf, step.from) + AT_LEAST),
      Math.max(
        daysBetween(asOf, lastPayingDay(step)),
        firstDryDay(field, step),
        GREEN.has(step.operation) ? AT_LEAST : 0,
      ),
      daysBetween(asOf, until ?? (endsAtRain(field, step) ? step.to : '9999-12-31')),
    ),
  )
  const allFacts: AdviceFacts = { ...facts?.(field, step) }
  if (step.from > asOf && step.from < addDays(asOf, days) && !comesBeforeRain(field, step)) allFacts.from ??= step.from
  return buildAdvice(field, {
    rule,
    about: step.n === null ? null : `${step.operation}${step.n}`,
    priority: stake > LIGHT_WORK_STAKE ? 'medium' : 'low',
    confidence: field.stageSure ? 'high' : 'medium',
    stake,
    soon: isRepeated(field, step) ? AGAIN : step.to <= addDays(asOf, 3) ? 7 : 6,
    why: why ?? 'stage',
    facts: allFacts,
    evidence: growthStageFigures(field),
    actions: sourcesOf(field, step),
    ...(step.closes === null ? {} : { closes: { kind: step.closes, n: step.n } }),
    days,
  })
}

/** True for a weeding that would begin in rain and may begin on the dry days before it. */
function comesBeforeRain({ asOf, week }: Field, { operation, from, moved }: SeasonStep): boolean {
  if (operation !== 'weeded' || moved === 'rain') return false
  const ahead = week.ahead.slice(0, daysBetween(asOf, from) + 1)
  return ahead.length > 1 && ahead.at(-1)!.rain >= WET_DAY && ahead.slice(0, -1).every(({ rain }) => rain < WET_DAY)
}

const AGAIN = 5
const isRepeated = ({ asOf }: Field, { operation, usual }: SeasonStep): boolean =>
  operation !== 'weeded' && daysBetween(usual.from, asOf) >= 7

const WET_DAY = 5

function firstDryDay({ week }: Field, { operation }: SeasonStep): number {
  return operation === 'weeded' ? week.ahead.findIndex(({ rain }) => rain < WET_DAY) : 0
}

const endsAtRain = ({ spell }: Field, { moved, to }: SeasonStep): boolean =>
  moved === 'rain' && spell !== null && to < spell.comingFrom

const FACTS_OF: Partial<Record<Operation, readonly string[]>> = {
  land: ['seed_kg_ha', 'field_level'],
  nursery: ['nursery_days', 'nursery_seed_g_ha', 'harden_days', 'seed_kg_ha'],
  thinned: ['thinning'],
  staked: ['staking'],
  drained: ['drainage'],
}
const NOT_WEEDING: ReadonlySet<string> = new Set([
  'herbicide',
  'staking',
  'stop_water',
  'fertiliser',
  'fertiliser_place',
  'deep_urea',
  'drainage',
])

function sourcesOf({ crop }: Field, step: SeasonStep): SourceId[] {
  const ofRows = sourcesOfRows(crop.record.practice)
  let read = ofRows.get(step.row)
  if (!read) {
    read = readSources(crop.record.practice, step)
    ofRows.set(step.row, read)
  }
  return [...new Set([step.source, ...read])]
}

const sourcesOfRows = memoizeByObject((_: Practice) => new Map<string, readonly SourceId[]>())

function readSources({ weeding, establishment }: Practice, { row, operation }: SeasonStep): SourceId[] {
  const named = [row, ...(FACTS_OF[operation] ?? [])]
  const facts: unknown[] = named.flatMap((name) => [establishment[name], weeding[name]])
  if (operation === 'weeded')
    facts.push(...Object.entries(weeding).flatMap(([name, fact]) => (NOT_WEEDING.has(name) ? [] : [fact])))
  return facts.map(readPracticeSource).filter((found) => found !== null)
}

function mulchingRule(field: Field): Advice[] {
  const { season, crop, asOf } = field
  const { mulch } = crop.record.practice.establishment
  if (!mulch || season.planted === null) return []
  const span = { from: season.planted, to: addDays(season.planted, 13) }
  if (!isAnnouncedSinceAdded(field, span)) return []
  return [
    buildAdvice(field, {
      rule: 'care.cap',
      priority: 'medium',
      confidence: 'high',
      stake: 7,
      soon: 7,
      why: 'stage',
      evidence: growthStageFigures(field),
      actions: [`practice.${mulch.source}`],
      days: Math.min(5, daysBetween(asOf, span.to)),
    }),
  ]
}
