import { hargreavesCorrection, MEAN_TO_MAX_WIND } from '../climate/climate-normals.ts'
import type { RadiationSite } from '../climate/site.ts'
import { dayOfYear } from '../dates.ts'
import type { DayWeather } from '../types.ts'
import {
  clearSkyRadiation,
  daylightHours,
  extraterrestrialRadiation,
  netLongwaveRadiation,
  netShortwaveRadiation,
  radiationFromSunshine,
  radiationFromTemperature,
} from './radiation.ts'

export type EvapotranspirationMethod = 'provider' | 'penman-monteith' | 'hargreaves'

/**
 * ETo, mm/day: provider's, else Penman-Monteith (eq. 6) with humidity and wind, else Hargreaves (eq. 52) times the
 * region's ratio. About 15 %: show one decimal at most. @param gamma psychrometric constant, kPa/°C
 */
export function referenceEvapotranspiration(
  day: DayWeather,
  site: RadiationSite,
  gamma = psychrometricConstant(site.elevation),
): { et0: number; method: EvapotranspirationMethod } {
  if (day.et0 !== null && day.et0 >= 0 && day.et0 < 20) return { et0: day.et0, method: 'provider' }
  const doy = dayOfYear(day.date)
  const wind = meanWindOfDay(day)
  if (wind !== null && (day.humidity !== null || (day.dewPoint ?? null) !== null)) {
    const { lat, elevation, coastal } = site
    const input = { ...day, dayOfYear: doy, lat, elevation, coastal, wind: wind / 3.6, windHeight: 10, gamma }
    return { et0: penmanMonteithEvapotranspiration(input).et0, method: 'penman-monteith' }
  }
  const et0 = hargreavesEvapotranspiration(day.tMax, day.tMin, extraterrestrialRadiation(site.lat, doy))
  return { et0: et0 * hargreavesCorrection(site.lat, site.lng, doy), method: 'hargreaves' }
}

/** Mean wind, km/h at 10 m, or six tenths of the highest; null if unknown. */
export const meanWindOfDay = (day: DayWeather): number | null =>
  day.windMean ?? (day.windMax === null ? null : day.windMax * MEAN_TO_MAX_WIND)

/** Hargreaves ETo, mm/day, eq. 52; `ra` in MJ m⁻² day⁻¹; range at least 1 °C. */
export function hargreavesEvapotranspiration(tMax: number, tMin: number, ra: number): number {
  const mean = (tMax + tMin) / 2
  const range = tMax > tMin ? tMax - tMin : 1
  return Math.max(0, 0.0023 * (mean + 17.8) * Math.sqrt(range) * 0.408 * ra)
}

interface PenmanMonteithInput {
  dayOfYear: number
  lat: number
  elevation: number
  coastal?: boolean
  tMax: number
  tMin: number
  /** Actual vapour pressure, kPa, when measured. */
  ea?: number | null
  /** Relative humidity, %: extremes (eq. 17), or the mean (eq. 19). */
  humidityMax?: number | null
  humidityMin?: number | null
  humidity?: number | null
  /** Dew point, °C, for the actual vapour pressure (eq. 14). */
  dewPoint?: number | null
  /** Offset from Tmin without humidity (eq. 48): 2-3 °C in a dry season. */
  dryness?: number
  /** m/s at `windHeight` m (default 2), eq. 47; missing: 2 m/s. */
  wind?: number | null
  windHeight?: number
  /** MJ m⁻² day⁻¹; missing: from sunshine hours (eq. 35), else from the temperature range (eq. 50). */
  radiation?: number | null
  sunshineHours?: number | null
  /** Soil heat flux G, MJ m⁻² day⁻¹; 0 for a day (eq. 42). */
  soilHeatFlux?: number
  /** Psychrometric constant, kPa/°C; missing: from the elevation. */
  gamma?: number
}

type Humidity = Pick<
  PenmanMonteithInput,
  'tMax' | 'tMin' | 'ea' | 'humidityMax' | 'humidityMin' | 'humidity' | 'dewPoint' | 'dryness'
>
type Sunshine = Pick<PenmanMonteithInput, 'tMax' | 'tMin' | 'radiation' | 'sunshineHours'>

interface PenmanMonteith {
  /** Reference evapotranspiration, mm/day. */
  et0: number
  /** Saturation vapour pressure, kPa. */
  es: number
  ea: number
  delta: number
  gamma: number
  /** Wind at 2 m, m/s. */
  u2: number
  /** MJ m⁻² day⁻¹. */
  ra: number
  rs: number
  rso: number
  rn: number
}

