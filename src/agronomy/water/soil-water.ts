import type { GrowthStage } from '../../contracts/farm.ts'
import { agroZone, type ZoneId } from '../climate/zones.ts'
import { growthStageOn, type StageInfo, stageOn } from '../crops/calendar.ts'
import { type CropFacts, cropFacts } from '../crops/crop-facts.ts'
import { dayNumber } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { type CropCurve, cropCurve, kcOf } from './crop-coefficient.ts'
import type { EtMethod } from './reference-evapotranspiration.ts'
import {
  adjustedDepletionFraction,
  paddyStep,
  rainThatCounts,
  rootingDepth,
  rootZoneStep,
  runoffOf,
  totalAvailableWater,
} from './root-zone.ts'
import { type SoilFacts, soilFacts } from './soils.ts'
import { LOOK_BACK, seriesOf, WET_START_DAYS, type WeatherSeries } from './weather-series.ts'

/** One day of a field's water. Depths in mm, temperatures °C, rooting depth m. */
export interface WaterRow {
  date: string
  /** Null for a perennial of unknown age. */
  dayAfterPlanting: number | null
  stage: GrowthStage
  tMax: number
  tMin: number
  rain: number
  et0: number
  et0Method: EtMethod
  kc: number
  etc: number
  rootDepth: number
  taw: number
  /** Depletion fraction adjusted for the day. */
  p: number
  raw: number
  effectiveRain: number
  runoff: number
  /** Watering told of, or assumed where `WaterBalance.assumedIrrigation`. */
  irrigation: number
  ks: number
  eta: number
  deepPercolation: number
  /** Missing to field capacity (paddy: to saturation) at the end of the day. */
  depletion: number
  /** Water standing on a paddy at the end of the day; 0 elsewhere. */
  pond: number
  /** The day's weather is typical, not known. */
  estimated: boolean
}

export interface WaterBalance {
  asOf: string
  zone: ZoneId
  facts: CropFacts
  soil: SoilFacts
  stage: StageInfo
  /** A bunded, flooded rice field: depletion counts from saturation. */
  paddy: boolean
  /** The field is watered, but when is not known: taken as kept at RAW at worst until yesterday. */
  assumedIrrigation: boolean
  /** First day of the balance and the depletion it started with. */
  start: string
  startDepletion: number
  today: WaterRow
  /** Today and the days ahead, 7 rows. */
  forecast: WaterRow[]
  /** Days before today whose weather is only typical, and how many there are in all. */
  estimatedDays: number
  pastDays: number
  /** Every day from `start` to the last forecast day; worked out when first asked for. */
  readonly rows: WaterRow[]
}

export interface WaterBalanceInput {
  situation: FieldSituation
  /** The farm's days, when several crops share them (`weatherSeries`). */
  weather?: WeatherSeries
  /** mm missing at the start, when measured; otherwise 0 after a wet ten days, else half of TAW. */
  startDepletion?: number
}

/**
 * The field's soil water, day by day from planting, the start of the record or 60 days ago, whichever is latest, to the
 * end of the forecast (FAO-56 eqs. 80-88). Gaps are filled with typical days; with less than ten days of record the last
 * 30 typical days lead in. Good to 30-40 %: show mm rounded to 5.
 */
export function waterBalance({ situation, weather, startDepletion }: WaterBalanceInput): WaterBalance {
  const { asOf, place } = situation
  const facts = cropFacts(situation.crop)
  const zone = agroZone(place)
  const stage = stageOn(situation)
  const today = dayNumber(asOf)
  const planted =
    stage.dayAfterPlanting === null || stage.dayAfterPlanting < 0
      ? Number.NEGATIVE_INFINITY
      : today - stage.dayAfterPlanting
  const series = weather ?? shortSeries(situation, today, planted)
  const record = Math.min(series.firstRecorded, today)
  const from = today - record < 10 ? today - 30 : record
  const start = Math.min(today, Math.max(planted, from, today - LOOK_BACK, series.first))
  const soil = soilFacts(situation.soil, zone)
  const grown = facts.record
  const paddy =
    grown.life === 'annual' && grown.paddy && (situation.irrigation.includes('flood') || situation.soil === 'clay')
  const watered = situation.irrigation.some((method) => method !== 'rain-fed')
  const plan: Plan = {
    series,
    start,
    today,
    end: Math.min(today + 6, series.first + series.count - 1),
    dapToday: stage.dayAfterPlanting,
    stage,
    curve: cropCurve(facts, stage, place, asOf),
    facts,
    soil,
    paddy,
    assumed: watered && situation.irrigations === undefined,
    irrigations: wateringsByDay(situation),
    startDepletion: null,
  }
  plan.startDepletion = startDepletion ?? startingDepletion(plan)
  const forecast = run(plan, today)
  let all: WaterRow[] | null = null
  return {
    asOf,
    zone,
    facts,
    soil,
    stage,
    paddy,
    assumedIrrigation: plan.assumed,
    start: series.days[start - series.first]!.date,
    startDepletion: plan.startDepletion,
    today: forecast[0]!,
    forecast,
    estimatedDays: estimatedBetween(series, start, today),
    pastDays: today - start,
    get rows() {
      all ??= run(plan, start)
      return all
    },
  }
}

