import type { Operation } from '../../contracts/season.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { establishmentMethod } from '../growth/establishment.ts'
import { harvestedOnDay } from '../season/harvest-days.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import { ANNOUNCED_AHEAD_DAYS, buildSeasonPlan, stepsThisWeek } from '../season/season-plan.ts'
import type { SeasonStep } from '../season/step.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, growthStageFigures } from './build-advice.ts'
import { adviseFieldWalk } from './field-walk.ts'
import { followingCropFacts } from './following-crops.ts'
import { hasCropWithered } from './long-drought.ts'
import { isFieldToDrain } from './operation-cards.ts'
import { openOperations } from './operation-rules.ts'
import { isTreatedAsUnplanted } from './planted-state.ts'
import { findLastSowingDay } from './planting-figures.ts'
import { pickingIntervalDays, postharvestSourceIds } from './produce-facts.ts'
import { adviseCropLost, isCropLost } from './prospect-rules.ts'

/** Returns one line for a week without other advice: work that is due, else in turn the next operation and a field walk. */
export function quietWeekRules(field: Field): Advice[] {
  if (isCropLost(field)) return []
  if (isGone(field)) return [adviseCropLost(field)]
  if (field.ripe && !isPickedRepeatedly(field)) return remainsInField(field) ? adviseRestOfSeason(field) : endOf(field)
  if (field.ripe && hasCropWithered(field)) return [adviseClearing(field)]
  const interval = field.ripe ? pickingIntervalDays(field) : null
  if (interval) return [keepPicking(field, interval)]
  const work = adviseBegunWork(field)
  if (work) return [work]
  const week = Math.floor(dayNumber(field.asOf) / 7)
  const next = field.season.emergence === 'not_yet' ? null : (toBringIn(field) ?? nextStep(field))
  const coming = next && comesNext(field, next)
  const chosenLine = week % 2 === 0 ? (coming ?? adviseFieldWalk(field)) : (adviseFieldWalk(field) ?? coming)
  return [chosenLine ?? adviseNextOperation(field) ?? quietWeekAdvice(field)]
}

function endOf(field: Field): Advice[] {
  const next = adviseNextOperation(field)
  if (next?.facts.step === 'harvested') return [next]
  return (isCleared(field) && !isPutAway(field)) || isNotHarvested(field) ? [adviseClearing(field)] : []
}

const PLANNED_AHEAD = 60

export function plannedCropAdvice(field: Field): Advice[] {
  const { planned } = field.season
  const soon = planned !== null && daysBetween(field.asOf, planned) <= PLANNED_AHEAD
  const line = soon && field.crop.perennial ? adviseNextOperation(field) : null
  return line ? [line] : []
}

export function adviseNextOperation(field: Field): Advice | null {
  // Operations after sowing are not announced before the seed has emerged.
  if (
    field.season.emergence === 'not_yet' ||
    isTreatedAsUnplanted(field) ||
    field.over ||
    isCropLost(field) ||
    isGone(field)
  )
    return null
  const work = adviseBegunWork(field)
  if (work) return work
  const plan = buildSeasonPlan(field)
  const next = toBringIn(field) ?? firstAhead(field, plan)
  if (next?.operation !== 'harvested' && plan.some((step) => isHarvestDue(field, step))) return null
  return next && !plan.some((step) => isCountBefore(field, step, next)) ? comesNext(field, next) : null
}

/** True for a pest count before another operation, which is not the next one of the plan. */
const isCountBefore = ({ asOf }: Field, { operation, state, to }: SeasonStep, next: SeasonStep): boolean =>
  operation === 'scout' && state !== 'skipped' && to > asOf && to < next.from

/** Returns work that has begun and still pays: as the next operation, or as its own card where the name of the operation would mislead. */
function adviseBegunWork(field: Field): Advice | null {
  const [first] = openOperations(field)
  if (!first) return null
  const { operation } = first.step
  const misleads = operation === 'scout' || (field.crop.perennial && OF_SEASONS.has(operation))
  return misleads ? first.advice : comesNext(field, first.step)
}

const comesNext = (field: Field, { operation, from }: SeasonStep): Advice =>
  buildAdvice(field, {
    rule: 'care.next',
    about: operation,
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: { step: operation, from: from > field.asOf ? from : field.asOf },
    evidence: growthStageFigures(field),
    days: 6,
  })

export const quietWeekAdvice = (field: Field): Advice =>
  buildAdvice(field, {
    rule: 'care.quiet',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: {},
    evidence: growthStageFigures(field),
    days: 6,
  })

const adviseRestOfSeason = (field: Field): Advice[] =>
  field.season.harvested !== null && isRoots(field) ? [] : [adviseFieldWalk(field) ?? quietWeekAdvice(field)]

const isRoots = ({ crop: { record } }: Field): boolean => record.life === 'annual' && record.harvest.kind === 'roots'

function isGone(field: Field): boolean {
  const { season, crop, asOf, situation } = field
  if (season.planted === null || season.emergence !== 'not_yet' || crop.record.life !== 'annual') return false
  if (establishmentMethod(situation, crop) !== 'seed') return false
  const sowing = findLastSowingDay(field)
  return sowing !== null && sowing.last < asOf
}

