import { itemAt } from '../../shared/lookups.ts'

/** FAO-56 chapter 3. Angles in radians, radiation in MJ m⁻² day⁻¹, latitude in degrees north. */

const SOLAR_CONSTANT = 0.082
const RADIANS_PER_DEGREE = Math.PI / 180

/** Inverse relative distance Earth-Sun, eq. 23. */
export const inverseRelativeDistance = (dayOfYear: number): number =>
  1 + 0.033 * Math.cos(((2 * Math.PI) / 365) * dayOfYear)

/** Solar declination, rad, eq. 24. */
export const solarDeclination = (dayOfYear: number): number =>
  0.409 * Math.sin(((2 * Math.PI) / 365) * dayOfYear - 1.39)

/** Sunset hour angle, rad, eq. 25; 0 in polar night, π in polar day. */
export const sunsetHourAngle = (lat: number, dayOfYear: number): number =>
  Math.acos(Math.min(1, Math.max(-1, -Math.tan(lat * RADIANS_PER_DEGREE) * sunOn(dayOfYear).tan)))

/** Extraterrestrial radiation Ra, eq. 21. */
export function extraterrestrialRadiation(lat: number, dayOfYear: number): number {
  if (lat !== lastSunshine.lat) lastSunshine = sunshineAt(lat)
  const known = itemAt(lastSunshine.ra, dayOfYear)
  if (!Number.isNaN(known)) return known
  const ra = radiationOf(lat, dayOfYear)
  lastSunshine.ra[dayOfYear] = ra
  return ra
}

/** Ra by day of the year at a latitude; NaN if not computed. */
interface Sunshine {
  lat: number
  ra: Float64Array
}

/** Memo: one entry per latitude. */
const cachedSunshine = new Map<number, Sunshine>()
const MOST_LATITUDES = 1024
let lastSunshine: Sunshine = { lat: Number.NaN, ra: new Float64Array(0) }

function sunshineAt(lat: number): Sunshine {
  let found = cachedSunshine.get(lat)
  if (!found) {
    if (cachedSunshine.size >= MOST_LATITUDES) cachedSunshine.clear()
    found = { lat, ra: new Float64Array(367).fill(Number.NaN) }
    cachedSunshine.set(lat, found)
  }
  return found
}

function radiationOf(lat: number, dayOfYear: number): number {
  const phi = lat * RADIANS_PER_DEGREE
  const { sin, cos, tan, inverse } = sunOn(dayOfYear)
  const ws = Math.acos(Math.min(1, Math.max(-1, -Math.tan(phi) * tan)))
  const sum = ws * Math.sin(phi) * sin + Math.cos(phi) * cos * Math.sin(ws)
  return Math.max(0, ((24 * 60) / Math.PI) * SOLAR_CONSTANT * inverse * sum)
}

interface Sun {
  sin: number
  cos: number
  tan: number
  inverse: number
}

const SUN: (Sun | undefined)[] = []

function sunOn(dayOfYear: number): Sun {
  const known = SUN[dayOfYear]
  if (known) return known
  const d = solarDeclination(dayOfYear)
  const sun = { sin: Math.sin(d), cos: Math.cos(d), tan: Math.tan(d), inverse: inverseRelativeDistance(dayOfYear) }
  SUN[dayOfYear] = sun
  return sun
}

/** Daylight hours N, eq. 34. */
export const daylightHours = (lat: number, dayOfYear: number): number =>
  (24 / Math.PI) * sunsetHourAngle(lat, dayOfYear)

/** Clear-sky radiation Rso, eq. 37; `elevation` in m. */
export const clearSkyRadiation = (ra: number, elevation: number): number => (0.75 + 2e-5 * elevation) * ra

/** Solar radiation from `n` hours of sunshine of a possible `daylight`, eq. 35 (Angström). */
export const radiationFromSunshine = (n: number, daylight: number, ra: number, as = 0.25, bs = 0.5): number =>
  daylight > 0 ? (as + bs * (n / daylight)) * ra : 0

/** Solar radiation from the day's temperature range, eq. 50; `kRs` 0.16 inland, 0.19 at the coast. Not capped. */
export const radiationFromTemperature = (tMax: number, tMin: number, ra: number, kRs: number): number =>
  kRs * Math.sqrt(Math.max(0, tMax - tMin)) * ra

export const netShortwaveRadiation = (rs: number): number => 0.77 * rs

/** Minimum of Rs/Rso, which gives a cloudiness factor of 0.055. */
const LEAST_CLEAR = 0.3

/** Net longwave radiation, eq. 39; `ea` in kPa; Rs/Rso 0.3 to 1 (ASCE-EWRI 2005, eq. 18, as in WSWUP/RefET). */
export function netLongwaveRadiation(tMax: number, tMin: number, ea: number, rs: number, rso: number): number {
  const max = tMax + 273.16
  const min = tMin + 273.16
  const clouds = rso > 0 ? Math.min(1, Math.max(LEAST_CLEAR, rs / rso)) : LEAST_CLEAR
  return 4.903e-9 * ((max ** 4 + min ** 4) / 2) * (0.34 - 0.14 * Math.sqrt(ea)) * (1.35 * clouds - 0.35)
}
