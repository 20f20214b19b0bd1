import { climateNormals } from './climate-normals.ts'
import type { CropFacts } from './crop-facts.ts'
import type { StageLengths } from './crop-growth.ts'
import { monthOf } from './dates.ts'
import { saturationVapourPressure } from './reference-evapotranspiration.ts'
import type { Place } from './types.ts'

/** Crop coefficients of one crop at one place. */
export interface KcValues {
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

/** Mean minimum humidity from temperatures alone, %, eq. 64 (dew point near Tmin). */
export const humidityMinFromTemperature = (tMax: number, tMin: number): number =>
  Math.min(100, (100 * saturationVapourPressure(tMin)) / saturationVapourPressure(tMax))

/** Mean minimum humidity from the mean humidity of days with these temperatures, %. */
export function humidityMinFromMean(humidity: number, tMax: number, tMin: number): number {
  const highest = saturationVapourPressure(tMax)
  const ea = (humidity / 100) * ((highest + saturationVapourPressure(tMin)) / 2)
  return Math.min(100, (100 * ea) / highest)
}

/** The crop's Kc at a place, adjusted to the usual climate of the month its mid-season falls in. */
export function localKc(facts: CropFacts, place: Place, midSeason: string): KcValues {
  return climateAdjusted(facts.kc, facts.kc.hMax, place, midSeason)
}

/** Any Kc set adjusted to the usual climate of a date's month at a place. */
export function climateAdjusted(kc: KcValues, height: number, place: Place, date: string): KcValues {
  const normals = climateNormals(place)
  const month = monthOf(date) - 1
  const humidityMin = humidityMinFromMean(normals.humidity[month]!, normals.tMax[month]!, normals.tMin[month]!)
  const u2 = normals.wind?.[month] ?? 2
  return {
    ini: kc.ini,
    mid: adjustedKc(kc.mid, u2, humidityMin, height),
    end: kc.end > 0.45 ? adjustedKc(kc.end, u2, humidityMin, height) : kc.end,
  }
}

/** Crop evapotranspiration under no stress, mm/day, eq. 58. */
export const cropEvapotranspiration = (kc: number, et0: number): number => kc * et0