interface Plan {
  series: WeatherSeries
  start: number
  today: number
  end: number
  dapToday: number | null
  stage: StageInfo
  curve: CropCurve
  facts: CropFacts
  soil: SoilFacts
  paddy: boolean
  assumed: boolean
  irrigations: Map<number, number> | null
  startDepletion: number | null
}

/** Runs the plan, keeping the rows from day number `keepFrom` on. */
function run(plan: Plan, keepFrom: number): WaterRow[] {
  const { series, soil, curve, paddy } = plan
  const rows: WaterRow[] = []
  let depletion = plan.startDepletion ?? 0
  // A paddy's store: water on the field, or missing to saturation.
  let store = -depletion
  for (let day = plan.start; day <= plan.end; day++) {
    const n = day - series.first
    const weather = series.days[n]!
    const et0 = series.et0[n]!
    const dap = plan.dapToday === null ? null : plan.dapToday - (plan.today - day)
    const age = dap === null ? 0 : Math.max(0, dap)
    const kc = kcOf(curve, age)
    const etc = kc * et0
    const rootDepth = dap === null ? curve.zrMax : rootingDepth(age, curve.rootsGrownOn, curve.zrMax)
    const taw = totalAvailableWater(paddy ? soil.saturation : soil.fc, soil.wp, rootDepth)
    const p = adjustedDepletionFraction(plan.facts.root.p, etc)
    const told = plan.irrigations?.get(day) ?? 0
    let runoff = 0
    let effectiveRain = weather.rain
    let irrigation = told
    let ks: number
    let eta: number
    let deepPercolation: number
    if (paddy) {
      const drainable = 1000 * (soil.saturation - soil.fc) * rootDepth
      const step = paddyStep({
        store: Math.max(-taw, store),
        taw,
        drainable,
        p,
        etc,
        supply: weather.rain + told,
        percolation: soil.percolation,
      })
      ks = step.ks
      eta = step.eta
      deepPercolation = step.deepPercolation
      runoff = step.runoff
      store = step.store
      depletion = Math.max(0, -store)
    } else {
      runoff = runoffOf(weather.rain, soil.runoffShare)
      effectiveRain = rainThatCounts(weather.rain, et0) - runoff
      const step = rootZoneStep({ depletion: Math.min(depletion, taw), taw, p, etc, effectiveRain, irrigation: told })
      ks = step.ks
      eta = step.eta
      deepPercolation = step.deepPercolation
      depletion = step.depletion
    }
    if (plan.assumed && day < plan.today && depletion > p * taw) {
      irrigation += depletion - p * taw
      depletion = p * taw
      store = -depletion
    }
    if (day < keepFrom) continue
    rows.push({
      date: weather.date,
      dayAfterPlanting: dap,
      stage: stageOfRow(plan, day, dap),
      tMax: weather.tMax,
      tMin: weather.tMin,
      rain: weather.rain,
      et0,
      et0Method: series.et0Method[n]!,
      kc,
      etc,
      rootDepth,
      taw,
      p,
      raw: p * taw,
      effectiveRain,
      runoff,
      irrigation,
      ks,
      eta,
      deepPercolation,
      depletion,
      pond: paddy ? Math.max(0, store) : 0,
      estimated: weather.estimated,
    })
  }
  return rows
}

function stageOfRow(plan: Plan, day: number, dap: number | null): GrowthStage {
  const { stage } = plan
  const byMonth = plan.facts.perennial && (plan.facts.yearsToBear > 0 || dap === null || dap > stage.stages.total)
  return byMonth || dap === null || day === plan.today ? stage.stage : growthStageOn(dap, stage.growth)
}

/** Methods §3: full after ten days with TAW or more of rain, otherwise half empty. */
function startingDepletion({ series, start, today, dapToday, curve, soil, paddy }: Plan): number {
  const age = dapToday === null ? 0 : Math.max(0, dapToday - (today - start))
  const depth = dapToday === null ? curve.zrMax : rootingDepth(age, curve.rootsGrownOn, curve.zrMax)
  const taw = totalAvailableWater(paddy ? soil.saturation : soil.fc, soil.wp, depth)
  let rain = 0
  for (let day = Math.max(series.first, start - WET_START_DAYS); day < start; day++)
    rain += series.days[day - series.first]!.rain
  return rain >= taw ? 0 : taw / 2
}

/** Only the days this crop needs. */
function shortSeries({ place, history, forecast }: FieldSituation, today: number, planted: number): WeatherSeries {
  const first = Math.max(today - LOOK_BACK, Math.min(planted, today)) - WET_START_DAYS
  return seriesOf(place, first, today + 6, history, forecast)
}

function wateringsByDay({ irrigations }: FieldSituation): Map<number, number> | null {
  if (!irrigations || irrigations.length === 0) return null
  const byDay = new Map<number, number>()
  for (const { date, mm } of irrigations) {
    const day = dayNumber(date)
    byDay.set(day, (byDay.get(day) ?? 0) + Math.max(0, mm))
  }
  return byDay
}

function estimatedBetween(series: WeatherSeries, from: number, to: number): number {
  let estimated = 0
  for (let day = from; day < to; day++) if (series.days[day - series.first]!.estimated) estimated++
  return estimated
}
