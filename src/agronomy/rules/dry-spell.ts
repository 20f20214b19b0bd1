import type { Priority } from '../../contracts/farm.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, aheadFigure, figure, pastFigure, stageFigures } from './advice.ts'
import type { RuleId } from './catalogue.ts'

/** Dry days from which the rule speaks, warns, and is urgent in a tender stage (7 and 10: Sivakumar, ClimIndVis, Instat). */
const WATCH = 5
const WARN = 7
const URGENT = 10
/** Days before harvest from which dry weather is what a crop wants. */
const NEARLY_RIPE = 14

/**
 * What a farmer without irrigation can do in a dry spell: weed, cover the soil, tie the ridges, hold fertiliser. Never
 * an amount of water to give.
 */
export function drySpellRules(field: Field): Advice[] {
  if (field.irrigated || wantsDryness(field)) return []
  // What has just been sown has no leaves to lose; the planting rules speak of it.
  if (field.stage === 'planted' && field.dap !== null && field.dap <= 7) return []
  const { week, balance, need } = field
  const soilDry = balance.today.depletion > balance.today.raw && need.due
  if (week.dryDays < WATCH || week.dryAhead < 3) return []
  if (!soilDry && week.dryDays < WARN) return []
  if (field.crop.perennial) return week.dryDays >= URGENT ? [treeInDrought(field)] : []
  const rule = ruleFor(field)
  const usual = !field.inRains && rule === 'dry.growing'
  return [
    adviceOf(field, {
      rule,
      // A long crop in the dry season: nothing new, and little to be done.
      priority: usual ? 'low' : priorityOf(field, rule),
      confidence: soilDry ? 'high' : 'medium',
      stake: usual ? 3 : rule === 'dry.flowering' ? 9 : rule === 'dry.young' ? 7 : 6,
      soon: week.dryDays >= URGENT ? 8 : 6,
      why: 'dry-days',
      facts: { dry: week.dryDays },
      evidence: [...evidenceOf(field), ...stageFigures(field)],
      days: 4,
      usesForecast: true,
      usesPast: true,
    }),
  ]
}

/** Ripe or nearly so; what is picked for weeks needs water while it bears. */
function wantsDryness({ crop: { record }, ripe, daysToHarvest }: Field): boolean {
  if (record.life !== 'annual') return ripe
  return record.harvest.kind !== 'picked' && (ripe || (daysToHarvest !== null && daysToHarvest <= NEARLY_RIPE))
}

function ruleFor(field: Field): RuleId {
  if (field.stage === 'planted' || field.stage === 'seedling') return 'dry.young'
  return field.stage !== 'vegetative' && field.crop.record.sensitive.includes(field.stage)
    ? 'dry.flowering'
    : 'dry.growing'
}

/** Urgent only where the stage is tender and the spell long; roots and trees bear more. */
function priorityOf({ week }: Field, rule: RuleId): Priority {
  if (week.dryDays >= URGENT && rule === 'dry.flowering') return 'high'
  return week.dryDays >= WARN ? 'medium' : 'low'
}

function treeInDrought(field: Field): Advice {
  return adviceOf(field, {
    rule: 'dry.tree',
    priority: field.dap !== null && field.dap < 1095 ? 'medium' : 'low',
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
