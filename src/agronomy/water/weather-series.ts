import { itemAt } from '../../shared/lookups.ts'
import { climateNormalOfDay } from '../climate/climate-normals.ts'
import { radiationSite } from '../climate/site.ts'
import { dayNumber } from '../dates.ts'
import type { DayWeather, FieldSituation, Place } from '../types.ts'
import {
  type EvapotranspirationMethod,
  meanWindOfDay,
  psychrometricConstant,
  referenceEvapotranspiration,
} from './reference-evapotranspiration.ts'

/** Gapless days, typical where unknown; shared by a farm's crops. */
export interface WeatherSeries {
  /** Day number of the first day; number of days. */
  first: number
  count: number
  days: DayWeather[]
  et0: Float64Array
  et0Method: EvapotranspirationMethod[]
  /** First recorded day number; past the end without one. */
  firstRecorded: number
}

/** Days before today for which weather is read, also the lead-in of the water balance. */
export const LOOK_BACK_DAYS = 60
export const WET_START_DAYS = 10

export function buildWeatherSeries(
  situation: Pick<FieldSituation, 'asOf' | 'place' | 'history' | 'forecast'>,
): WeatherSeries {
  const today = dayNumber(situation.asOf)
  return buildSeriesBetween(
    situation.place,
    today - LOOK_BACK_DAYS - WET_START_DAYS,
    today + 6,
    situation.history,
    situation.forecast,
  )
}

/** Days `first` to `last`, known ones else climate normals. */
export function buildSeriesBetween(
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
  const site = radiationSite(place)
  const gamma = psychrometricConstant(site.elevation)
  const days: DayWeather[] = new Array(count)
  const et0 = new Float64Array(count)
  const et0Method: EvapotranspirationMethod[] = new Array(count)
  for (let n = 0; n < count; n++) {
    const day = withRange(known[n], place, first + n)
    const reference = referenceEvapotranspiration(day, site, gamma)
    days[n] = day
    et0[n] = reference.et0
    et0Method[n] = reference.method
  }
  return { first, count, days, et0, et0Method, firstRecorded }
}

/** Known day, or typical. A single temperature gets the usual range (a choice). */
function withRange(day: DayWeather | undefined, place: Place, number: number): DayWeather {
  if (day && day.tMax !== day.tMin) return day
  const normal = climateNormalOfDay(place, number)
  if (!day) return normal
  const half = (normal.tMax - normal.tMin) / 2
  return { ...day, tMax: day.tMax + half, tMin: day.tMin - half }
}

/** Number of last days whose mean fills gaps in the forecast (a choice). */
const GAP_FILLING_DAYS = 7

interface Lately {
  /** km/h at 10 m, daily mean. */
  windMean: number | null
  /** MJ m⁻² day⁻¹. */
  radiation: number | null
}

function lastKnown(history: readonly DayWeather[]): Lately {
  return {
    windMean: meanOfLast(history, meanWindOfDay),
    radiation: meanOfLast(history, (day) => day.radiation ?? null),
  }
}

function meanOfLast(history: readonly DayWeather[], pick: (day: DayWeather) => number | null): number | null {
  let sum = 0
  let count = 0
  for (let n = history.length - 1; n >= 0 && count < GAP_FILLING_DAYS; n--) {
    const value = itemAt(history, n).estimated ? null : pick(itemAt(history, n))
    if (value === null) continue
    sum += value
    count++
  }
  return count === 0 ? null : sum / count
}

function withLatest(day: DayWeather, { windMean, radiation }: Lately): DayWeather {
  const calm = windMean === null || meanWindOfDay(day) !== null
  const dark = radiation === null || (day.radiation ?? null) !== null || (day.sunshineHours ?? null) !== null
  if (day.estimated || (calm && dark)) return day
  return { ...day, windMean: calm ? day.windMean : windMean, radiation: dark ? day.radiation : radiation }
}
