import type { GrowthStage } from '../../contracts/farm.ts'
import { climateNormal } from '../climate/climate-normals.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, DayWeather } from '../types.ts'
import { adviceOf, aheadFigure, figure } from './advice.ts'

const YOUNG = new Set<GrowthStage>(['planted', 'seedling'])
/** °C above the season's usual from which a run of hot days is news, and above the limit from which it is urgent (choices). */
const UNUSUAL = 3
const MARKED = 2
/** Wind in km/h from which bunches fall: 14 m/s (the record of bunchy top). */
const FELLING_WIND = 50

/** Heat at flowering, runs of hot days, cold nights, frost, and wind on plantain and banana. */
export function heatAndColdRules(field: Field): Advice[] {
  return [heat(field), cold(field), wind(field)].filter((advice) => advice !== null)
}

function heat(field: Field): Advice | null {
  const { week, crop } = field
  if (field.ripe) return null
  const limit = crop.heat.day
  const hot = week.ahead.filter((day) => day.tMax >= limit)
  if (hot.length === 0) return null
  const flowering = field.stage === 'flowering'
  const days = hot.length
  if (!flowering && (days < 3 || crop.perennial || hottest(hot) < usualHeat(field) + UNUSUAL)) return null
  const first = hot[0]!.date
  const last = hot.at(-1)!.date
  const soon = daysBetween(field.asOf, first) <= 2
  return adviceOf(field, {
    rule: flowering ? 'heat.flowering' : 'heat.days',
    priority: flowering && soon && !crop.heat.rough && hottest(hot) >= limit + MARKED ? 'high' : 'medium',
    confidence: crop.heat.rough ? 'medium' : 'high',
    stake: flowering ? 8 : 4,
    soon: soon ? 8 : 5,
    why: 'hot',
    facts: { tmax: Math.round(hottest(hot)), from: first, to: last, hotDays: days },
    evidence: [
      aheadFigure(field, 'evidence.tMax', hottest(hot), '°C'),
      figure('evidence.heatLimit', limit, '°C', crop.heat.rough ? 'memory' : `${crop.id}.heat`, crop.heat.rough),
    ],
    days: daysBetween(field.asOf, last),
    usesForecast: true,
  })
}

function cold(field: Field): Advice | null {
  const { week, crop } = field
  if (field.ripe) return null
  const coldest = week.ahead.reduce((a, b) => (b.tMin < a.tMin ? b : a))
  const frost = coldest.tMin <= 2 && (crop.cold.kill === null || crop.cold.kill >= -2)
  const limit = (YOUNG.has(field.stage) ? crop.cold.slowYoung : null) ?? crop.cold.slow ?? 5
  const coldNights = week.ahead.filter((day) => day.tMin < limit)
  if (!frost && (coldNights.length < 3 || crop.perennial || !YOUNG.has(field.stage))) return null
  const last = frost ? coldest.date : coldNights.at(-1)!.date
  const soon = daysBetween(field.asOf, frost ? coldest.date : coldNights[0]!.date) <= 2
  return adviceOf(field, {
    rule: frost ? 'cold.frost' : 'cold.nights',
    priority: frost && soon ? 'high' : 'medium',
    confidence: 'medium',
    stake: frost ? 8 : 4,
    soon: soon ? 9 : 5,
    why: 'cold',
    facts: { tmin: Math.round(coldest.tMin), to: last },
    evidence: [
      aheadFigure(field, 'evidence.tMin', coldest.tMin, '°C'),
      figure('evidence.coldLimit', frost ? 2 : limit, '°C', 'memory', true),
    ],
    days: daysBetween(field.asOf, last),
    usesForecast: true,
  })
}

function wind(field: Field): Advice | null {
  if (field.crop.record.life !== 'mat' || !field.week.live || field.stage === 'planted' || field.stage === 'seedling')
    return null
  const windy = field.week.ahead.slice(0, 4).filter((day) => (day.windMax ?? 0) >= FELLING_WIND)
  if (windy.length === 0) return null
  const strongest = Math.max(...windy.map((day) => day.windMax ?? 0))
  const first = daysBetween(field.asOf, windy[0]!.date)
  return adviceOf(field, {
    rule: 'wind.prop',
    priority: first <= 2 ? 'high' : 'medium',
    confidence: 'medium',
    stake: 8,
    soon: first <= 2 ? 9 : 6,
    why: 'wind',
    facts: { wind: Math.round(strongest / 5) * 5, to: windy.at(-1)!.date },
    evidence: [aheadFigure(field, 'evidence.wind', strongest, 'km/h')],
    days: first,
    usesForecast: true,
  })
}

/** The season's usual highest temperature. */
const usualHeat = ({ situation, asOf }: Field): number => climateNormal(situation.place, asOf).tMax

const hottest = (days: readonly DayWeather[]): number => days.reduce((most, day) => Math.max(most, day.tMax), -99)