/** FAO Penman-Monteith ETo with terms, eq. 6; fallbacks of FAO-56 chapter 3. */
export function penmanMonteithEvapotranspiration(input: PenmanMonteithInput): PenmanMonteith {
  const { tMax, tMin, lat, elevation } = input
  const mean = (tMax + tMin) / 2
  const es = meanSaturationPressure(tMax, tMin)
  const ea = Math.min(es, actualVapourPressure(input, es))
  const delta = vapourPressureSlope(mean)
  const gamma = input.gamma ?? psychrometricConstant(elevation)
  const u2 = windAt2m(input.wind ?? null, input.windHeight ?? 2)
  const ra = extraterrestrialRadiation(lat, input.dayOfYear)
  const rso = clearSkyRadiation(ra, elevation)
  const rs = solarRadiation(input, { lat, coastal: input.coastal ?? false }, input.dayOfYear, ra, rso)
  const rn = netShortwaveRadiation(rs) - netLongwaveRadiation(tMax, tMin, ea, rs, rso)
  const energy = rn - (input.soilHeatFlux ?? 0)
  const air = ((gamma * 900) / (mean + 273)) * u2 * (es - ea)
  const et0 = Math.max(0, (0.408 * delta * energy + air) / (delta + gamma * (1 + 0.34 * u2)))
  return { et0, es, ea, delta, gamma, u2, ra, rs, rso, rn }
}

/** Saturation vapour pressure e°(T), kPa, eq. 11. */
export const saturationVapourPressure = (t: number): number => 0.6108 * Math.exp((17.27 * t) / (t + 237.3))

/** Mean saturation vapour pressure of a day, kPa, eq. 12. */
const meanSaturationPressure = (tMax: number, tMin: number): number =>
  (saturationVapourPressure(tMax) + saturationVapourPressure(tMin)) / 2

/** Slope of the saturation vapour pressure curve, kPa/°C, eq. 13. */
export const vapourPressureSlope = (t: number): number => (4098 * saturationVapourPressure(t)) / (t + 237.3) ** 2

/** Atmospheric pressure, kPa, eq. 7. */
export const atmosphericPressure = (elevation: number): number => 101.3 * ((293 - 0.0065 * elevation) / 293) ** 5.26

/** Psychrometric constant, kPa/°C, eq. 8. */
export const psychrometricConstant = (elevation: number): number => 0.000665 * atmosphericPressure(elevation)

/** Wind at 2 m, m/s, from `wind` at `height` m, eq. 47; unknown is 2 m/s, and never below 0.5. */
export function windAt2m(wind: number | null, height: number): number {
  if (wind === null) return 2
  if (height === 2) return Math.max(0.5, wind)
  return Math.max(0.5, (wind * 4.87) / (height === 10 ? PROFILE_AT_10_M : windProfile(height)))
}

const windProfile = (height: number): number => Math.log(67.8 * height - 5.42)
const PROFILE_AT_10_M = windProfile(10)

function actualVapourPressure(input: Humidity, es: number): number {
  const { tMax, tMin } = input
  if (typeof input.ea === 'number') return input.ea
  if (typeof input.humidityMax === 'number' && typeof input.humidityMin === 'number') {
    const atMin = (saturationVapourPressure(tMin) * input.humidityMax) / 100
    return (atMin + (saturationVapourPressure(tMax) * input.humidityMin) / 100) / 2
  }
  if (typeof input.dewPoint === 'number') return saturationVapourPressure(input.dewPoint)
  if (typeof input.humidity === 'number') return (Math.min(100, Math.max(0, input.humidity)) / 100) * es
  return saturationVapourPressure(tMin - (input.dryness ?? 0))
}

/** Global radiation: measured, sunshine, or temperature range; estimates up to clear sky. */
function solarRadiation(
  input: Sunshine,
  { lat, coastal }: Pick<RadiationSite, 'lat' | 'coastal'>,
  dayOfYear: number,
  ra: number,
  rso: number,
): number {
  if (typeof input.radiation === 'number') return Math.max(0, input.radiation)
  if (typeof input.sunshineHours === 'number') {
    return Math.min(rso, radiationFromSunshine(input.sunshineHours, daylightHours(lat, dayOfYear), ra))
  }
  const range = input.tMax > input.tMin ? input.tMax : input.tMin + 1
  return Math.min(rso, radiationFromTemperature(range, input.tMin, ra, coastal ? 0.19 : 0.16))
}
