import { typicalDayOn } from '../climate/climate-normals.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { dayNumber } from '../dates.ts'
import type { StageLengths } from '../growth/growth-stages.ts'
import type { StageInfo } from '../growth/stage-info.ts'
import type { Place } from '../types.ts'
import { saturationVapourPressure, windAt2m } from './reference-evapotranspiration.ts'

/** Crop coefficients of one crop at one place. */
interface KcValues {
  ini: number
  mid: number
  end: number
}

/** Kc on a day after planting: level, then straight lines through development and late season, eq. 66. After the end, Kc end. */
export function kcOnDay(dap: number, stages: StageLengths, kc: KcValues): number {
  const { ini, dev, mid, late } = stages
  if (dap <= ini) return kc.ini
  if (dap < ini + dev) return kc.ini + ((dap - ini) / dev) * (kc.mid - kc.ini)
  const lateFrom = ini + dev + mid
  if (dap <= lateFrom) return kc.mid
  return dap >= lateFrom + late ? kc.end : kc.mid + ((dap - lateFrom) / late) * (kc.end - kc.mid)
}

/**
 * Kc mid (eq. 62) or a Kc end over 0.45 (eq. 65) adjusted to the climate: wind u2 (m/s at 2 m, held in 1 to 6), mean
 * minimum humidity (%, held in 20 to 80), crop height (m, held in 0.1 to 10).
 */
export function adjustedKc(kc: number, u2: number, humidityMin: number, height: number): number {
  const wind = Math.min(6, Math.max(1, u2)) - 2
  const dryness = Math.min(80, Math.max(20, humidityMin)) - 45
  const h = Math.min(10, Math.max(0.1, height))
  return kc + (0.04 * wind - 0.004 * dryness) * (h / 3) ** 0.3
}

/** Mean minimum humidity from the mean humidity of days with these temperatures, %. */
export function humidityMinFromMean(humidity: number, tMax: number, tMin: number): number {
  const highest = saturationVapourPressure(tMax)
  const ea = (humidity / 100) * ((highest + saturationVapourPressure(tMin)) / 2)
  return Math.min(100, (100 * ea) / highest)
}

/** A Kc set adjusted to the usual climate of a place on a date (the middle of its mid-season). */
export function climateAdjusted(kc: KcValues, height: number, place: Place, day: number): KcValues {
  const normal = typicalDayOn(place, day)
  const humidityMin = humidityMinFromMean(normal.humidity!, normal.tMax, normal.tMin)
  const u2 = normal.windMean == null ? 2 : windAt2m(normal.windMean / 3.6, 10)
  return {
    ini: kc.ini,
    mid: adjustedKc(kc.mid, u2, humidityMin, height),
    end: kc.end > 0.45 ? adjustedKc(kc.end, u2, humidityMin, height) : kc.end,
  }
}

/** Crop coefficient and rooting depth by day after planting. */
export interface CropCurve {
  stages: StageLengths
  kc: KcValues
  /** A second year in the ground, counted from the end of the first. */
  second: { stages: StageLengths; kc: KcValues } | null
  /** The same Kc all year: trees, bushes and grown mats. */
  flatKc: number | null
  zrMax: number
  /** Day by which roots are full grown; 0: they already are. */
  rootsGrownOn: number
}

/**
 * The curve of a field's crop. Perennials take Kc mid all year, an orchard too young to bear half of it (a choice);
 * a first-year plantain or banana mat follows its own first-year stages.
 */
export function cropCurve(facts: CropFacts, info: StageInfo, place: Place, asOf: string): CropCurve {
  const { stages } = info
  const today = dayNumber(asOf)
  const dap = info.dayAfterPlanting
  const grown = facts.perennial && (facts.yearsToBear > 0 || dap === null || dap > stages.total)
  const midSeason = grown || dap === null ? today : today - dap + stages.ini + stages.dev + Math.round(stages.mid / 2)
  const kc = climateAdjusted(facts.kc, facts.kc.hMax, place, midSeason)
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

/** Kc of a curve on a day after planting. */
export function kcOf(curve: CropCurve, dap: number): number {
  if (curve.flatKc !== null) return curve.flatKc
  const { second, stages } = curve
  return second && dap > stages.total
    ? kcOnDay(dap - stages.total, second.stages, second.kc)
    : kcOnDay(dap, stages, curve.kc)
}
