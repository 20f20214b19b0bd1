import { dayNumber, dayOfYearOf, isoDate } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'
import { RAIN_PER_WET_DAY, STATIONS, type Station } from './climate-stations.ts'

/** Monthly climate of a place, January first. */
export interface MonthlyNormals {
  /** Metres; the place's own or, unknown, the surrounding stations'. */
  elevation: number
  tMax: number[]
  tMin: number[]
  /** mm in the month. */
  rain: number[]
  /** Days with 1 mm or more, estimated from the rain. */
  rainDays: number[]
  humidity: number[]
  /** m/s at 2 m; null where no station near has a usable wind (FAO-56 then takes 2 m/s). */
  wind: number[] | null
  /** MJ m⁻² day⁻¹; null where no station near has it. */
  radiation: number[] | null
  /** Penman-Monteith over Hargreaves: corrects Hargreaves for the region. */
  hargreavesRatio: number[]
}

/**
 * Climate of a place by month: the stations' means weighted by 1/(d² + 20 km²)², temperatures brought to the place's
 * height at 6.5 °C/km. Far from every station (over 400 km) a plain estimate by latitude takes over, so that every
 * point on Earth gets something sane. All of it is rough: source `climate-normals`.
 */
export function climateNormals(place: Place): MonthlyNormals {
  const cell = cellOf(place.lat, place.lng)
  const elevation = place.elevation ?? cell.elevation
  const cooler = (elevation - cell.elevation) * LAPSE
  return {
    elevation,
    tMax: monthly(cell.tMax, (v) => v - cooler),
    tMin: monthly(cell.tMin, (v) => v - cooler),
    rain: monthly(cell.rain, (v, m) => v * DAYS[m]!),
    rainDays: monthly(cell.rain, (v, m) => (DAYS[m]! * rainChance(v)) / 100),
    humidity: monthly(cell.humidity),
    wind: cell.wind && monthly(cell.wind),
    radiation: cell.radiation && monthly(cell.radiation),
    hargreavesRatio: monthly(cell.hargreavesRatio),
  }
}

/**
 * A typical day of the season: `estimated: true`, rain as the mean mm/day, and the chance of a wet day from it.
 * Days run between mid-month knots chosen so that each month's mean is the normal.
 */
export const climateNormal = (place: Place, date: string): DayWeather => climateNormalOn(place, dayNumber(date), date)

/** The same by day number, for hot loops. */
export function climateNormalOn(place: Place, day: number, date = isoDate(day)): DayWeather {
  const cell = cellOf(place.lat, place.lng)
  const doy = Math.min(365, dayOfYearOf(day))
  const cooler = place.elevation === null ? 0 : (place.elevation - cell.elevation) * LAPSE
  const rain = Math.max(0, at(cell.rain, doy))
  const wind = cell.wind ? at(cell.wind, doy) : null
  const windMean = wind === null ? null : (wind / 0.748) * 3.6
  const tMin = at(cell.tMin, doy) - cooler
  return {
    date,
    tMax: round(Math.max(at(cell.tMax, doy) - cooler, tMin + 1)),
    tMin: round(tMin),
    rain: round(rain),
    rainProbability: Math.round(rainChance(rain)),
    humidity: Math.round(Math.min(100, Math.max(5, at(cell.humidity, doy)))),
    windMax: windMean === null ? null : Math.round(windMean / MEAN_TO_MAX_WIND),
    windMean: windMean === null ? null : round(windMean),
    radiation: cell.radiation ? round(at(cell.radiation, doy)) : null,
    et0: null,
    estimated: true,
  }
}

/** `days` typical days from `from` on. */
export function typicalWeek(place: Place, from: string, days = 7): DayWeather[] {
  const first = dayNumber(from)
  return Array.from({ length: days }, (_, n) => climateNormalOn(place, first + n))
}

/** Height of the surrounding stations, m: what stands in for a place's unknown height. */
export const typicalElevation = (lat: number, lng: number): number => cellOf(lat, lng).elevation

/** Typical wind (m/s at 2 m, null unknown), radiation and Hargreaves correction of a day of the year. */
export function hargreavesCorrection(lat: number, lng: number, dayOfYear: number): number {
  return at(cellOf(lat, lng).hargreavesRatio, Math.min(365, dayOfYear))
}

/** Share of the strongest hourly wind that the daily mean comes to (a choice; gusts are not in it). */
export const MEAN_TO_MAX_WIND = 0.6

