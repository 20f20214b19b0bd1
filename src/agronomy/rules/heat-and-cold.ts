import type { GrowthStage } from '../../contracts/farm.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import { type HeatLimit, heatLimit } from '../crops/heat-limits.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, DayWeather } from '../types.ts'
import { buildAdvice, evidenceFigure, forecastFigure } from './build-advice.ts'
import { isInDrought } from './dry-spell.ts'
import { adviseOnFrost, adviseOnWinterAhead } from './frost-rules.ts'

const YOUNG_STAGES = new Set<GrowthStage>(['planted', 'seedling'])
/** °C above the limit from which heat is urgent (a choice). */
const URGENT_HEAT_CELSIUS = 2
/** Days before the first flower from which buds suffer (a choice). */
const BUD_DAYS = 7
/** Rain in mm after which the count of hot days starts again. */
const COOLING_RAIN_MM = 5
/** Wind in km/h that fells banana bunches: 14 m/s (in the record of bunchy top). */
const FELLING_WIND = 50

export function heatAndColdRules(field: Field): Advice[] {
  return [
    adviseOnHeat(field),
    adviseOnFrost(field) ?? coldNights(field),
    adviseOnWinterAhead(field),
    adviseOnWind(field),
  ].filter((advice) => advice !== null)
}

/** Warns of heat in sensitive stages of rain-fed fields on consecutive days; dry soil has its own rules. */
function adviseOnHeat(field: Field): Advice | null {
  const { week, crop, asOf } = field
  const limit = heatLimit(crop.id)
  if (!limit || !week.live || field.irrigated || !isSetting(field) || isInDrought(field)) return null
  const day = dayLimit(field, limit)
  const hot = hotRun(week.ahead, { ...limit, day })
  if (!hot) return null
  const first = firstItem(hot).date
  const last = lastItem(hot).date
  const soon = daysBetween(asOf, first) <= 2
  const hottest = Math.max(...hot.map(({ tMax }) => tMax))
  const warmest = Math.max(...hot.map(({ tMin }) => tMin))
  const byDay = hottest >= day
  return buildAdvice(field, {
    rule: byDay ? 'heat.flowering' : 'heat.nights',
    priority: byDay && soon && !limit.rough && hottest >= day + URGENT_HEAT_CELSIUS ? 'high' : 'medium',
    confidence: limit.rough ? 'medium' : 'high',
    stake: 6,
    soon: soon ? 8 : 5,
    why: 'hot',
    facts: { tmax: Math.round(hottest), tmin: Math.round(warmest), from: first, to: last, hotDays: hot.length },
    evidence: [
      forecastFigure(field, byDay ? 'evidence.tMax' : 'evidence.tMin', byDay ? hottest : warmest, '°C'),
      evidenceFigure('evidence.heatLimit', byDay ? day : limit.night, '°C', limit.rough ? 'memory' : 'heat-limits'),
    ],
    days: daysBetween(asOf, last),
    usesForecast: true,
  })
}

function isSetting({ stage, stages, dap, crop: { record } }: Field): boolean {
  if (record.life !== 'annual') return false
  if (stage === 'flowering') return true
  if (stage === 'fruiting') return record.harvest.kind === 'picked'
  const flowers = stages.growth.flowering
  return stage === 'vegetative' && flowers !== null && dap !== null && flowers - dap <= BUD_DAYS
}

function dayLimit({ balance }: Field, limit: HeatLimit): number {
  const wet = balance.paddy || balance.today.depletion <= balance.today.raw
  return wet ? (limit.dayOnWetSoil ?? limit.day) : limit.day
}

function hotRun(ahead: readonly DayWeather[], { day, night, days, of }: HeatLimit): DayWeather[] | null {
  for (let start = 0; start < ahead.length; start++) {
    const stretch = ahead.slice(start, start + of)
    const rain = stretch.findIndex((one) => one.rain >= COOLING_RAIN_MM)
    const hot = (rain < 0 ? stretch : stretch.slice(0, rain)).filter(
      (one) => !one.estimated && ((one.tMax >= day && one.rain < 1) || one.tMin >= night),
    )
    if (hot.length >= days) return hot
  }
  return null
}

const hasNursery = ({ crop: { record } }: Field): boolean =>
  record.life === 'annual' && (record.care.bed || record.practice.establishment.nursery_days !== undefined)

function coldNights(field: Field): Advice | null {
  const { week, crop } = field
  if (field.ripe || crop.perennial || !YOUNG_STAGES.has(field.stage) || !hasNursery(field)) return null
  const limit = crop.cold.slowYoung ?? crop.cold.slow ?? 5
  const coldOnes = week.ahead.filter((day) => day.tMin < limit)
  if (coldOnes.length < 3) return null
  const coldest = Math.min(...coldOnes.map(({ tMin }) => tMin))
  const last = lastItem(coldOnes).date
  return buildAdvice(field, {
    rule: 'cold.nights',
    priority: 'medium',
    confidence: 'medium',
    stake: 4,
    soon: daysBetween(field.asOf, firstItem(coldOnes).date) <= 2 ? 9 : 5,
    why: 'cold',
    facts: { tmin: Math.floor(coldest), to: last },
    evidence: [
      forecastFigure(field, 'evidence.tMin', coldest, '°C'),
      evidenceFigure('evidence.coldLimit', limit, '°C', 'memory', true),
    ],
    days: daysBetween(field.asOf, last),
    usesForecast: true,
  })
}

function adviseOnWind(field: Field): Advice | null {
  if (field.crop.record.life !== 'mat' || !field.week.live || field.stage === 'planted' || field.stage === 'seedling')
    return null
  const windy = field.week.ahead.slice(0, 4).filter((day) => (day.windMax ?? 0) >= FELLING_WIND)
  if (windy.length === 0) return null
  const strongest = Math.max(...windy.map((day) => day.windMax ?? 0))
  const first = daysBetween(field.asOf, firstItem(windy).date)
  return buildAdvice(field, {
    rule: 'wind.prop',
    priority: first <= 2 ? 'high' : 'medium',
    confidence: 'medium',
    stake: 8,
    soon: first <= 2 ? 9 : 6,
    why: 'wind',
    facts: { wind: Math.round(strongest / 5) * 5, to: lastItem(windy).date },
    evidence: [forecastFigure(field, 'evidence.wind', strongest, 'km/h')],
    days: first,
    usesForecast: true,
  })
}