const keepPicking = (field: Field, [every, everyTo]: [number, number]): Advice =>
  buildAdvice(field, {
    rule: 'care.keep-picking',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: { every, everyTo },
    evidence: growthStageFigures(field),
    actions: postharvestSourceIds(field, 'harvest'),
    days: Math.min(6, everyTo),
  })

const isPickedRepeatedly = (field: Field): boolean => {
  const { record, perennial } = field.crop
  return (
    perennial || (record.life === 'annual' && record.harvest.kind === 'picked' && pickingIntervalDays(field) !== null)
  )
}

function remainsInField(field: Field): boolean {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind === 'picked') return false
  const { harvest } = record
  return harvest.kind === 'cut' || (harvest.kind === 'roots' && harvest.waits)
}

const isNotHarvested = (field: Field): boolean => harvestedOnDay(field) === null

const isCleared = ({ asOf }: Field): boolean => Math.floor(dayNumber(asOf) / 7) % 4 < 3

const isPutAway = ({ situation, season }: Field): boolean =>
  (['stored', 'sold'] as const).some((kind) => lastLogEntry(situation, kind, season.planted ?? '') !== null)

/** Days after the last picking in which clearing old plants is advised. */
const OLD_PLANTS_DAYS = 14

/** Advises to clear old plants, on which pests of the next crop live. */
export function adviseClearingOldPlants(field: Field): Advice[] {
  const { crop, dap, seasonLength } = field
  const { record } = crop
  if (record.life !== 'annual' || record.harvest.kind !== 'picked' || dap === null) return []
  return dap - seasonLength - record.lingers <= OLD_PLANTS_DAYS ? [adviseClearing(field)] : []
}

const adviseClearing = (field: Field): Advice =>
  buildAdvice(field, {
    rule: 'harvest.clear',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: followingCropFacts(field),
    evidence: growthStageFigures(field),
    days: field.heavyRain && field.spell !== null ? beforeSpell(field.asOf, field.spell.comingFrom) : 6,
  })

const beforeSpell = (asOf: string, from: string): number => Math.min(6, Math.max(0, daysBetween(asOf, from) - 1))

/** Operations whose names mislead for trees (fire line, pruning). */
const OF_SEASONS: ReadonlySet<Operation> = new Set(['land', 'thinned', 'plant', 'stand_check'])

/** Operations that end with planting. */
const IN_THE_GROUND: ReadonlySet<Operation> = new Set(['land', 'nursery'])

/** Operations for a tree that is not planted yet. */
const OF_PLANTING: ReadonlySet<Operation> = new Set(['land', 'nursery', 'plant'])
/** Operations of a bearing tree. */
const OF_HARVESTS: ReadonlySet<Operation> = new Set(['harvested', 'dried', 'stored', 'sell'])

function nextStep(field: Field): SeasonStep | null {
  const next = firstAhead(field, stepsThisWeek(field))
  return next !== null && next.from <= addDays(field.asOf, ANNOUNCED_AHEAD_DAYS) ? next : null
}

const BRINGS_IN: readonly Operation[] = ['harvested', 'dried', 'stored']

/** Returns the harvest of a tree or mat that has begun, or the work after it. */
function toBringIn(field: Field): SeasonStep | null {
  if (!field.crop.perennial || !field.stages.bearing) return null
  const open = buildSeasonPlan(field).filter(({ state, to }) => state === 'now' && to >= field.asOf)
  return BRINGS_IN.flatMap((name) => open.filter(({ operation }) => operation === name))[0] ?? null
}

/** Returns the first operation ahead; a harvest comes before other work of the same day. */
function firstAhead(field: Field, steps: readonly SeasonStep[]): SeasonStep | null {
  const first = steps.find((step) => isAhead(field, step))
  const harvest = steps.find(({ operation, from }) => operation === 'harvested' && from === first?.from)
  return harvest ?? first ?? null
}

/** True if the only harvest of the field is due, so that nothing else is prepared. */
const isHarvestDue = ({ crop: { record } }: Field, { operation, state }: SeasonStep): boolean =>
  record.life === 'annual' && record.harvest.kind !== 'picked' && operation === 'harvested' && state === 'now'

const isAhead = (field: Field, { row, state, from, moved, operation }: SeasonStep): boolean =>
  operation !== 'scout' &&
  row !== 'harden' &&
  (operation !== 'drained' || isFieldToDrain(field)) &&
  !(field.season.planted !== null && IN_THE_GROUND.has(operation)) &&
  !(field.crop.perennial && field.season.planned === null && OF_SEASONS.has(operation)) &&
  !(field.crop.perennial && field.season.planned !== null && !OF_PLANTING.has(operation)) &&
  !(field.crop.perennial && !field.stages.bearing && OF_HARVESTS.has(operation)) &&
  (state === 'next' || state === 'later') &&
  moved !== 'not_emerged' &&
  from > field.asOf
