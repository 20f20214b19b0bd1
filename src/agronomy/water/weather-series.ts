import { climateNormalOn } from '../climate/climate-normals.ts'
import { siteOf } from '../climate/site.ts'
import { dayNumber } from '../dates.ts'
import type { DayWeather, FieldSituation, Place } from '../types.ts'
import {
  dayWind,
  type EtMethod,
  psychrometricConstant,
  referenceEvapotranspiration,
} from './reference-evapotranspiration.ts'

/** Days without gaps, ready for the water balance: typical days stand where nothing is known. Crops of one farm share one. */
export interface WeatherSeries {
  /** Day number of the first day, and how many there are. */
  first: number
  count: number
  days: DayWeather[]
  /** mm/day, and where it came from. */
  et0: Float64Array
  et0Method: EtMethod[]
  /** First day with a record (not typical), as a day number; past the end when there is none. */
  firstRecorded: number
}

/** Days that a balance looks back, and further days that decide its start. */
export const LOOK_BACK = 60
export const WET_START_DAYS = 10

/** The last 60 days, the ten before them, and the week ahead of a field's `asOf`. */
export function weatherSeries(
  situation: Pick<FieldSituation, 'asOf' | 'place' | 'history' | 'forecast'>,
): WeatherSeries {
  const today = dayNumber(situation.asOf)
  return seriesOf(situation.place, today - LOOK_BACK - WET_START_DAYS, today + 6, situation.history, situation.forecast)
}

/** Days `first` to `last` (day numbers) at a place, from the days known and climate normals for the rest. */
export function seriesOf(
  place: Place,
  first: number,
  last: number,
  history: readonly DayWeather[],
  forecast: readonly DayWeather[] = [],
): WeatherSeries {
  const count = last - first + 1
  const known: (DayWeather | undefined)[] = new Array(count)
  let firstRecorded = last + 1
  const put = (day: DayWeather) => {
    const number = dayNumber(day.date)
    if (number < first || number > last) return
    known[number - first] = day
    if (!day.estimated && number < firstRecorded) firstRecorded = number
  }
  for (const day of history) put(day)
  const lately = lastKnown(history)
  for (const day of forecast) put(withLatest(day, lately))
  const site = siteOf(place)
  const gamma = psychrometricConstant(site.elevation)
  const days: DayWeather[] = new Array(count)
  const et0 = new Float64Array(count)
  const et0Method: EtMethod[] = new Array(count)
  for (let n = 0; n < count; n++) {
    const day = withRange(known[n], place, first + n)
    const reference = referenceEvapotranspiration(day, site, gamma)
    days[n] = day
    et0[n] = reference.et0
    et0Method[n] = reference.method
  }
  return { first, count, days, et0, et0Method, firstRecorded }
}

/** The day known, or a typical one. A day with one temperature only gets the season's usual range around it (a choice). */
function withRange(day: DayWeather | undefined, place: Place, number: number): DayWeather {
  if (day && day.tMax !== day.tMin) return day
  const normal = climateNormalOn(place, number)
  if (!day) return normal
  const half = (normal.tMax - normal.tMin) / 2
  return { ...day, tMax: day.tMax + half, tMin: day.tMin - half }
}

/** Recorded days whose mean stands in for what a forecast leaves out (a choice). */
const LATELY = 7

interface Lately {
  /** km/h at 10 m, daily mean. */
  windMean: number | null
  /** MJ m⁻² day⁻¹. */
  radiation: number | null
}

/** Wind and radiation of the last seven recorded days that have them. */
function lastKnown(history: readonly DayWeather[]): Lately {
  return { windMean: meanOfLast(history, dayWind), radiation: meanOfLast(history, (day) => day.radiation ?? null) }
}

function meanOfLast(history: readonly DayWeather[], pick: (day: DayWeather) => number | null): number | null {
  let sum = 0
  let count = 0
  for (let n = history.length - 1; n >= 0 && count < LATELY; n--) {
    const value = history[n]!.estimated ? null : pick(history[n]!)
    if (value === null) continue
    sum += value
    count++
  }
  return count === 0 ? null : sum / count
}

/** A forecast day without wind or radiation takes what was recorded lately. */
function withLatest(day: DayWeather, { windMean, radiation }: Lately): DayWeather {
  const calm = windMean === null || dayWind(day) !== null
  const dark = radiation === null || (day.radiation ?? null) !== null || (day.sunshineHours ?? null) !== null
  if (day.estimated || (calm && dark)) return day
  return { ...day, windMean: calm ? day.windMean : windMean, radiation: dark ? day.radiation : radiation }
}
