import type { Operation } from '../../contracts/season.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { establishedAs } from '../growth/establishment.ts'
import { broughtInOn } from '../season/brought-in.ts'
import { lastOf } from '../season/log.ts'
import { ANNOUNCED, seasonPlan, stepsOfWeek } from '../season/plan.ts'
import type { Step } from '../season/step.ts'
import type { Advice } from '../types.ts'
import { adviceOf, stageFigures } from './advice.ts'
import { goodNextFacts } from './good-next.ts'
import { isTakenAsUnplanted } from './in-ground.ts'
import { lastSowing } from './planting-figures.ts'
import { groundsOf, pickingInterval } from './produce.ts'
import { isLost, lost } from './prospects.ts'
import { walking } from './quiet-look.ts'

/**
 * One line for a week in which nothing else is said: what comes next, or what to look at, never the same two weeks
 * running.
 */
export function quietRules(field: Field): Advice[] {
  if (isLost(field)) return []
  if (isGone(field)) return [lost(field)]
  if (field.ripe && !bears(field)) return standsOn(field) ? restOf(field) : endOf(field)
  if (field.ripe && hasWithered(field)) return [clearing(field)]
  const interval = field.ripe ? pickingInterval(field) : null
  if (interval) return [keepPicking(field, interval)]
  const week = Math.floor(dayNumber(field.asOf) / 7)
  const next = field.season.emergence === 'not_yet' ? null : nextStep(field)
  const coming = next && comesNext(field, next)
  const said = week % 2 === 0 ? (coming ?? walking(field)) : (walking(field) ?? coming)
  return [said ?? nextLine(field) ?? quiet(field)]
}

/** Cut once and ripe: the next picking, else what is left in the field. */
function endOf(field: Field): Advice[] {
  const next = nextLine(field)
  if (next?.facts.step === 'harvested') return [next]
  return (isCleared(field) && !isPutAway(field)) || isStillIn(field) ? [clearing(field)] : []
}

/** Days before the planned day from which a tree's line names it: its hole, seedling and shade take weeks (a choice). */
const PLANNED_AHEAD = 60

/** Trees are planned long before their seedlings come: one line where nothing else is said of them. */
export function plannedLine(field: Field): Advice[] {
  const { planned } = field.season
  const soon = planned !== null && daysBetween(field.asOf, planned) <= PLANNED_AHEAD
  const line = soon && field.crop.perennial ? nextLine(field) : null
  return line ? [line] : []
}

/** Announces the next step of a living crop and its day, however far ahead; null where its plan holds nothing more. */
export function nextLine(field: Field): Advice | null {
  if (isTakenAsUnplanted(field) || field.over || isLost(field) || isGone(field)) return null
  const next = seasonPlan(field).find((step) => isAhead(field, step))
  return next ? comesNext(field, next) : null
}

const comesNext = (field: Field, { operation, from }: Step): Advice =>
  adviceOf(field, {
    rule: 'care.next',
    about: operation,
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: { step: operation, from },
    evidence: stageFigures(field),
    days: 6,
  })

/** Nothing to do: one line. */
export const quiet = (field: Field): Advice =>
  adviceOf(field, {
    rule: 'care.quiet',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: {},
    evidence: stageFigures(field),
    days: 6,
  })

/** Ripe and in no hurry: roots of which a harvest was logged may all be out, and of an empty field nothing is said. */
const restOf = (field: Field): Advice[] =>
  field.season.harvested !== null && isRoots(field) ? [] : [walking(field) ?? quiet(field)]

const isRoots = ({ crop: { record } }: Field): boolean => record.life === 'annual' && record.harvest.kind === 'roots'

/** Sown, never come up, and too late to be sown a second time. */
function isGone(field: Field): boolean {
  const { season, crop, asOf, situation } = field
  if (season.planted === null || season.emergence !== 'not_yet' || crop.record.life !== 'annual') return false
  if (establishedAs(situation, crop) !== 'seed') return false
  const sowing = lastSowing(field)
  return sowing !== null && sowing.last < asOf
}