/** °C per m. */
const LAPSE = 0.0065
const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Interpolated knots: values at mid-month, in sea-level-free form (temperatures at the cell's own height). */
interface Cell {
  elevation: number
  tMax: Float64Array
  tMin: Float64Array
  rain: Float64Array
  humidity: Float64Array
  wind: Float64Array | null
  radiation: Float64Array | null
  hargreavesRatio: Float64Array
}

/** Memo of a pure function: one entry a 0.1° cell, emptied when it grows past what both countries need at once. */
const cells = new Map<number, Cell>()
const MOST_CELLS = 4096

function cellOf(lat: number, lng: number): Cell {
  const row = Math.round(lat * 10)
  const column = Math.round(lng * 10)
  const key = (row + 1000) * 10000 + column + 5000
  let cell = cells.get(key)
  if (!cell) {
    if (cells.size >= MOST_CELLS) cells.clear()
    cell = interpolate(row / 10, column / 10)
    cells.set(key, cell)
  }
  return cell
}

function interpolate(lat: number, lng: number): Cell {
  const distances = STATIONS.map((s) => kilometres(lat, lng, s.lat, s.lng))
  const weights = distances.map((d) => 1 / (d * d + 400) ** 2)
  const nearest = Math.min(...distances)
  const far = Math.min(1, Math.max(0, (nearest - 400) / 800))
  const elevation =
    mean(
      STATIONS.map((s) => s.elevation),
      weights,
    ) *
    (1 - far)
  const field = (pick: (s: Station) => number[] | null, byLatitude: (month: number) => number, lapse = 0) => {
    const has = STATIONS.map((s, n) => (pick(s) ? weights[n]! : 0))
    return Array.from({ length: 12 }, (_, month) => {
      const near = mean(
        STATIONS.map((s) => (pick(s)?.[month] ?? 0) + (s.elevation - elevation) * lapse),
        has,
      )
      return near * (1 - far) + byLatitude(month) * far
    })
  }
  const optional = (pick: (s: Station) => number[] | null) => {
    const reach = STATIONS.some((s, n) => pick(s) && distances[n]! < 400)
    return reach ? knots(field(pick, () => 0)) : null
  }
  const warmth = (month: number) => warmthByLatitude(lat, month)
  const ratioReach = STATIONS.some((s, n) => s.hargreavesRatio && distances[n]! < 500)
  return {
    elevation,
    tMax: knots(
      field(
        (s) => s.tMax,
        (m) => warmth(m) + 5,
        LAPSE,
      ),
    ),
    tMin: knots(
      field(
        (s) => s.tMin,
        (m) => warmth(m) - 5,
        LAPSE,
      ),
    ),
    rain: knots(
      field(
        (s) => s.rain,
        () => 60,
      ).map((v, m) => v / DAYS[m]!),
      0,
    ),
    humidity: knots(
      field(
        (s) => s.humidity,
        () => 65,
      ),
    ),
    wind: optional((s) => s.wind),
    radiation: optional((s) => s.radiation),
    hargreavesRatio: ratioReach
      ? knots(
          field(
            (s) => s.hargreavesRatio,
            () => 1,
          ),
        )
      : new Float64Array(12).fill(1),
  }
}

/** Plain zonal mean temperature, °C at sea level (from memory): 27 at the equator, 7 at 50°, seasons growing polewards. */
function warmthByLatitude(lat: number, month: number): number {
  const summer = Math.cos(((month - 6.5) * Math.PI) / 6) * Math.sign(lat)
  return 27 - 0.008 * lat * lat + Math.min(14, 0.25 * Math.abs(lat)) * summer
}

/**
 * Mid-month values between which straight lines give back each month's mean: a month's mean of such lines is
 * (before + 6·own + after)/8; a few rounds of correction suffice. Rain stays at `least` or more.
 */
function knots(means: number[], least = Number.NEGATIVE_INFINITY): Float64Array {
  const values = Float64Array.from(means)
  for (let round = 0; round < 6; round++) {
    const was = values.slice()
    for (let m = 0; m < 12; m++) {
      const got = (was[(m + 11) % 12]! + 6 * was[m]! + was[(m + 1) % 12]!) / 8
      values[m] = Math.max(least, was[m]! + means[m]! - got)
    }
  }
  return values
}

/** The month's mean again, from its knots. */
function monthly(values: Float64Array, as: (value: number, month: number) => number = (v) => v): number[] {
  return Array.from({ length: 12 }, (_, m) => {
    const mean = (values[(m + 11) % 12]! + 6 * values[m]! + values[(m + 1) % 12]!) / 8
    return as(mean, m)
  })
}

/** Mid-month to the left of each day of the year, and how far past it the day is (0-1). */
const LEFT = new Uint8Array(366)
const PAST = new Float64Array(366)
for (let doy = 1; doy <= 365; doy++) {
  const position = monthPosition(doy) - 0.5
  LEFT[doy] = (Math.floor(position) + 12) % 12
  PAST[doy] = position - Math.floor(position)
}

function monthPosition(doy: number): number {
  let before = 0
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  for (let m = 0; m < 12; m++) {
    if (doy <= before + lengths[m]!) return m + (doy - 0.5 - before) / lengths[m]!
    before += lengths[m]!
  }
  return 12
}

function at(values: Float64Array, doy: number): number {
  const left = LEFT[doy]!
  const a = values[left]!
  return a + (values[left === 11 ? 0 : left + 1]! - a) * PAST[doy]!
}

/** Chance of a wet day (%) when `rain` mm/day fall on average. */
const rainChance = (rain: number): number => Math.min(95, (100 * rain) / RAIN_PER_WET_DAY)

function mean(values: number[], weights: number[]): number {
  let total = 0
  let weight = 0
  for (let n = 0; n < values.length; n++) {
    total += values[n]! * weights[n]!
    weight += weights[n]!
  }
  return weight > 0 ? total / weight : 0
}

/** Flat distance with the longitudes' shrinking, good to a few per cent inside a country. */
function kilometres(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const across = ((((lng2 - lng1 + 540) % 360) + 360) % 360) - 180
  return 111.2 * Math.hypot(lat2 - lat1, across * Math.cos((((lat1 + lat2) / 2) * Math.PI) / 180))
}

const round = (value: number): number => Math.round(value * 10) / 10
