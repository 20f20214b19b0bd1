import { onsetRule, rainOnset } from '../climate/rains.ts'
import { rainsAt } from '../climate/rainy-seasons.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { type PlantingAdvice, plantingWindow } from '../growth/planting-windows.ts'
import type { Advice } from '../types.ts'
import { adviceOf, aheadFigure, figure, pastFigure } from './advice.ts'

/** A row entered as planted this many days ago may still be a plan: the setup writes "planted today". */
const MAYBE_PLANNED = 7

/** Planting windows, the onset of the rains and dry days after sowing, for what is just planted or about to be. */
export function plantingRules(field: Field): Advice[] {
  if (field.stage !== 'planted' && field.stage !== 'seedling') return []
  const fresh = field.dap === null || field.dap <= MAYBE_PLANNED
  const advice = fresh && field.stage === 'planted' ? beforePlanting(field) : null
  return [advice, dryStart(field)].filter((found) => found !== null)
}

function beforePlanting(field: Field): Advice | null {
  const window = plantingWindow(field.crop.id, field.zone, field.asOf, { irrigated: field.irrigated })
  if (window.state === 'none' || !window.window) return field.irrigated || field.inRains ? null : noRain(field)
  if (window.state === 'open') return field.irrigated || window.window.irrigated ? null : onset(field, window)
  return adviceOf(field, {
    rule: 'planting.outside',
    priority: 'medium',
    confidence: window.rough ? 'low' : 'medium',
    stake: 8,
    soon: 8,
    why: 'window',
    facts: { from: window.window.start, to: window.window.end },
    evidence: [windowFigure(window)],
    days: 7,
  })
}

/** No window is known here, nobody waters, and the rains are not on. */
function noRain(field: Field): Advice | null {
  const season = rainsAt(field.situation.place)
  if (!season) return null
  return adviceOf(field, {
    rule: 'planting.no-rain',
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 8,
    why: 'dry-season',
    facts: { from: season.start.median },
    evidence: [
      figure('evidence.window', `${season.start.median}/${season.end.median}`, null, 'season-dates', season.rough),
    ],
    days: 7,
  })
}

/** Inside the window of a rain-fed crop: has the rain started? */
function onset(field: Field, window: PlantingAdvice): Advice | null {
  const { week, situation } = field
  const rule = onsetRule(situation.place)
  const onsetRain = figure('evidence.onsetRain', rule.sumMm, 'mm', rule.id)
  const started =
    week.rainLast14 >= 1.5 * rule.sumMm ||
    rainOnset([...situation.history, ...situation.forecast], situation.place) !== null
  const rainPast = pastFigure(field, 'evidence.rainPast', week.rainLast14, 'mm')
  const rainAhead = aheadFigure(field, 'evidence.rainAhead', week.rain7, 'mm')
  if (!started || (week.dryDays >= 7 && week.dryAhead >= 4)) {
    return adviceOf(field, {
      rule: 'planting.wait-rain',
      priority: 'medium',
      confidence: 'medium',
      stake: 8,
      soon: 8,
      why: week.dryDays >= 2 ? 'dry-days' : 'window',
      facts: { onset: rule.sumMm, onsetDays: rule.days, dry: week.dryDays },
      evidence: [onsetRain, rainPast, rainAhead, windowFigure(window)],
      days: 5,
      usesPast: true,
      usesForecast: true,
    })
  }
  if (field.heavyRain || week.rainLast7 < 10) return null
  return adviceOf(field, {
    rule: 'planting.ready',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 7,
    why: week.wetLast7 >= 2 ? 'wet-days' : 'wet-soil',
    facts: { wet: week.wetLast7 },
    evidence: [onsetRain, rainPast, rainAhead, windowFigure(window)],
    days: Math.min(7, Math.max(1, window.daysLeft ?? 7)),
    usesPast: true,
  })
}

/** Dry days before the roots are down: seed that does not come up, seedlings that die. */
function dryStart(field: Field): Advice | null {
  const { week } = field
  const sown = field.season.planted === null ? null : daysBetween(field.season.planted, field.asOf)
  if (field.irrigated || sown === null || sown < 2 || sown > 14 || field.crop.perennial) return null
  if (week.dryDays < 5 || week.dryAhead < 4) return null
  return adviceOf(field, {
    rule: 'planting.dry-start',
    priority: week.dryDays >= 10 ? 'high' : 'medium',
    confidence: 'medium',
    stake: 7,
    soon: 8,
    why: 'dry-days',
    facts: { dry: week.dryDays, dryAhead: week.dryAhead },
    evidence: [
      pastFigure(field, 'evidence.dryDays', week.dryDays, 'days'),
      aheadFigure(field, 'evidence.dryDaysAhead', week.dryAhead, 'days'),
    ],
    days: 4,
    usesPast: true,
    usesForecast: true,
  })
}

const windowFigure = (window: PlantingAdvice) =>
  figure('evidence.window', `${window.window!.start}/${window.window!.end}`, null, window.window!.id, window.rough)
