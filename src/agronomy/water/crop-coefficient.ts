import { typicalDayOfYear } from '../climate/climate-normals.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { dayNumber } from '../dates.ts'
import type { StageLengths } from '../growth/growth-stages.ts'
import type { StageInfo } from '../growth/stage-info.ts'
import type { Place } from '../types.ts'
import { saturationVapourPressure, windAt2m } from './reference-evapotranspiration.ts'

interface KcValues {
  ini: number
  mid: number
  end: number
}

/** Kc by day: constant, linear in development and late season (eq. 66), then Kc end. */
export function cropCoefficientOnDay(dap: number, stages: StageLengths, kc: KcValues): number {
  const { ini, dev, mid, late } = stages
  if (dap <= ini) return kc.ini
  if (dap < ini + dev) return kc.ini + ((dap - ini) / dev) * (kc.mid - kc.ini)
  const lateFrom = ini + dev + mid
  if (dap <= lateFrom) return kc.mid
  return dap >= lateFrom + late ? kc.end : kc.mid + ((dap - lateFrom) / late) * (kc.end - kc.mid)
}

/**
 * Kc mid (eq. 62) or Kc end over 0.45 (eq. 65) adjusted to wind u2 (m/s at 2 m, 1 to 6), minimum humidity (%, 20 to
 * 80), height (m, 0.1 to 10).
 */
export function adjustCropCoefficient(kc: number, u2: number, humidityMin: number, height: number): number {
  const wind = Math.min(6, Math.max(1, u2)) - 2
  const dryness = Math.min(80, Math.max(20, humidityMin)) - 45
  const h = Math.min(10, Math.max(0.1, height))
  return kc + (0.04 * wind - 0.004 * dryness) * (h / 3) ** 0.3
}

/** Mean minimum humidity, %, from mean humidity. */
export function humidityMinFromMean(humidity: number, tMax: number, tMin: number): number {
  const highest = saturationVapourPressure(tMax)
  const ea = (humidity / 100) * ((highest + saturationVapourPressure(tMin)) / 2)
  return Math.min(100, (100 * ea) / highest)
}

export function adjustToClimate(kc: KcValues, height: number, place: Place, day: number): KcValues {
  const normal = typicalDayOfYear(place, day)
  const humidityMin = humidityMinFromMean(normal.humidity!, normal.tMax, normal.tMin)
  const u2 = normal.windMean == null ? 2 : windAt2m(normal.windMean / 3.6, 10)
  return {
    ini: kc.ini,
    mid: adjustCropCoefficient(kc.mid, u2, humidityMin, height),
    end: kc.end > 0.45 ? adjustCropCoefficient(kc.end, u2, humidityMin, height) : kc.end,
  }
}

export interface CropCoefficientCurve {
  stages: StageLengths
  kc: KcValues
  second: { stages: StageLengths; kc: KcValues } | null
  /** Constant Kc: trees, bushes, grown mats. */
  flatKc: number | null
  zrMax: number
  /** Day after planting on which roots reach full depth; 0 if they already have. */
  rootsGrownOn: number
}

/** Kc curve of a crop. Perennials: constant Kc mid, half of it before bearing (a choice); bananas in their first year follow stages. */
export function cropCoefficientCurve(
  facts: CropFacts,
  info: StageInfo,
  place: Place,
  asOf: string,
): CropCoefficientCurve {
  const { stages } = info
  const today = dayNumber(asOf)
  const dap = info.dayAfterPlanting
  const grown = facts.perennial && (facts.yearsToBear > 0 || dap === null || dap > stages.total)
  const midSeason = grown || dap === null ? today : today - dap + stages.ini + stages.dev + Math.round(stages.mid / 2)
  const kc = adjustToClimate(facts.kc, facts.kc.hMax, place, midSeason)
  const tree = facts.yearsToBear * 365
  return {
    stages,
    kc,
    second: facts.secondYear,
    flatKc: grown ? kc.mid * (info.bearing ? 1 : 0.5) : null,
    zrMax: facts.root.zrMax,
    rootsGrownOn: grown ? (info.bearing || dap === null ? 0 : tree) : stages.ini + stages.dev,
  }
}

export function cropCoefficientAt(curve: CropCoefficientCurve, dap: number): number {
  if (curve.flatKc !== null) return curve.flatKc
  const { second, stages } = curve
  return second && dap > stages.total
    ? cropCoefficientOnDay(dap - stages.total, second.stages, second.kc)
    : cropCoefficientOnDay(dap, stages, curve.kc)
}
