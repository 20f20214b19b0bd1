import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { roundTo } from '../units.ts'
import { adviceOf, aheadFigure, figure, pastFigure } from './advice.ts'

/**
 * Heavy rain and waterlogging: over 50 mm in 3 days on clay or silt, 80 mm on other soils, 30 mm in a day,
 * or 25 mm on a soil that is already full; afterwards, a soil that stays full.
 */
export function rainRules(field: Field): Advice[] {
  return [heavyRain(field), wetSoil(field)].filter((advice) => advice !== null)
}

function heavyRain(field: Field): Advice | null {
  const spell = field.spell
  if (!spell || !field.heavyRain) return null
  const start = daysBetween(field.asOf, spell.from)
  const soon = start <= 2
  const rain = roundTo(spell.rain, 5)
  return adviceOf(field, {
    rule: grownInWater(field) ? 'rain.heavy-rice' : 'rain.heavy',
    priority: soon && field.deluge ? 'high' : 'medium',
    confidence: start <= 3 ? 'high' : 'medium',
    stake: field.crop.perennial ? 5 : field.deluge ? 8 : 5,
    soon: soon ? 9 : 6,
    why: 'rain-ahead',
    facts: {
      rain,
      cans: Math.max(1, Math.round(rain / 10)),
      from: spell.from,
      to: spell.to,
      by: addDays(field.asOf, Math.max(0, start - 1)),
    },
    evidence: [
      aheadFigure(field, 'evidence.rainAhead', spell.rain, 'mm'),
      figure('evidence.soil', field.soil.type, null, field.soil.assumed ? 'memory' : 'farmer', field.soil.assumed),
    ],
    days: daysBetween(field.asOf, spell.to),
    usesForecast: true,
  })
}

function wetSoil(field: Field): Advice | null {
  const { week } = field
  if (field.heavyRain || !field.soggy || grownInWater(field)) return null
  return adviceOf(field, {
    rule: 'rain.wet-soil',
    priority: 'medium',
    confidence: 'medium',
    stake: field.crop.perennial ? 3 : 6,
    soon: 8,
    why: 'wet-soil',
    evidence: [
      pastFigure(field, 'evidence.rainPast', week.rainLast3, 'mm'),
      aheadFigure(field, 'evidence.rainAhead', week.rain3, 'mm'),
    ],
    days: 2,
    usesPast: true,
  })
}

const grownInWater = ({ crop: { record } }: Field): boolean => record.life === 'annual' && record.paddy
