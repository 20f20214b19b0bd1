import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import { applicationWindow } from '../feeding/application-timing.ts'
import { hasNitrogenProduct } from '../feeding/grades.ts'
import { seasonApplications } from '../feeding/season-applications.ts'
import type { Field } from '../field.ts'
import { harvestedOnDay } from '../season/harvest-days.ts'
import type { Advice } from '../types.ts'
import { roundToStep } from '../units.ts'
import { isPaddyField } from '../water/paddy.ts'
import { buildAdvice, evidenceFigure, forecastFigure, pastWeatherFigure } from './build-advice.ts'
import type { RuleId } from './rule-catalogue.ts'
import { isTreeFertilized } from './tree-fertilizer.ts'

/** Advises on heavy rain: clay ponds, sand leaches, paddies flood the leaves. One advice per rain spell. */
export function heavyRainRules(field: Field): Advice[] {
  if (isOver(field) || bearsFloods(field) || savesRain(field) || (grownInWater(field) && !keepsWater(field))) return []
  const advice = isWaterStanding(field) ? adviseStandingWater(field) : field.heavyRain ? adviseComingRain(field) : null
  return advice ? [advice] : []
}

const isOver = (field: Field): boolean => {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind === 'picked' || !field.ripe) return false
  return record.harvest.kind === 'dried' || harvestedOnDay(field) !== null
}

/** True for a bearing tree on soil that drains, which tolerates a wet week. */
const bearsFloods = (field: Field): boolean =>
  isTree(field) && field.stages.bearing && !field.crop.record.drowns && field.soil.type !== 'clay'

/** Annual rain below which all rain that the soil absorbs is kept for dry weeks, mm (a choice). */
const WATER_SHORT_MM = 700
/** Rain beyond the depletion of the root zone that ponds there for a day or more, mm (a choice). */
const EXCESS_RAIN_MM = 60

/** True at a dry place whose soil absorbs the rain: drains would waste the water. */
const savesRain = ({ outlook, soggy, spell, balance }: Field): boolean =>
  outlook.yearRain < WATER_SHORT_MM && !soggy && (spell?.coming ?? 0) <= balance.today.depletion + EXCESS_RAIN_MM

/** Days around an application in which rain leaches it. */
const LEACHING_DAYS = 14

function isFedNow(field: Field): boolean {
  if (field.crop.perennial) return isTreeFertilized(field, LEACHING_DAYS)
  return (seasonApplications(field)?.splits ?? []).some(({ products, row }) => {
    const span = hasNitrogenProduct(products) ? applicationWindow(field, row) : null
    return (
      span !== null &&
      field.asOf >= addDays(span.from, -LEACHING_DAYS) &&
      field.asOf <= addDays(span.last, LEACHING_DAYS)
    )
  })
}

/** True if water on the field matters now: the soil is saturated and rain is days away, or more rain has fallen than is forecast. */
const isWaterStanding = ({ soggy, heavyRain, heavyRainNear, spell }: Field): boolean =>
  (soggy && !heavyRainNear) || (heavyRain && spell !== null && spell.fallen > spell.coming)

function adviseComingRain(field: Field): Advice | null {
  const spell = field.spell!
  if (drainsFast(field) && !isFedNow(field) && !(field.deluge && field.soil.assumed)) return null
  const start = daysBetween(field.asOf, spell.comingFrom)
  const soon = start <= 2
  // Soaked soil that is only assumed to be sand may well be none.
  const sand = drainsFast(field) && (isFedNow(field) || !(field.soggy && field.soil.assumed))
  return buildAdvice(field, {
    rule: ruleOf(field),
    priority: soon && field.deluge && !sand && !isTree(field) ? 'high' : sand && !field.deluge ? 'low' : 'medium',
    confidence: start <= 3 ? 'high' : 'medium',
    stake: sand ? 3 : field.crop.perennial ? 5 : field.deluge ? 8 : 5,
    soon: soon ? 9 : 6,
    why: 'rain-ahead',
    facts: {
      ...rainSpellFacts(field, 'coming'),
      by: addDays(field.asOf, Math.max(0, start - 1)),
      ...deadlineBeforeRain(start),
    },
    evidence: [forecastFigure(field, 'evidence.rainAhead', spell.coming, 'mm'), soilFigure(field)],
    days: daysBetween(field.asOf, spell.end),
    usesForecast: true,
  })
}

