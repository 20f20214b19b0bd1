import { firstItem, itemAt } from '../../shared/lookups.ts'
import { findAgroZone, type ZoneId } from '../climate/zones.ts'
import { type CropFacts, cropFacts } from '../crops/crop-facts.ts'
import { dayNumber } from '../dates.ts'
import type { StageInfo } from '../growth/stage-info.ts'
import { computeStage } from '../growth/stage-on-day.ts'
import type { FieldSituation } from '../types.ts'
import { requireNotNegative, validateSituation } from '../validate-situation.ts'
import { cropCoefficientCurve } from './crop-coefficient.ts'
import { type BalanceInput, initialDepletion, runWaterBalance } from './daily-balance.ts'
import { loggedWaterings } from './logged-waterings.ts'
import { isPaddyField } from './paddy.ts'
import { type SoilFacts, soilWaterFacts } from './soils.ts'
import type { WaterRow } from './water-row.ts'
import { irrigationMethodOf } from './watering-methods.ts'
import { buildSeriesBetween, LOOK_BACK_DAYS, WET_START_DAYS, type WeatherSeries } from './weather-series.ts'

export interface WaterBalance {
  asOf: string
  zone: ZoneId
  facts: CropFacts
  soil: SoilFacts
  stage: StageInfo
  paddy: boolean
  /** Irrigated without log: at most RAW until yesterday. */
  assumedIrrigation: boolean
  /** First day and its depletion. */
  start: string
  startDepletion: number
  today: WaterRow
  forecast: WaterRow[]
  estimatedDays: number
  pastDays: number
  /** All days to the last forecast; computed lazily. */
  readonly rows: WaterRow[]
}

interface WaterBalanceInput {
  situation: FieldSituation
  weather?: WeatherSeries
  startDepletion?: number
}

/**
 * Soil water from planting, start of record or 60 days ago to the end of forecast (FAO-56 eqs. 80-88). Typical days
 * fill gaps and lead in short records. Before the first logged watering, irrigated fields are at most at RAW. Good to
 * 30-40 %: show mm to 5. @throws UnusableNumber
 */
export function computeWaterBalance({ situation, weather, startDepletion }: WaterBalanceInput): WaterBalance {
  validateSituation(situation)
  requireNotNegative('startDepletion', startDepletion)
  const { asOf, place } = situation
  const facts = cropFacts(situation.crop)
  const zone = findAgroZone(place)
  const stage = computeStage(situation)
  const today = dayNumber(asOf)
  const planted =
    stage.dayAfterPlanting === null || stage.dayAfterPlanting < 0
      ? Number.NEGATIVE_INFINITY
      : today - stage.dayAfterPlanting
  const series = weather ?? shortSeries(situation, today, planted)
  const record = Math.min(series.firstRecorded, today)
  const from = today - record < 10 ? today - 30 : record
  const start = Math.min(today, Math.max(planted, from, today - LOOK_BACK_DAYS, series.first))
  const soil = soilWaterFacts(situation.soil, zone)
  const { riceField, irrigation } = situation
  const ponded = riceField ? true : irrigation.includes('flood') || situation.soil === 'clay'
  const paddy = ponded && isPaddyField(situation, facts.record)
  const watered = irrigationMethodOf(situation) !== 'rain-fed'
  const waterings = loggedWaterings(situation)
  const plan: BalanceInput = {
    series,
    start,
    today,
    end: Math.min(today + 6, series.first + series.count - 1),
    dapToday: stage.dayAfterPlanting,
    stage,
    curve: cropCoefficientCurve(facts, stage, place, asOf),
    facts,
    soil,
    paddy,
    waterings,
    assumedUntil: watered ? Math.min(today, waterings?.from ?? today) : start,
    startDepletion: null,
  }
  plan.startDepletion = startDepletion ?? initialDepletion(plan)
  const forecast = runWaterBalance(plan, today)
  let all: WaterRow[] | null = null
  return {
    asOf,
    zone,
    facts,
    soil,
    stage,
    paddy,
    assumedIrrigation: watered && waterings === null,
    start: itemAt(series.days, start - series.first).date,
    startDepletion: plan.startDepletion,
    today: firstItem(forecast),
    forecast,
    estimatedDays: estimatedBetween(series, start, today),
    pastDays: today - start,
    get rows() {
      all ??= runWaterBalance(plan, start)
      return all
    },
  }
}

function shortSeries({ place, history, forecast }: FieldSituation, today: number, planted: number): WeatherSeries {
  const first = Math.max(today - LOOK_BACK_DAYS, Math.min(planted, today)) - WET_START_DAYS
  return buildSeriesBetween(place, first, today + 6, history, forecast)
}

function estimatedBetween(series: WeatherSeries, from: number, to: number): number {
  let estimated = 0
  for (let day = from; day < to; day++) if (itemAt(series.days, day - series.first).estimated) estimated++
  return estimated
}
