import { firstItem, lastItem } from '../../shared/lookups.ts'
import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import { addDays, daysBetween } from '../dates.ts'
import { applicationLedger, combinedProducts, type LedgerEntry } from '../feeding/application-ledger.ts'
import { MIN_RAIN_DAYS_LEFT } from '../feeding/application-schedule.ts'
import {
  findSpellDelayingNitrogen,
  findWashingRain,
  findWashingRainSoon,
  isAppliedOnMud,
  isDelayedByRain,
  WASH_IN_RAIN_MM,
  wasTooDry,
} from '../feeding/application-weather.ts'
import { splitSourceId } from '../feeding/fertilizer-sources.ts'
import { productionSystem, seasonApplications } from '../feeding/season-applications.ts'
import type { ApplicationPlan } from '../feeding/split-plan.ts'
import type { Field } from '../field.ts'
import { deservesLittleSpending } from '../growth/prospects.ts'
import type { Advice } from '../types.ts'
import { roundToStep } from '../units.ts'
import { buildAdvice, forecastFigure, pastWeatherFigure } from './build-advice.ts'
import {
  applicationAdviceParts,
  competesWithWeeds,
  type DueApplication,
  dueApplicationEvidence,
  dueApplicationFacts,
  findDueApplication,
  isLeachable,
  isPossiblyApplied,
} from './due-application.ts'
import { findLongDroughtRule } from './long-drought.ts'
import { manureRule } from './manure-rule.ts'
import { podCalciumRules } from './pod-calcium.ts'
import { treeFertilizerRules } from './tree-fertilizer.ts'

/** Minimum days between an application and heavy rain. */
const BEFORE_RAIN = 2

/** Returns fertilizer advice: applications in their week, postponed before heavy rain and on dry soil; calcium for pods; trees in the rains. */
export function fertilizerRules(field: Field): Advice[] {
  if (field.crop.perennial) return treeFertilizerRules(field)
  if (field.season.planned !== null) return manureRule(field)
  if (!isWorthFeeding(field)) return []
  const plan = seasonApplications(field)
  if (field.ripe) return plan ? tooLate(field, plan) : []
  const pods = podCalciumRules(field, (plan?.splits.length ?? 0) + 1)
  const due = plan && findLongDroughtRule(field) !== 'dry.cut' && findDueApplication(field, plan)
  return [...(due ? adviceFor(due) : plan ? tooLate(field, plan) : []), ...pods]
}

/** True if the planting date justifies buying fertilizer this season. Later flowers or fruit on a crop that was given up do not. */
const isWorthFeeding = (field: Field): boolean =>
  (field.outlook.prospects === 'fine' || field.outlook.prospects === 'late') &&
  field.season.emergence !== 'not_yet' &&
  !deservesLittleSpending(field, field.asOf)

function adviceFor(due: DueApplication): Advice[] {
  const { field } = due
  const washes = isLeachable(due)
  const doubtful = isPossiblyApplied(due)
  if (washes && isDelayedByRain(field))
    return [findDelayingRain(field).to >= due.span.last ? lateFor(due, due.group) : adviseHoldForRain(due)]
  if (washes && field.soggy && !isAppliedOnMud(field)) return doubtful ? [] : [adviseDraining(due)]
  if (wasTooDry(field, field.asOf)) return !doubtful && hasRainToWaitFor(due) ? [adviseWaitForMoisture(due)] : []
  return isLateInTheRains(due) ? [] : [adviseApplication(due)]
}

/** Days before the last useful day until which the advice is to wait for moist soil. */
const LEFT_TO_WAIT = 3

function hasRainToWaitFor(due: DueApplication): boolean {
  const { situation, asOf, week, inRains } = due.field
  if (daysBetween(asOf, due.span.last) < LEFT_TO_WAIT) return false
  const start = expectedRainStart(situation, asOf)
  const soon = start !== null && start >= asOf && daysBetween(asOf, start) <= MIN_RAIN_DAYS_LEFT
  return (inRains || soon || week.rain7 >= WASH_IN_RAIN_MM) && !isLateInTheRains(due)
}

/** True if nitrogen comes too late for the rains to wash it in; never in a paddy. */
function isLateInTheRains({ field, split }: DueApplication): boolean {
  const left = daysOfRainExpected(field.situation, field.asOf)
  if (split.n === 1 || field.irrigated || productionSystem(field) === 'lowland rain-fed') return false
  return left !== null && left < MIN_RAIN_DAYS_LEFT
}

function adviseApplication(due: DueApplication): Advice {
  const { field, split, span } = due
  const { week } = field
  const left = Math.max(0, daysBetween(field.asOf, span.to))
  const carried = week.live && week.rain2 >= WASH_IN_RAIN_MM && split.n > 1
  return buildAdvice(field, {
    rule: due.group.length > 1 ? 'fertilizer.together' : split.n === 1 ? 'fertilizer.basal' : 'fertilizer.go',
    ...applicationAdviceParts(due),
    stake: isLeachable(due) ? 7 : 5,
    soon: left <= 4 ? 8 : 6,
    why: carried ? 'light-rain' : 'stage',
    facts: {
      ...dueApplicationFacts(due),
      ...(carried ? { rain: Math.round(week.rain2), to: addDays(field.asOf, 1) } : {}),
    },
    evidence: [...dueApplicationEvidence(due), forecastFigure(field, 'evidence.rainAhead', week.rain2, 'mm')],
    days: Math.min(
      daysBeforeLeachingRain(due),
      carried ? 2 : Math.max(2, Math.min(daysToLastPayingDay(due), Math.max(minAdviceDays(due), Math.min(7, left)))),
    ),
    usesForecast: carried,
  })
}