/** Days before harvest in which a paddy is drained, which has its own rules. */
const PADDY_DRAINING_DAYS = 14
const keepsWater = (field: Field): boolean => grownInWater(field) && !isTooLateForRainWork(field)
export const isTooLateForRainWork = ({ ripe, daysToHarvest }: Field): boolean =>
  ripe || (daysToHarvest !== null && daysToHarvest <= PADDY_DRAINING_DAYS)

function adviseStandingWater(field: Field): Advice | null {
  if (grownInWater(field)) return field.heavyRain ? adviseComingRain(field) : null
  const { week, spell } = field
  const sand = drainsFast(field)
  if (sand && !isFedNow(field)) return field.heavyRain ? adviseComingRain(field) : null
  const comes = spell !== null && spell.fallen > 0 && spell.coming >= 5
  return buildAdvice(field, {
    rule: sand ? 'rain.sand' : 'rain.wet-soil',
    priority: sand ? 'low' : 'medium',
    confidence: 'medium',
    stake: sand || field.crop.perennial ? 3 : 6,
    soon: 8,
    why: 'wet-soil',
    facts: rainSpellFacts(field, comes ? 'both' : 'fallen'),
    evidence: [
      pastWeatherFigure(field, 'evidence.rainPast', fallenOf(field), 'mm'),
      forecastFigure(field, 'evidence.rainAhead', spell?.coming ?? week.rain3, 'mm'),
      soilFigure(field),
    ],
    days: 1,
    usesPast: true,
  })
}

function ruleOf(field: Field): RuleId {
  if (grownInWater(field)) return 'rain.heavy-rice'
  if (drainsFast(field)) return isFedNow(field) ? 'rain.sand' : 'rain.heavy'
  return field.soil.type === 'clay' ? 'rain.heavy-clay' : 'rain.heavy'
}

export const deadlineBeforeRain = (start: number): AdviceFacts =>
  start > 1 ? {} : { byToday: start < 1 ? 'noon' : 'night' }

export function rainSpellFacts(field: Field, which: 'coming' | 'fallen' | 'both'): AdviceFacts {
  const { spell, asOf } = field
  const fallen = roundToStep(fallenOf(field), 5)
  const rain = roundToStep(spell?.coming ?? 0, 5)
  return {
    rains: which,
    fallen,
    rain,
    cans: Math.max(1, Math.round((which === 'coming' ? rain : fallen) / 10)),
    // Forecast rain is shown from today on, fallen rain from its first day.
    from:
      which === 'coming'
        ? spell!.comingFrom
        : spell !== null && spell.fallen > 0
          ? spell.start
          : addDays(asOf, -daysBehind(field)),
    to: spell !== null && spell.end > asOf ? spell.end : asOf,
    ...(hasRipeRoots(field) ? { lift: 1 } : {}),
  }
}

const fallenOf = (field: Field): number => {
  const { spell, week } = field
  if (spell !== null && spell.fallen > 0) return spell.fallen
  return daysBehind(field) === 3 ? week.rainLast3 : week.rainLast7
}

const daysBehind = ({ week }: Field): number => (week.rainLast3 >= week.rainLast7 / 2 ? 3 : 7)

/** Days before ripeness from which roots are lifted before they stand in water (a choice). */
const NEARLY_RIPE = 14

const hasRipeRoots = ({ crop: { record }, ripe, daysToHarvest }: Field): boolean =>
  record.life === 'annual' &&
  record.harvest.kind === 'roots' &&
  !record.harvest.waits &&
  (ripe || (daysToHarvest !== null && daysToHarvest <= NEARLY_RIPE))

const isTree = ({ crop: { record } }: Field): boolean => record.life === 'tree'
const grownInWater = ({ situation, crop: { record } }: Field): boolean => isPaddyField(situation, record)
const drainsFast = (field: Field): boolean => field.soil.type === 'sand' && !grownInWater(field)

const soilFigure = ({ soil }: Field) =>
  evidenceFigure('evidence.soil', soil.type, null, soil.assumed ? 'memory' : 'farmer', soil.assumed)
