import { firstItem, lastItem } from '../../shared/lookups.ts'
import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import {
  applicationLedger,
  combinedProducts,
  type LedgerEntry,
  mayHaveBeenApplied,
} from '../feeding/application-ledger.ts'
import { MIN_RAIN_DAYS_LEFT } from '../feeding/application-schedule.ts'
import type { ApplicationWindow } from '../feeding/application-timing.ts'
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
import { fertilizerPlacement } from '../feeding/placement.ts'
import { productionSystem, seasonApplications } from '../feeding/season-applications.ts'
import type { ApplicationPlan, PlannedApplicationProducts } from '../feeding/split-plan.ts'
import type { Field } from '../field.ts'
import { deservesLittleSpending } from '../growth/prospects.ts'
import { wasWeededLately } from '../season/log-entries.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import { stepsThisWeek } from '../season/season-plan.ts'
import type { Advice, Evidence } from '../types.ts'
import { roundToStep } from '../units.ts'
import { applicationFacts, manureInsteadFacts, singleProductFacts } from './application-facts.ts'
import { buildAdvice, evidenceFigure, forecastFigure, growthStageFigures, pastWeatherFigure } from './build-advice.ts'
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
  const due = plan && findLongDroughtRule(field) !== 'dry.cut' && dueOf(field, plan)
  return [...(due ? adviceFor(due) : plan ? tooLate(field, plan) : []), ...pods]
}

/** Judged by the planting day for the whole season: flowers or fruit on a crop that was given up call for no purchase. */
const isWorthFeeding = (field: Field): boolean =>
  (field.outlook.prospects === 'fine' || field.outlook.prospects === 'late') &&
  field.season.emergence !== 'not_yet' &&
  !deservesLittleSpending(field, field.asOf)

interface Due {
  field: Field
  plan: ApplicationPlan
  group: readonly LedgerEntry[]
  split: PlannedApplicationProducts
  span: ApplicationWindow
}

function dueOf(field: Field, plan: ApplicationPlan): Due | null {
  const { due } = applicationLedger(field)
  const last = due.at(-1)
  return last === undefined ? null : { field, plan, group: due, split: last.split, span: last }
}

/** True if the application may already have been made: it is not advised for a later day. */
const isDoubtful = ({ field, group }: Due): boolean =>
  group.length === 1 && mayHaveBeenApplied(firstItem(group), field.asOf)

const washesOf = ({ group }: Due): boolean => group.some(({ washes }) => washes)

function adviceFor(due: Due): Advice[] {
  const { field } = due
  const washes = washesOf(due)
  const doubtful = isDoubtful(due)
  if (washes && isDelayedByRain(field))
    return [findDelayingRain(field).to >= due.span.last ? lateFor(due, due.group) : adviseHoldForRain(due)]
  if (washes && field.soggy && !isAppliedOnMud(field)) return doubtful ? [] : [adviseDraining(due)]
  if (wasTooDry(field, field.asOf)) return !doubtful && hasRainToWaitFor(due) ? [adviseWaitForMoisture(due)] : []
  return isLateInTheRains(due) ? [] : [adviseApplication(due)]
}

/** Days before the last useful day until which the advice is to wait for moist soil. */
const LEFT_TO_WAIT = 3

function hasRainToWaitFor(due: Due): boolean {
  const { situation, asOf, week, inRains } = due.field
  if (daysBetween(asOf, due.span.last) < LEFT_TO_WAIT) return false
  const start = expectedRainStart(situation, asOf)
  const soon = start !== null && start >= asOf && daysBetween(asOf, start) <= MIN_RAIN_DAYS_LEFT
  return (inRains || soon || week.rain7 >= WASH_IN_RAIN_MM) && !isLateInTheRains(due)
}

/** True if nitrogen comes too late for the rains to wash it in; never in a paddy. */
function isLateInTheRains({ field, split }: Due): boolean {
  const left = daysOfRainExpected(field.situation, field.asOf)
  if (split.n === 1 || field.irrigated || productionSystem(field) === 'lowland rain-fed') return false
  return left !== null && left < MIN_RAIN_DAYS_LEFT
}

function adviseApplication(due: Due): Advice {
  const { field, split, span } = due
  const { week } = field
  const left = Math.max(0, daysBetween(field.asOf, span.to))
  const carried = week.live && week.rain2 >= WASH_IN_RAIN_MM && split.n > 1
  return buildAdvice(field, {
    rule: due.group.length > 1 ? 'fertilizer.together' : split.n === 1 ? 'fertilizer.basal' : 'fertilizer.go',
    ...commonOf(due),
    stake: washesOf(due) ? 7 : 5,
    soon: left <= 4 ? 8 : 6,
    why: carried ? 'light-rain' : 'stage',
    facts: {
      ...factsOf(due),
      ...(carried ? { rain: Math.round(week.rain2), to: addDays(field.asOf, 1) } : {}),
    },
    evidence: [...evidenceOf(due), forecastFigure(field, 'evidence.rainAhead', week.rain2, 'mm')],
    days: Math.min(
      daysBeforeLeachingRain(due),
      carried ? 2 : Math.max(2, Math.min(daysToLastPayingDay(due), Math.max(minAdviceDays(due), Math.min(7, left)))),
    ),
    usesForecast: carried,
  })
}

/** Returns the days until the last day on which the application pays, also if it is advised a second time. */
const daysToLastPayingDay = ({ field, span }: Due): number => daysBetween(field.asOf, span.last)

const minAdviceDays = (due: Due): number => (due.split.row.last_day === undefined && isWeedy(due) ? 6 : 3)