/** Share of its water (Ks), and dry days, at which what is picked for weeks bears no more (choices). */
const WITHERED = { ks: 0.1, days: 21 }

/** Rain-fed annuals whose picking the drought has ended; trees and mats live on. */
const hasWithered = ({ crop, irrigated, week, balance }: Field): boolean =>
  !crop.perennial &&
  !irrigated &&
  !week.pastTypical &&
  week.dryDays >= WITHERED.days &&
  week.dryAhead >= 3 &&
  balance.today.ks <= WITHERED.ks

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

/** Bears on for weeks or years, and wants looking after as before; what is cut once does not. */
const bears = (field: Field): boolean => {
  const { record, perennial } = field.crop
  return perennial || (record.life === 'annual' && record.harvest.kind === 'picked' && pickingInterval(field) !== null)
}

/** Ripe, and no hurry: what waits in the ground or grows again. */
function standsOn(field: Field): boolean {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind === 'picked') return false
  const { harvest } = record
  return harvest.kind === 'cut' || (harvest.kind === 'roots' && harvest.waits)
}

/** Ripe and not brought in: asked for every week until it is. */
const isStillIn = (field: Field): boolean => broughtInOn(field) === null

/** Weeks of a month in which an end is told, where nothing else is. */
const isCleared = ({ asOf }: Field): boolean => Math.floor(dayNumber(asOf) / 7) % 4 < 3

/** Days after it was stored or sold in which the field is still to be cleared (a choice). */
const CLEARED_IN = 21

/** Long in the store or at the buyer's: nothing of it is left in the field. */
const isPutAway = ({ situation, season, asOf }: Field): boolean =>
  (['stored', 'sold'] as const).some((kind) => {
    const last = lastOf(situation, kind, season.planted ?? '')
    return last !== null && daysBetween(last.date, asOf) > CLEARED_IN
  })

/** Weekly runs after the last picking in which the old plants are still to be cleared. */
const OLD_PLANTS_DAYS = 14

/** Removal of old plants after weeks of picking: they feed the pests of the next crop. */
export function oldPlants(field: Field): Advice[] {
  const { crop, dap, seasonLength } = field
  const { record } = crop
  if (record.life !== 'annual' || record.harvest.kind !== 'picked' || dap === null) return []
  return dap - seasonLength - record.lingers <= OLD_PLANTS_DAYS ? [clearing(field)] : []
}

/** Ripe or brought in, and nothing else to say: what is left comes in, and the field gets its next crop. */
const clearing = (field: Field): Advice =>
  adviceOf(field, {
    rule: 'harvest.clear',
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: goodNextFacts(field),
    evidence: stageFigures(field),
    days: field.heavyRain && field.spell !== null ? beforeSpell(field.asOf, field.spell.comingFrom) : 6,
  })

/** Days to the eve of a heavy rain, which spoils what lies ripe. */
const beforeSpell = (asOf: string, from: string): number => Math.min(6, Math.max(0, daysBetween(asOf, from) - 1))

/** Said of a tree they mislead: its fire line is no land to prepare, its pruning no thinning. */
const OF_SEASONS: ReadonlySet<Operation> = new Set(['land', 'thinned', 'plant', 'stand_check'])

const nextStep = (field: Field) =>
  stepsOfWeek(field).find((step) => isAhead(field, step) && step.from <= addDays(field.asOf, ANNOUNCED)) ?? null

const isAhead = (field: Field, { state, from, moved, operation }: Step): boolean =>
  operation !== 'scout' &&
  !(field.season.planted !== null && operation === 'land') &&
  !(field.crop.perennial && field.season.planned === null && OF_SEASONS.has(operation)) &&
  (state === 'next' || state === 'later') &&
  moved !== 'not_emerged' &&
  from > field.asOf
