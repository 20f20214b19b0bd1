import type { Priority } from '../../contracts/farm.ts'
import { daysOfRainExpected } from '../climate/expected-rains.ts'
import { addDays, dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { wasWeededLately } from '../season/log-entries.ts'
import { buildSeasonPlan, stepsThisWeek } from '../season/season-plan.ts'
import type { Advice, ClosingLogEntry } from '../types.ts'
import { isPondByHand } from '../water/paddy.ts'
import { buildAdvice, evidenceFigure, forecastFigure, growthStageFigures, pastWeatherFigure } from './build-advice.ts'
import {
  consecutiveStressDays,
  EMPTY_SOIL_SHARE,
  findLongDroughtRule,
  hasDriedUp,
  isLongDrought,
} from './long-drought.ts'
import { fallbackCropFacts } from './planting-figures.ts'
import { pickingIntervalDays } from './produce-facts.ts'
import type { RuleId } from './rule-catalogue.ts'
import { adviseYoungTree, isYoungTree } from './young-tree.ts'

/** Dry days from which a dry spell is watched. */
const WATCH_DRY_DAYS = 5
/** Dry days from which a dry spell is warned of (Sivakumar, ClimIndVis, Instat). */
const WARNING_DRY_DAYS = 7
/** Dry days from which the warning is urgent in a stage sensitive to drought (the same sources). */
const URGENT_DRY_DAYS = 10
/** Days after which the first dry-spell advice pauses on moist soil. */
const SHOWN_DAYS = 21
/** Forecast rain in mm that ends a short dry spell. */
const SOON_OVER = 10
/** Forecast rain in mm that ends a short dry spell for trees and mats. */
const WETS_DEEP = 20
/** Days for which drought advice is given in the usual dry season. */
const SHOWN_DAYS_IN_DRY_SEASON = 14
/** Days before harvest in which a dry spell does no harm. */
const NEARLY_RIPE = 21
/** The same for underground pods, which dry soil exposes to aflatoxin (a choice). */
const PODS_NEARLY_RIPE = 10

/** Returns advice on dry spells for fields without irrigation; it never has an amount of water. */
export const drySpellRules = memoizeByObject((field: Field): Advice[] => {
  if (!isInDrought(field) || isOutOfRains(field) || ripensAfterRains(field) || hasGrownRoots(field)) return []
  const { week } = field
  if (field.crop.perennial) return [treeInDrought(field)]
  const long = findLongDroughtRule(field)
  const basis = long ?? ruleFor(field)
  if (basis !== 'dry.cut' && wantsDryness(field)) return []
  const growing = basis === 'dry.growing' || basis === 'dry.bed'
  const usual = !field.inRains && growing && !isLongDrought(field)
  const rests = usual ? SHOWN_DAYS_IN_DRY_SEASON : SHOWN_DAYS
  const counted = growing || (basis !== 'dry.paddy' && !week.pastTypical)
  const lasts = long !== null || (!usual && consecutiveStressDays(field) > 0)
  if (counted && !lasts && week.dryDays >= WATCH_DRY_DAYS + rests) return []
  const dry = Math.max(week.dryDays, hardlyRained(field))
  const weeded = mentionsWeeding(basis) && isWeeded(field)
  if (weeded && isAfterRains(field) && !isToFeed(field)) return []
  return [
    buildAdvice(field, {
      rule: weeded ? 'dry.weeded' : basis,
      priority: usual ? 'low' : priorityOf(field, basis),
      confidence: isSoilDry(field) ? 'high' : 'medium',
      stake: usual ? 3 : (STAKE_BY_RULE[basis] ?? 6),
      soon: week.dryDays >= URGENT_DRY_DAYS ? 8 : 6,
      // Roots may stay dry under showers that the weather screen shows.
      why: dry >= WATCH_DRY_DAYS ? 'dry-days' : 'dry-soil',
      facts: { dry, ...(basis === 'dry.cut' ? fallbackCropFacts(field) : {}) },
      evidence: [...evidenceOf(field), ...growthStageFigures(field)],
      ...(RULES_WITH_WEEDING.has(basis) && weedingDue(field)),
      days: 4,
      usesForecast: true,
      usesPast: true,
    }),
  ]
})

/** True for a crop planted outside the rains, which is lost, and for one of unknown date that may be harvested. */
const isOutOfRains = ({ prospects, outlook, crop, season, inRains }: Field): boolean =>
  !crop.perennial &&
  ((prospects === 'wrong_season' && outlook.unfit === 'no_rain') || (season.planted === null && !inRains))

/** True for roots that have most of their size when the rains end: they ripen in the dry season. */
function hasGrownRoots({ crop: { record }, dap, inRains, stages, seasonLength }: Field): boolean {
  if (record.life !== 'annual' || record.harvest.kind !== 'roots' || record.harvest.waits || inRains) return false
  return dap !== null && dap >= GROWN * (stages.growth.mature ?? seasonLength)
}
const GROWN = 0.6

/** True for a crop that usually fills its grain on stored water after the rains. */
const ripensAfterRains = ({ variety, inRains, crop: { record } }: Field): boolean =>
  !inRains && (variety.heading !== null || (record.life === 'annual' && record.outlivesRains === true))

/** Returns the weeding due this week; null without one. */
function weedingDue(field: Field): { closes: ClosingLogEntry } | null {
  const due = stepsThisWeek(field).find(
    ({ operation, state, usual }) =>
      operation === 'weeded' &&
      (state === 'now' || (state === 'next' && field.asOf >= addDays(usual.from, -WEEDING_NOTICE_DAYS))),
  )
  return due ? { closes: { kind: 'weeded', n: due.n } } : null
}

/** Days before a weeding in which it is announced, so that no weekly run misses it. */
export const WEEDING_NOTICE_DAYS = 3

const mentionsWeeding = (rule: RuleId): boolean =>
  rule === 'dry.growing' || (RULES_WITH_WEEDING.has(rule) && rule !== 'dry.thin')

/** True if the rains are over, or would be in a usual year. */
const isAfterRains = ({ inRains, situation, asOf }: Field): boolean =>
  !inRains || (daysOfRainExpected(situation, asOf) ?? 1) <= 0

const isToFeed = (field: Field): boolean =>
  buildSeasonPlan(field).some(({ operation, to }) => operation === 'fed' && to >= field.asOf)

const isWeeded = (field: Field): boolean => wasWeededLately(field) && weedingDue(field) === null

/** Drought rules whose text includes the weeding of the week. */
export const RULES_WITH_WEEDING: ReadonlySet<RuleId> = new Set([
  'dry.young',
  'dry.bed',
  'dry.flowering',
  'dry.thin',
  'dry.spend',
])

/** Total rain of a dry spell that does not end the spell, mm (a choice). */
const NEGLIGIBLE_RAIN_MM = 5
/** Maximum length of a dry spell that is counted, days (a choice). */
const MOST_DAYS = 30

function hardlyRained({ situation: { history }, week }: Field): number {
  if (week.pastTypical) return 0
  let days = 0
  for (let sum = 0; days < MOST_DAYS; days++) {
    sum += history.at(-1 - days)?.rain ?? NEGLIGIBLE_RAIN_MM
    if (sum >= NEGLIGIBLE_RAIN_MM) break
  }
  return days
}

const STAKE_BY_RULE: Partial<Record<RuleId, number>> = {
  'dry.flowering': 9,
  'dry.paddy': 9,
  'dry.cut': 9,
  'dry.spend': 8,
  'dry.young': 7,
  'dry.thin': 7,
}

export const currentDrySpellRule = (field: Field): RuleId | null => drySpellRules(field)[0]?.rule ?? null

export function isInDrought(field: Field): boolean {
  const { week, crop } = field
  if ((field.irrigated && !isPondByHand(field)) || (wantsDryness(field) && !hasDriedUp(field)) || !hasComeUp(field))
    return false
  if (field.stage === 'planted' && field.dap !== null && field.dap <= 7) return false
  if (isLongDrought(field)) return true
  if (week.dryDays < WATCH_DRY_DAYS || week.dryAhead < 3) return false
  if (crop.perennial)
    return (
      !(week.live && week.rain7 >= WETS_DEEP) &&
      week.dryDays >= URGENT_DRY_DAYS &&
      (isYoungTree(field) || week.dryDays < URGENT_DRY_DAYS + SHOWN_DAYS_IN_DRY_SEASON || isThirstyAgain(field))
    )
  if (isSoilDry(field)) return week.dryDays >= WARNING_DRY_DAYS || week.rain7 < SOON_OVER
  return week.dryDays >= WARNING_DRY_DAYS && !isDeepRooted(field)
}

/** Weeks between repeated advice for water-stressed trees and mats in the usual dry season. */
const THIRSTY_AGAIN = 3

/** True if advice for a water-stressed mat or tree is repeated: mats without available water; trees that bear or in a drought within the rains. */
function isThirstyAgain({ crop, balance, asOf, stages, inRains, need, prospects }: Field): boolean {
  const { today } = balance
  const isThird = Math.floor(dayNumber(asOf) / 7) % THIRSTY_AGAIN === 0
  if (crop.record.life === 'mat') return today.ks <= EMPTY_SOIL_SHARE && isThird
  return prospects === 'fine' && need.due && today.depletion > today.raw && stages.bearing && (inRains || isThird)
}

/** True for roots that keep in the ground once leaves cover it: a dry week on moist soil does not harm them. */
const isDeepRooted = ({ crop: { record }, dap }: Field): boolean =>
  record.life === 'annual' &&
  record.harvest.kind === 'roots' &&
  record.harvest.waits &&
  dap !== null &&
  dap > record.care.weedUntil

const isSoilDry = ({ balance, need }: Field): boolean => balance.today.depletion > balance.today.raw && need.due

const hasComeUp = ({ season: { emergence, emerged }, asOf, crop }: Field): boolean =>
  crop.perennial || (emergence !== 'not_yet' && (emerged === null || emerged <= asOf))

function wantsDryness(field: Field): boolean {
  const { crop, ripe, daysToHarvest } = field
  const { record } = crop
  if (record.life !== 'annual') return ripe
  if (ripe && record.harvest.kind === 'picked') return pickingIntervalDays(field) === null
  const nearly = record.care.pegs ? PODS_NEARLY_RIPE : NEARLY_RIPE
  return record.harvest.kind !== 'picked' && (ripe || (daysToHarvest !== null && daysToHarvest <= nearly))
}

function ruleFor({ balance, stage, crop: { record } }: Field): RuleId {
  if (balance.paddy) return 'dry.paddy'
  if (stage === 'planted' || stage === 'seedling') return 'dry.young'
  if (record.life === 'annual' && record.care.bed) return 'dry.bed'
  return stage !== 'vegetative' && record.sensitive.includes(stage) ? 'dry.flowering' : 'dry.growing'
}

/** Returns the priority: urgent in sensitive stages of long dry spells, sooner for shallow-rooted paddy rice. */
function priorityOf(field: Field, rule: RuleId): Priority {
  const { week, stage } = field
  const { record } = field.crop
  const dry = isLongDrought(field) ? Math.max(week.dryDays, consecutiveStressDays(field)) : week.dryDays
  const filling = stage !== 'vegetative' && stage !== 'flowering'
  if (rule === 'dry.cut' || (rule === 'dry.spend' && record.sensitive.includes(stage))) return 'high'
  if (rule === 'dry.thin' || rule === 'dry.spend') return 'medium'
  if (rule === 'dry.paddy' && !filling && dry >= WARNING_DRY_DAYS) return 'high'
  if (dry >= URGENT_DRY_DAYS && (rule === 'dry.flowering' || rule === 'dry.young')) return 'high'
  return dry >= WARNING_DRY_DAYS ? 'medium' : 'low'
}

function treeInDrought(field: Field): Advice {
  if (isYoungTree(field)) return adviseYoungTree(field, evidenceOf(field))
  const mat = field.crop.record.life === 'mat'
  return buildAdvice(field, {
    rule: mat ? 'dry.mat' : field.dap !== null ? 'dry.old-tree' : 'dry.tree',
    priority: mat ? 'medium' : 'low',
    confidence: 'medium',
    stake: 5,
    soon: 5,
    why: 'dry-days',
    facts: { dry: field.week.dryDays },
    evidence: evidenceOf(field),
    days: 7,
    usesPast: true,
    usesForecast: true,
  })
}

function evidenceOf(field: Field) {
  const { today } = field.balance
  return [
    pastWeatherFigure(field, 'evidence.dryDays', field.week.dryDays, 'days'),
    forecastFigure(field, 'evidence.dryDaysAhead', field.week.dryAhead, 'days'),
    evidenceFigure('evidence.depletion', today.depletion, 'mm', 'fao56-eq85', field.need.rough),
    evidenceFigure('evidence.readilyAvailable', today.raw, 'mm', 'fao56-eq82', field.need.rough),
  ]
}
