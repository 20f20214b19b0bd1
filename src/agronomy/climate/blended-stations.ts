import { itemAt } from '../../shared/lookups.ts'
import { CLIMATE_STATIONS } from './climate-stations.ts'

/** Temperature lapse rate, °C per metre of elevation. */
export const LAPSE_RATE = 0.0065
const DAYS_OF_MONTHS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Climate of a 0.1° cell at mid-month, interpolated between; temperatures at the elevation of the cell. */
interface Cell {
  elevation: number
  tMax: Float64Array
  tMin: Float64Array
  rain: Float64Array
  annualRain: number
  humidity: Float64Array
  wind: Float64Array | null
  radiation: Float64Array | null
  hargreavesRatio: Float64Array
}

/** Cache of 0.1° cells; emptied when it has more cells than both countries together. */
const cachedCells = new Map<number, Cell>()
const MOST_CELLS = 4096

/**
 * Monthly climate of a point: station means weighted by 1/(d² + 20 km²)², at 6.5 °C/km lapse; beyond 400 km from all
 * stations an estimate by latitude. Rough: source `climate-normals`.
 */
export function climateCell(lat: number, lng: number): Cell {
  const row = Math.round(lat * 10)
  const column = Math.round(lng * 10)
  const key = (row + 1000) * 10000 + column + 5000
  let cell = cachedCells.get(key)
  if (!cell) {
    if (cachedCells.size >= MOST_CELLS) cachedCells.clear()
    cell = interpolateStations(row / 10, column / 10)
    cachedCells.set(key, cell)
  }
  return cell
}

type Monthly = 'tMax' | 'tMin' | 'rain' | 'humidity' | 'wind' | 'radiation' | 'hargreavesRatio'

function interpolateStations(lat: number, lng: number): Cell {
  const distances = CLIMATE_STATIONS.map((s) => distanceKm(lat, lng, s.lat, s.lng))
  const weights = distances.map((d) => 1 / (d * d + 400) ** 2)
  const nearest = Math.min(...distances)
  const far = Math.min(1, Math.max(0, (nearest - 400) / 800))
  const elevation =
    weightedMean(
      CLIMATE_STATIONS.map((s) => s.elevation),
      weights,
    ) *
    (1 - far)
  const field = (name: Monthly, byLatitude: (month: number) => number, lapse = 0) => {
    const has = CLIMATE_STATIONS.map((s, n) => (s[name] ? itemAt(weights, n) : 0))
    return Array.from({ length: 12 }, (_, month) => {
      const near = weightedMean(
        CLIMATE_STATIONS.map((s) => (s[name]?.[month] ?? 0) + (s.elevation - elevation) * lapse),
        has,
      )
      return near * (1 - far) + byLatitude(month) * far
    })
  }
  const isNear = (name: Monthly, km: number) => CLIMATE_STATIONS.some((s, n) => s[name] && itemAt(distances, n) < km)
  const optional = (name: Monthly) => (isNear(name, 400) ? monthlyKnots(field(name, () => 0)) : null)
  const warmth = (month: number) => warmthByLatitude(lat, month)
  const monthlyRain = field('rain', () => 60)
  const rain = monthlyKnots(
    monthlyRain.map((mm, month) => mm / itemAt(DAYS_OF_MONTHS, month)),
    0,
  )
  return {
    elevation,
    tMax: monthlyKnots(field('tMax', (month) => warmth(month) + 5, LAPSE_RATE)),
    tMin: monthlyKnots(field('tMin', (month) => warmth(month) - 5, LAPSE_RATE)),
    rain,
    annualRain: Math.round(sumOfYear(rain)),
    humidity: monthlyKnots(field('humidity', () => 65)),
    wind: optional('wind'),
    radiation: optional('radiation'),
    hargreavesRatio: isNear('hargreavesRatio', 500)
      ? monthlyKnots(field('hargreavesRatio', () => 1))
      : new Float64Array(12).fill(1),
  }
}

/** Estimates the mean temperature at sea level by latitude, °C (from memory): 27 at the equator, 7 at 50°, with stronger seasons towards the poles. */
function warmthByLatitude(lat: number, month: number): number {
  const summer = Math.cos(((month - 6.5) * Math.PI) / 6) * Math.sign(lat)
  return 27 - 0.008 * lat * lat + Math.min(14, 0.25 * Math.abs(lat)) * summer
}

/** Adjusts mid-month values so that interpolating linearly between them keeps the monthly means: mean = (previous + 6·own + next)/8. Values stay at or above `least`. */
function monthlyKnots(means: number[], least = Number.NEGATIVE_INFINITY): Float64Array {
  const values = Float64Array.from(means)
  for (let round = 0; round < 6; round++) {
    const was = values.slice()
    for (let m = 0; m < 12; m++) {
      const got = (itemAt(was, (m + 11) % 12) + 6 * itemAt(was, m) + itemAt(was, (m + 1) % 12)) / 8
      values[m] = Math.max(least, itemAt(was, m) + itemAt(means, m) - got)
    }
  }
  return values
}

const LEFT_KNOT_OF_DAY = new Uint8Array(366)
const SHARE_PAST_LEFT_KNOT = new Float64Array(366)
for (let doy = 1; doy <= 365; doy++) {
  const position = monthPosition(doy) - 0.5
  LEFT_KNOT_OF_DAY[doy] = (Math.floor(position) + 12) % 12
  SHARE_PAST_LEFT_KNOT[doy] = position - Math.floor(position)
}

function monthPosition(doy: number): number {
  let before = 0
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  for (let m = 0; m < 12; m++) {
    if (doy <= before + itemAt(lengths, m)) return m + (doy - 0.5 - before) / itemAt(lengths, m)
    before += itemAt(lengths, m)
  }
  return 12
}

export function interpolateYear(values: Float64Array, doy: number): number {
  const left = itemAt(LEFT_KNOT_OF_DAY, doy)
  const a = itemAt(values, left)
  return a + (itemAt(values, left === 11 ? 0 : left + 1) - a) * itemAt(SHARE_PAST_LEFT_KNOT, doy)
}

function sumOfYear(values: Float64Array): number {
  let total = 0
  for (let doy = 1; doy <= 365; doy++) total += interpolateYear(values, doy)
  return total
}

function weightedMean(values: number[], weights: number[]): number {
  let total = 0
  let weight = 0
  for (let n = 0; n < values.length; n++) {
    total += itemAt(values, n) * itemAt(weights, n)
    weight += itemAt(weights, n)
  }
  return weight > 0 ? total / weight : 0
}

/** Equirectangular distance, accurate to a few per cent inside a country. */
function distanceKm(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const across = ((((lng2 - lng1 + 540) % 360) + 360) % 360) - 180
  return 111.2 * Math.hypot(lat2 - lat1, across * Math.cos((((lat1 + lat2) / 2) * Math.PI) / 180))
}