/** Returns the days before the next leaching rain. */
function daysBeforeLeachingRain(due: Due): number {
  const { heavyRain, spell, asOf } = due.field
  const heavy = heavyRain ? daysBetween(asOf, spell!.comingFrom) : Infinity
  const washing = washesOf(due) ? (findWashingRain(due.field)?.from ?? Infinity) : Infinity
  return Math.max(1, Math.min(heavy, washing) - BEFORE_RAIN)
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

function adviseHoldForRain(due: Due): Advice {
  const { field } = due
  const { rain, to } = findDelayingRain(field)
  return buildAdvice(field, {
    rule: 'fertilizer.hold',
    ...commonOf(due),
    stake: 5,
    soon: 9,
    why: 'rain-ahead',
    facts: { ...factsOf(due), rain: roundToStep(rain, 5), to, by: to },
    actions: ['fertilizer.rain-limit'],
    evidence: [forecastFigure(field, 'evidence.rainAhead', rain, 'mm'), ...evidenceOf(due)],
    days: daysBetween(field.asOf, to),
    usesForecast: true,
  })
}

function adviseWaitForMoisture(due: Due): Advice {
  const { field, span } = due
  return buildAdvice(field, {
    rule: 'fertilizer.wait-moist',
    ...commonOf(due),
    stake: 4,
    soon: 6,
    why: 'dry-days',
    facts: { ...factsOf(due), final: span.last, dry: Math.max(2, field.week.dryDays) },
    actions: ['fertilizer.dry-soil'],
    evidence: [pastWeatherFigure(field, 'evidence.rainPast', field.week.rainLast7, 'mm'), ...evidenceOf(due)],
    days: Math.min(7, Math.max(2, daysBetween(field.asOf, span.last))),
    usesPast: true,
  })
}

function adviseDraining(due: Due): Advice {
  const { field, span } = due
  return buildAdvice(field, {
    rule: 'fertilizer.drain',
    ...commonOf(due),
    stake: 4,
    soon: 7,
    why: 'wet-soil',
    facts: { ...factsOf(due), final: span.last },
    actions: ['fertilizer.standing-water'],
    evidence: [pastWeatherFigure(field, 'evidence.rainPast', field.week.rainLast7, 'mm'), ...evidenceOf(due)],
    days: Math.min(7, Math.max(2, daysBetween(field.asOf, span.last))),
    usesPast: true,
  })
}

/** Advises once not to apply fertilizer any more, if weather prevented the application until its last useful day. */
function tooLate(field: Field, plan: ApplicationPlan): Advice[] {
  const { late } = applicationLedger(field)
  return late.length > 0 ? [lateFor({ field, plan }, late)] : []
}

function lateFor({ field, plan }: Pick<Due, 'field' | 'plan'>, late: readonly LedgerEntry[]): Advice {
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
    evidence: evidenceOf({ field, plan, group: late }),
    days: 6,
  })
}

const commonOf = ({ field, plan, split }: Due) => ({
  about: String(split.n),
  priority: 'medium' as const,
  confidence: plan.target?.rough ? ('medium' as const) : ('high' as const),
  closes: { kind: 'fed' as const, n: split.n },
  actions: [
    splitSourceId(field.crop.id, split.scheme, split.row.order),
    `fertilizer.${field.crop.id}.placement.${fertilizerPlacement(field.crop.id, productionSystem(field))?.index ?? 0}` as const,
  ],
})

/** Days after planting from which weeds compete with the crop. */
const WEEDS_STAND = 14

function isWeedy({ field, split, span }: Due): boolean {
  const { planting } = planAnchorDays(field)
  return split.n > 1 || (planting !== null && daysBetween(planting, span.from) >= WEEDS_STAND)
}

/** Calendar rows from which on hoeing would damage the crop. */
const NO_HOE: ReadonlySet<string> = new Set(['no_hoe', 'stop_hoeing_vines_run'])

/** True if hoeing has ended for the season and no weeding is due. */
function stopsHoeing(field: Field): boolean {
  const now = stepsThisWeek(field).filter(({ operation, state }) => operation === 'weeded' && state === 'now')
  return now.length > 0 && now.every(({ row }) => NO_HOE.has(row))
}

/** True if the recommended rate is an estimate; a plan saved by the farmer does not use a rate. */
const isEstimate = ({ plan }: Due): boolean => plan.target?.rough === true

const isCarried = ({ group }: Due): boolean => firstItem(group).from !== lastItem(group).from

function factsOf(due: Due): AdviceFacts {
  const { field, plan, split } = due
  const own = plan.target === null
  return {
    n: split.n,
    of: split.of,
    round: 1,
    ...applicationFacts(field, combinedProducts(due.group, applicationLedger(field).bears)),
    ...(due.group.length > 1
      ? { nFirst: firstItem(due.group).split.n, ...(isCarried(due) ? singleProductFacts(field, split.products) : {}) }
      : {}),
    ...(isWeedy(due) && !wasWeededLately(field) && !stopsHoeing(field) ? { weed: 1 } : {}),
    ...(isEstimate(due) ? { rough: 1, note: 1 } : {}),
    ...(isDoubtful(due) ? { given: 1 } : {}),
    ...(split.n === 1 && !own ? manureInsteadFacts(field, split.products) : {}),
  }
}

function evidenceOf({ field, plan, group }: Pick<Due, 'field' | 'plan' | 'group'>): Evidence[] {
  const { target } = plan
  return [
    ...combinedProducts(group, applicationLedger(field).bears).map(({ kgPerHectare }) =>
      target
        ? evidenceFigure(
            'evidence.dose',
            kgPerHectare,
            'kg/ha',
            `fertilizer.${field.crop.id}.target.${target.index}`,
            target.rough,
          )
        : evidenceFigure('evidence.dose', kgPerHectare, 'kg/ha', 'farmer'),
    ),
    ...growthStageFigures(field),
  ]
}
