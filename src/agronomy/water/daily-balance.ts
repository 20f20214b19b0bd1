import type { GrowthStage } from '../../contracts/farm.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { growthStageOn, type StageInfo } from '../growth/stage-info.ts'
import { type CropCurve, kcOf } from './crop-coefficient.ts'
import type { EtMethod } from './reference-evapotranspiration.ts'
import {
  adjustedDepletionFraction,
  BUND,
  paddyStep,
  rainThatCounts,
  rootingDepth,
  rootZoneStep,
  runoffOf,
  totalAvailableWater,
} from './root-zone.ts'
import type { SoilFacts } from './soils.ts'
import type { Waterings } from './waterings.ts'
import { WET_START_DAYS, type WeatherSeries } from './weather-series.ts'

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

/** A crop on its soil. */
interface Stand {
  facts: CropFacts
  soil: SoilFacts
  curve: CropCurve
  paddy: boolean
}

/** What a crop `dap` days old asks of the soil on a day, and what the soil holds for its roots. */
export function demandOn(stand: Stand, dap: number | null, et0: number) {
  const kc = kcOf(stand.curve, Math.max(0, dap ?? 0))
  const etc = kc * et0
  const { rootDepth, taw } = rootsOn(stand, dap)
  const p = adjustedDepletionFraction(stand.facts.root.p, etc)
  return { kc, etc, rootDepth, taw, p, raw: p * taw }
}

/** A perennial of unknown age is full grown. */
function rootsOn({ soil, curve, paddy }: Stand, dap: number | null) {
  const rootDepth = dap === null ? curve.zrMax : rootingDepth(Math.max(0, dap), curve.rootsGrownOn, curve.zrMax)
  return { rootDepth, taw: totalAvailableWater(paddy ? soil.saturation : soil.fc, soil.wp, rootDepth) }
}

/** What of a day's rain reaches the roots, and what runs off. */
export function rainOn(soil: SoilFacts, rain: number, et0: number) {
  const runoff = runoffOf(rain, soil.runoffShare)
  return { effectiveRain: rainThatCounts(rain, et0) - runoff, runoff }
}

/** What a field's days are reckoned from. */
export interface Plan extends Stand {
  series: WeatherSeries
  start: number
  today: number
  end: number
  dapToday: number | null
  stage: StageInfo
  waterings: Waterings | null
  /** Day number before which the field is taken as kept at RAW at worst; the start where nothing is assumed. */
  assumedUntil: number
  startDepletion: number | null
}

/** Runs the plan, keeping the rows from day number `keepFrom` on. */
export function run(plan: Plan, keepFrom: number): WaterRow[] {
  const { series, soil, paddy } = plan
  const rows: WaterRow[] = []
  let depletion = plan.startDepletion ?? 0
  // A paddy's store: water on the field, or missing to saturation.
  let store = -depletion
  for (let day = plan.start; day <= plan.end; day++) {
    const n = day - series.first
    const weather = series.days[n]!
    const et0 = series.et0[n]!
    const dap = plan.dapToday === null ? null : plan.dapToday - (plan.today - day)
    const demand = demandOn(plan, dap, et0)
    const { taw, p, etc, rootDepth, raw } = demand
    const told = toldOn(plan, day, paddy ? BUND / 2 - store : depletion)
    let irrigation = told
    let { effectiveRain, runoff } = rainOn(soil, weather.rain, et0)
    let step: { ks: number; eta: number; deepPercolation: number }
    if (paddy) {
      const drainable = 1000 * (soil.saturation - soil.fc) * rootDepth
      const supply = weather.rain + told
      const pond = paddyStep({
        store: Math.max(-taw, store),
        taw,
        drainable,
        p,
        etc,
        supply,
        percolation: soil.percolation,
      })
      step = pond
      effectiveRain = weather.rain
      runoff = pond.runoff
      store = pond.store
      depletion = Math.max(0, -store)
    } else {
      const upland = rootZoneStep({ depletion: Math.min(depletion, taw), taw, p, etc, effectiveRain, irrigation: told })
      step = upland
      depletion = upland.depletion
    }
    if (day < plan.assumedUntil && depletion > raw) {
      irrigation += depletion - raw
      depletion = raw
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
      ...demand,
      effectiveRain,
      runoff,
      irrigation,
      ks: step.ks,
      eta: step.eta,
      deepPercolation: step.deepPercolation,
      depletion,
      pond: paddy ? Math.max(0, store) : 0,
      estimated: weather.estimated,
    })
  }
  return rows
}

/** mm told of for a day; a watering of unknown amount fills what is missing, as far as its method does at once. */
function toldOn({ waterings }: Plan, day: number, missing: number): number {
  const mm = waterings?.byDay.get(day)
  if (!waterings || mm === undefined) return 0
  return mm ?? Math.max(0, Math.min(missing, waterings.most))
}

function stageOfRow(plan: Plan, day: number, dap: number | null): GrowthStage {
  const { stage } = plan
  const byMonth = plan.facts.perennial && (plan.facts.yearsToBear > 0 || dap === null || dap > stage.stages.total)
  return byMonth || dap === null || day === plan.today ? stage.stage : growthStageOn(dap, stage.growth)
}

/** Full after ten days with TAW or more of rain, otherwise half empty (a choice). */
export function startingDepletion(plan: Plan): number {
  const { series, start, today, dapToday } = plan
  const { taw } = rootsOn(plan, dapToday === null ? null : dapToday - (today - start))
  let rain = 0
  for (let day = Math.max(series.first, start - WET_START_DAYS); day < start; day++)
    rain += series.days[day - series.first]!.rain
  return rain >= taw ? 0 : taw / 2
}
