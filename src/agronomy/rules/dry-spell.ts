import type { Priority } from '../../contracts/farm.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, aheadFigure, figure, pastFigure, stageFigures } from './advice.ts'
import type { RuleId } from './catalogue.ts'
import { hasDriedUp, isLongDrought, longDroughtRule, stressedDays } from './long-drought.ts'
import { fallbackFacts } from './planting-figures.ts'
import { pickingInterval } from './produce.ts'
import { isYoungTree, youngTree } from './young-tree.ts'

/** Dry days from which the rule speaks, warns, and is urgent in a tender stage (7 and 10: Sivakumar, ClimIndVis, Instat). */
const WATCH = 5
const WARN = 7
const URGENT = 10
/** Days of a spell after which the first words rest, where the soil still holds water. */
const TOLD_FOR = 21
/** mm of the week ahead that end a short spell: nothing to be told of it. */
const SOON_OVER = 10
/** The same for the roots of trees and mats. */
const WETS_DEEP = 20
/** In the usual dry season it is told once, and once more. */
const TOLD_FOR_IN_DRY_SEASON = 14
/** Days before harvest from which dry weather is what a crop wants, and no weeding helps it any more. */
const NEARLY_RIPE = 21
/** The same of pods that fill in the ground, where dry soil lets the poison mould in (a choice). */
const PODS_NEARLY_RIPE = 10

/**
 * Measures against a dry spell without irrigation: weed, cover the soil, tie the ridges, hold fertilizer; in a paddy
 * close the bunds and bring what water there is; in beds mulch. Never an amount of water.
 */
export function drySpellRules(field: Field): Advice[] {
  if (!inDrought(field)) return []
  const { week } = field
  if (field.crop.perennial) return [treeInDrought(field)]
  const long = longDroughtRule(field)
  const rule = long ?? ruleFor(field)
  const growing = rule === 'dry.growing' || rule === 'dry.bed'
  const usual = !field.inRains && growing && !isLongDrought(field)
  const rests = usual ? TOLD_FOR_IN_DRY_SEASON : TOLD_FOR
  const counted = growing || (rule !== 'dry.paddy' && !week.pastTypical)
  const lasts = long !== null || (!usual && stressedDays(field) > 0)
  if (counted && !lasts && week.dryDays >= WATCH + rests) return []
  return [
    adviceOf(field, {
      rule,
      // A long crop in the dry season: nothing new, and little to be done.
      priority: usual ? 'low' : priorityOf(field, rule),
      confidence: isSoilDry(field) ? 'high' : 'medium',
      stake: usual ? 3 : (STAKES[rule] ?? 6),
      soon: week.dryDays >= URGENT ? 8 : 6,
      why: 'dry-days',
      facts: { dry: driedFor(field), ...(rule === 'dry.cut' ? fallbackFacts(field) : {}) },
      evidence: [...evidenceOf(field), ...stageFigures(field)],
      days: 4,
      usesForecast: true,
      usesPast: true,
    }),
  ]
}

/** Days without rain; after a shower that wet no root, days of stress. */
const driedFor = (field: Field): number => (field.week.dryDays >= WATCH ? field.week.dryDays : stressedDays(field))

const STAKES: Partial<Record<RuleId, number>> = {
  'dry.flowering': 9,
  'dry.paddy': 9,
  'dry.cut': 9,
  'dry.spend': 8,
  'dry.young': 7,
  'dry.thin': 7,
}

/** Rule of the field's drought advice; null when there is none. */
export const announcedDryness = (field: Field): RuleId | null => drySpellRules(field)[0]?.rule ?? null

/** A crop that stands, has only the rain, and has been without it long enough to be told. */
export function inDrought(field: Field): boolean {
  const { week, crop } = field
  if (field.irrigated || (wantsDryness(field) && !hasDriedUp(field)) || !hasComeUp(field)) return false
  // Fresh sowings have no leaves to lose; the planting rules cover them.
  if (field.stage === 'planted' && field.dap !== null && field.dap <= 7) return false
  if (isLongDrought(field)) return true
  if (week.dryDays < WATCH || week.dryAhead < 3) return false
  if (crop.perennial)
    return (
      !(week.live && week.rain7 >= WETS_DEEP) &&
      week.dryDays >= URGENT &&
      (isYoungTree(field) || week.dryDays < URGENT + TOLD_FOR_IN_DRY_SEASON)
    )
  return week.dryDays >= WARN || (isSoilDry(field) && week.rain7 < SOON_OVER)
}

const isSoilDry = ({ balance, need }: Field): boolean => balance.today.depletion > balance.today.raw && need.due

/** Not where nothing has come up, or the rain for it has not fallen. */
const hasComeUp = ({ season: { emergence, emerged }, asOf, crop }: Field): boolean =>
  crop.perennial || (emergence !== 'not_yet' && (emerged === null || emerged <= asOf))

/** Ripe or nearly so; what is picked for weeks needs water while it bears. */
function wantsDryness(field: Field): boolean {
  const { crop, ripe, daysToHarvest } = field
  const { record } = crop
  if (record.life !== 'annual') return ripe
  // A head that is cut once needs no more.
  if (ripe && record.harvest.kind === 'picked') return pickingInterval(field) === null
  const nearly = record.care.pegs ? PODS_NEARLY_RIPE : NEARLY_RIPE
  return record.harvest.kind !== 'picked' && (ripe || (daysToHarvest !== null && daysToHarvest <= nearly))
}

function ruleFor({ balance, stage, crop: { record } }: Field): RuleId {
  if (balance.paddy) return 'dry.paddy'
  if (stage === 'planted' || stage === 'seedling') return 'dry.young'
  if (record.life === 'annual' && record.care.bed) return 'dry.bed'
  return stage !== 'vegetative' && record.sensitive.includes(stage) ? 'dry.flowering' : 'dry.growing'
}

/** Urgent only where the stage is tender and the spell long, and in a paddy sooner: rice has no deep roots. */
function priorityOf(field: Field, rule: RuleId): Priority {
  const { week, stage } = field
  const { record } = field.crop
  // A shower that wets no root ends no drought.
  const dry = isLongDrought(field) ? Math.max(week.dryDays, stressedDays(field)) : week.dryDays
  const filling = stage !== 'vegetative' && stage !== 'flowering'
  if (rule === 'dry.cut' || (rule === 'dry.spend' && record.sensitive.includes(stage))) return 'high'
  if (rule === 'dry.thin' || rule === 'dry.spend') return 'medium'
  if (rule === 'dry.paddy' && !filling && dry >= WARN) return 'high'
  if (dry >= URGENT && (rule === 'dry.flowering' || rule === 'dry.young')) return 'high'
  return dry >= WARN ? 'medium' : 'low'
}

function treeInDrought(field: Field): Advice {
  if (isYoungTree(field)) return youngTree(field, evidenceOf(field))
  const mat = field.crop.record.life === 'mat'
  return adviceOf(field, {
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
    pastFigure(field, 'evidence.dryDays', field.week.dryDays, 'days'),
    aheadFigure(field, 'evidence.dryDaysAhead', field.week.dryAhead, 'days'),
    figure('evidence.depletion', today.depletion, 'mm', 'fao56-eq85', field.need.rough),
    figure('evidence.readilyAvailable', today.raw, 'mm', 'fao56-eq82', field.need.rough),
  ]
}
