import { itemAt } from '../../shared/lookups.ts'
import { summarizeWeather, type WeatherSummary } from '../climate/weather-summary.ts'
import { addDays, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { growthStageOnDay } from '../growth/stage-info.ts'
import { treeStageInMonth } from '../growth/tree-calendar.ts'
import { memoizeByObject } from '../memoize.ts'
import type { PestRiskVariables } from '../pests/triggers.ts'

export function computeRiskVariables(field: Field, daysAgo = 0): PestRiskVariables {
  const { situation } = field
  const asOf = addDays(field.asOf, -daysAgo)
  const week = daysAgo === 0 ? field.week : weekThen(field, daysAgo, asOf)
  const [first, second] = week.ahead
  const dap = field.dap === null ? null : field.dap - daysAgo
  return {
    tmin: week.tMin3,
    tmax: week.tMax3,
    tmean: week.tMean3,
    tmin_2d: Math.min(first!.tMin, second!.tMin),
    rh_mean: week.humidity3,
    rain_next3_mm: week.rain3,
    wet_days_next3: week.wetNext3,
    rain_last3_mm: week.rainLast3,
    rain_last7_mm: week.rainLast7,
    rain_last14_mm: week.rainLast14,
    wet_days_last7: week.wetLast7,
    dry_spell_days: week.dryDays,
    wind_max_ms: week.windMax3 === null ? null : week.windMax3 / 3.6,
    dap,
    planted_late: field.plantedLate,
    month: monthOfDate(asOf),
    stage: daysAgo === 0 ? field.stage : stageThen(field, dap, monthOfDate(asOf)),
    zone: field.zone,
    soil: situation.soil,
    altitude_m: situation.place.elevation,
  }
}

const weeksBehind = memoizeByObject((_: WeatherSummary) => new Map<number, WeatherSummary>())

function weekThen(field: Field, daysAgo: number, asOf: string): WeatherSummary {
  const behind = weeksBehind(field.week)
  let week = behind.get(daysAgo)
  if (!week) {
    const { place, history } = field.situation
    week = summarizeWeather({ asOf, place, history, forecast: daysFrom(field, asOf) })
    behind.set(daysAgo, week)
  }
  return week
}

function daysFrom({ situation: { history, forecast } }: Field, day: string) {
  let first = history.length
  while (first > 0 && itemAt(history, first - 1).date >= day) first--
  return [...history.slice(first, first + 7), ...forecast]
}

function stageThen({ crop: { record }, stages, stage, zone }: Field, dap: number | null, month: number) {
  if (record.life === 'tree') return stages.bearing ? treeStageInMonth(record.year, zone, month) : stage
  if (dap === null) return stage
  return record.life === 'mat' && dap > stages.stages.total ? 'fruiting' : growthStageOnDay(dap, stages.growth)
}