/** Returns the days until the last day on which the application pays, also if it is advised a second time. */
const daysToLastPayingDay = ({ field, span }: DueApplication): number => daysBetween(field.asOf, span.last)

const minAdviceDays = (due: DueApplication): number =>
  due.split.row.last_day === undefined && competesWithWeeds(due) ? 6 : 3

/** Returns the days before the next leaching rain. */
function daysBeforeLeachingRain(due: DueApplication): number {
  const { heavyRain, spell, asOf } = due.field
  const heavy = heavyRain ? daysBetween(asOf, spell!.comingFrom) : Infinity
  const washing = isLeachable(due) ? (findWashingRain(due.field)?.from ?? Infinity) : Infinity
  return Math.max(0, Math.min(heavy, washing) - BEFORE_RAIN)
}

/** Returns the rain for which nitrogen waits, and the last day of the rain. */
function findDelayingRain(field: Field): { rain: number; to: string } {
  const near = findSpellDelayingNitrogen(field.spell, field.asOf, field.deluge)
  const washing = findWashingRainSoon(field)
  return {
    rain: near?.coming ?? Math.max(washing?.rain ?? 0, field.week.rain2),
    to: near?.end ?? addDays(field.asOf, Math.max(washing?.to ?? 0, 1)),
  }
}

function adviseHoldForRain(due: DueApplication): Advice {
  const { field } = due
  const { rain, to } = findDelayingRain(field)
  return buildAdvice(field, {
    rule: 'fertilizer.hold',
    ...applicationAdviceParts(due),
    stake: 5,
    soon: 9,
    why: 'rain-ahead',
    facts: { ...dueApplicationFacts(due), rain: roundToStep(rain, 5), to, by: to },
    actions: ['fertilizer.rain-limit'],
    evidence: [forecastFigure(field, 'evidence.rainAhead', rain, 'mm'), ...dueApplicationEvidence(due)],
    days: daysBetween(field.asOf, to),
    usesForecast: true,
  })
}

const adviseWaitForMoisture = (due: DueApplication): Advice =>
  adviseDelay(due, {
    rule: 'fertilizer.wait-moist',
    soon: 6,
    why: 'dry-days',
    facts: { dry: Math.max(2, due.field.week.dryDays) },
    actions: ['fertilizer.dry-soil'],
  })

const adviseDraining = (due: DueApplication): Advice =>
  adviseDelay(due, {
    rule: 'fertilizer.drain',
    soon: 7,
    why: 'wet-soil',
    facts: {},
    actions: ['fertilizer.standing-water'],
  })

type DelayReason = Pick<Parameters<typeof buildAdvice>[1], 'rule' | 'soon' | 'why' | 'facts' | 'actions'>

/** Advises an application as soon as the soil allows it. */
function adviseDelay(due: DueApplication, { facts, ...reason }: DelayReason): Advice {
  const { field, span } = due
  return buildAdvice(field, {
    ...applicationAdviceParts(due),
    ...reason,
    stake: 4,
    facts: { ...dueApplicationFacts(due), final: span.last, ...facts },
    evidence: [
      pastWeatherFigure(field, 'evidence.rainPast', field.week.rainLast7, 'mm'),
      ...dueApplicationEvidence(due),
    ],
    days: Math.min(7, Math.max(2, daysBetween(field.asOf, span.last))),
    usesPast: true,
  })
}

/** Advises once not to apply fertilizer any more, if weather prevented the application until its last useful day. */
function tooLate(field: Field, plan: ApplicationPlan): Advice[] {
  const { late } = applicationLedger(field)
  return late.length > 0 ? [lateFor({ field, plan }, late)] : []
}

function lateFor({ field, plan }: Pick<DueApplication, 'field' | 'plan'>, late: readonly LedgerEntry[]): Advice {
  const { split } = lastItem(late)
  const [first, second] = combinedProducts(late, applicationLedger(field).bears)
  return buildAdvice(field, {
    rule: 'fertilizer.too-late',
    about: String(split.n),
    priority: 'low',
    confidence: 'medium',
    stake: 3,
    soon: 3,
    why: 'stage',
    facts: {
      ...(late.length > 1 ? { nFirst: firstItem(late).split.n } : {}),
      n: split.n,
      of: split.of,
      product: first.grade,
      ...(second ? { product2: second.grade } : {}),
    },
    actions: [splitSourceId(field.crop.id, split.scheme, split.row.order)],
    evidence: dueApplicationEvidence({ field, plan, group: late }),
    days: 6,
  })
}
