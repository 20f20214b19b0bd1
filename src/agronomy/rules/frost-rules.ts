import { firstItem } from '../../shared/lookups.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { FrostLimit } from '../crops/frost-limits.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, DayWeather } from '../types.ts'
import { buildAdvice, evidenceFigure, forecastFigure, growthStageFigures } from './build-advice.ts'
import type { RuleId } from './rule-catalogue.ts'

/** °C between ground and forecast air on a calm, clear night (2 to 4; a choice). */
const GROUND_COLDER_BY = 2
/** Acres a family can cover in an evening (a choice). */
const MAX_COVERED_ACRES = 0.5
/** Days after planting from which the wood of a tree is hardy. */
const HARDY_TREE_DAYS = 1095

export function adviseOnFrost(field: Field): Advice | null {
  const { record } = field.crop
  if (field.ripe && record.life === 'annual' && record.harvest.kind !== 'picked') return null
  const limits = record.frost
  const limit = field.stage === 'flowering' || field.stage === 'fruiting' ? { ...limits, ...limits.inFlower } : limits
  const coldest = field.week.ahead.reduce<DayWeather>((a, b) => (b.tMin < a.tMin ? b : a), firstItem(field.week.ahead))
  const matched = ruleFor(field, limit, coldest.tMin)
  if (!matched) return null
  const soon = daysBetween(field.asOf, coldest.date) <= 2
  const urgent = matched.rule !== 'cold.light'
  return buildAdvice(field, {
    rule: matched.rule,
    priority: !urgent ? 'low' : soon ? 'high' : 'medium',
    confidence: 'medium',
    stake: urgent ? 8 : 2,
    soon: soon ? 9 : 5,
    why: 'cold',
    // Temperatures are rounded down to a tenth: -2.51 becomes -2.6.
    facts: { tmin: Math.floor(coldest.tMin * 10) / 10, to: coldest.date },
    evidence: [
      forecastFigure(field, 'evidence.tMin', coldest.tMin, '°C'),
      evidenceFigure('evidence.coldLimit', matched.limit, '°C', 'frost-limits'),
    ],
    days: daysBetween(field.asOf, coldest.date),
    usesForecast: true,
  })
}

/** Returns the frost rule for the coldest night ahead; null if no night is cold enough. */
function ruleFor(field: Field, limit: FrostLimit, tMin: number): { rule: RuleId; limit: number } | null {
  const { light, killing } = limit
  if (limit.hardiness === 'hardy') {
    const from = killing + GROUND_COLDER_BY
    return tMin <= from ? { rule: 'cold.light', limit: from } : null
  }
  if (limit.hardiness === 'tree') {
    const young = field.dap !== null && field.dap < HARDY_TREE_DAYS
    const from = young ? light + GROUND_COLDER_BY : killing
    return tMin <= from ? { rule: young ? 'cold.tree' : 'cold.light', limit: from } : null
  }
  const from = light + GROUND_COLDER_BY
  return tMin <= from ? { rule: canBeCovered(field) ? 'cold.frost' : 'cold.field', limit: from } : null
}

/** True for a garden, which can be covered against frost; a field of unknown size counts as a garden unless it has grain. */
const canBeCovered = ({ situation: { areaAcres }, crop: { record } }: Field): boolean =>
  areaAcres === null ? record.life === 'annual' && record.harvest.kind !== 'dried' : areaAcres <= MAX_COVERED_ACRES

const FROST_ZONES: ReadonlySet<ZoneId> = new Set(['na_central', 'na_south'])
const WINTER_MONTH_DAYS = { warned: '04-01', last: '05-31' }

/** Warns that a frost-tender crop will not ripen before winter; after planting and again in May. */
export function adviseOnWinterAhead(field: Field): Advice | null {
  const { asOf, dap, zone, crop, daysToHarvest } = field
  const day = asOf.slice(5)
  const tender = crop.record.life === 'annual' && crop.record.frost.hardiness === 'tender'
  if (!FROST_ZONES.has(zone) || !tender || day < WINTER_MONTH_DAYS.warned || day > WINTER_MONTH_DAYS.last) return null
  const last = `${asOf.slice(0, 5)}${WINTER_MONTH_DAYS.last}`
  if (field.ripe || daysToHarvest === null || addDays(asOf, daysToHarvest) <= last) return null
  if (dap === null || (dap >= 14 && (day < '05-01' || day > '05-14'))) return null
  return buildAdvice(field, {
    rule: 'cold.winter',
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 6,
    why: 'season',
    facts: { to: last },
    evidence: [evidenceFigure('evidence.zone', zone, null, 'zone-state'), ...growthStageFigures(field)],
    days: daysBetween(asOf, last),
  })
}
