import type { GrowthStage } from '../../contracts/farm.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { growthStageOnDay, type StageInfo } from '../growth/stage-info.ts'
import { type CropCoefficientCurve, cropCoefficientAt } from './crop-coefficient.ts'
import type { LoggedWaterings } from './logged-waterings.ts'
import {
  adjustedDepletionFraction,
  BUND_HEIGHT_MM,
  effectiveRainfall,
  paddyWaterStep,
  rootingDepth,
  runoffFromRain,
  totalAvailableWater,
  updateRootZone,
} from './root-zone.ts'
import type { SoilFacts } from './soils.ts'
import { blankRow, type WaterRow } from './water-row.ts'
import { WET_START_DAYS, type WeatherSeries } from './weather-series.ts'

interface Stand {
  facts: CropFacts
  soil: SoilFacts
  curve: CropCoefficientCurve
  paddy: boolean
}

/** Daily demand, filled in place for speed. */
type Demand = Pick<WaterRow, 'kc' | 'etc' | 'rootDepth' | 'taw' | 'p' | 'raw'>

export function setWaterDemand(day: Demand, stand: Stand, dap: number | null, et0: number): void {
  day.kc = cropCoefficientAt(stand.curve, Math.max(0, dap ?? 0))
  day.etc = day.kc * et0
  day.rootDepth = rootDepthOn(stand, dap)
  day.taw = waterHeld(stand, day.rootDepth)
  day.p = adjustedDepletionFraction(stand.facts.root.p, day.etc)
  day.raw = day.p * day.taw
}

const rootDepthOn = ({ curve }: Stand, dap: number | null): number =>
  dap === null ? curve.zrMax : rootingDepth(Math.max(0, dap), curve.rootsGrownOn, curve.zrMax)

const waterHeld = ({ soil, paddy }: Stand, rootDepth: number): number =>
  totalAvailableWater(paddy ? soil.saturation : soil.fc, soil.wp, rootDepth)

export function setEffectiveRain(
  day: Pick<WaterRow, 'effectiveRain' | 'runoff'>,
  soil: SoilFacts,
  rain: number,
  et0: number,
) {
  day.runoff = runoffFromRain(rain, soil.runoffShare)
  day.effectiveRain = effectiveRainfall(rain, et0) - day.runoff
}

export interface BalanceInput extends Stand {
  series: WeatherSeries
  start: number
  today: number
  end: number
  dapToday: number | null
  stage: StageInfo
  waterings: LoggedWaterings | null
  /** Day number before which depletion is assumed at most RAW. */
  assumedUntil: number
  startDepletion: number | null
}

/** Runs the balance; returns rows from day number `keepFrom`. */
export function runWaterBalance(plan: BalanceInput, keepFrom: number): WaterRow[] {
  const { series, soil, paddy } = plan
  const rows: WaterRow[] = []
  const passing = blankRow()
  let depletion = plan.startDepletion ?? 0
  // Paddy store: water on the field, or missing to saturation.
  let store = -depletion
  for (let day = plan.start; day <= plan.end; day++) {
    const n = day - series.first
    const weather = itemAt(series.days, n)
    const et0 = itemAt(series.et0, n)
    const dap = plan.dapToday === null ? null : plan.dapToday - (plan.today - day)
    const row = day < keepFrom ? passing : blankRow()
    setWaterDemand(row, plan, dap, et0)
    row.irrigation = reportedDepth(plan, day, paddy ? BUND_HEIGHT_MM / 2 - store : depletion)
    if (paddy) {
      store = floodedDay(row, soil, weather.rain, store)
      depletion = Math.max(0, -store)
    } else {
      row.depletion = Math.min(depletion, row.taw)
      setEffectiveRain(row, soil, weather.rain, et0)
      updateRootZone(row)
      depletion = row.depletion
    }
    if (day < plan.assumedUntil && depletion > row.raw) {
      row.irrigation += depletion - row.raw
      depletion = row.raw
      store = -depletion
    }
    if (day < keepFrom) continue
    row.date = weather.date
    row.dayAfterPlanting = dap
    row.stage = stageOfRow(plan, day, dap)
    row.tMax = weather.tMax
    row.tMin = weather.tMin
    row.rain = weather.rain
    row.et0 = et0
    row.et0Method = itemAt(series.et0Method, n)
    row.depletion = depletion
    row.pond = paddy ? Math.max(0, store) : 0
    row.estimated = weather.estimated
    rows.push(row)
  }
  return rows
}

function floodedDay(row: WaterRow, soil: SoilFacts, rain: number, store: number): number {
  const { taw, p, etc, irrigation } = row
  const { percolation } = soil
  const drainable = 1000 * (soil.saturation - soil.fc) * row.rootDepth
  const supply = rain + irrigation
  const end = paddyWaterStep({ store: Math.max(-taw, store), taw, drainable, p, etc, supply, percolation })
  row.ks = end.ks
  row.eta = end.eta
  row.deepPercolation = end.deepPercolation
  row.effectiveRain = rain
  row.runoff = end.runoff
  return end.store
}

/** Logged mm of a day; unknown amounts refill up to the method's maximum. */
function reportedDepth({ waterings }: BalanceInput, day: number, missing: number): number {
  const mm = waterings?.byDay.get(day)
  if (!waterings || mm === undefined) return 0
  return mm ?? Math.max(0, Math.min(missing, waterings.most))
}

function stageOfRow(plan: BalanceInput, day: number, dap: number | null): GrowthStage {
  const { stage } = plan
  const byMonth = plan.facts.perennial && (plan.facts.yearsToBear > 0 || dap === null || dap > stage.stages.total)
  return byMonth || dap === null || day === plan.today ? stage.stage : growthStageOnDay(dap, stage.growth)
}

/** Full after ten days with TAW or more of rain, else half (a choice). */
export function initialDepletion(plan: BalanceInput): number {
  const { series, start, today, dapToday } = plan
  const taw = waterHeld(plan, rootDepthOn(plan, dapToday === null ? null : dapToday - (today - start)))
  let rain = 0
  for (let day = Math.max(series.first, start - WET_START_DAYS); day < start; day++)
    rain += itemAt(series.days, day - series.first).rain
  return rain >= taw ? 0 : taw / 2
}
