import { itemAt } from '../../shared/lookups.ts'
import { dayNumber, isoDate } from '../dates.ts'
import type { DayWeather, FieldSituation } from '../types.ts'
import { climateNormalOfDay, typicalDayOfYear } from './climate-normals.ts'

/** Weather summary around today. Rain in mm, temperatures in °C, wind in km/h at 10 m. */
export interface WeatherSummary {
  /** True if the days ahead are a forecast, false if they are climate normals. */
  live: boolean
  /** Up to 7 days from `asOf` on; typical days if no forecast is known. */
  ahead: readonly DayWeather[]
  rain2: number
  rain3: number
  rain7: number
  /** Number of the next 3 days with 1 mm or more. */
  wetNext3: number
  dryAhead: number
  tMax3: number
  tMin3: number
  tMean3: number
  humidity3: number | null
  windMax3: number | null
  /** Rain of the last 3 days, mm: measured, or the climate normal if not recorded. */
  rainLast3: number
  rainLast7: number
  rainLast14: number
  wetLast7: number
  /** Consecutive days before `asOf` with less than 1 mm, 30 at most. */
  dryDays: number
  pastTypical: boolean
}

const FORECAST_DAYS = 7
const PAST_DAYS = 14
/** Maximum length of a dry run that is counted, days. */
const LONGEST_DRY_RUN = 30
/** Daily rain that counts as rain, mm. */
const WET_DAY_MM = 1
/** Chance of a wet day below which a typical day counts as dry. */
const DRY_CHANCE = 8

type Days = Pick<FieldSituation, 'asOf' | 'place' | 'history' | 'forecast'>

export function summarizeWeather(situation: Days): WeatherSummary {
  const today = dayNumber(situation.asOf)
  const ahead = daysAhead(situation, today)
  const past = daysBehind(situation, today)
  const first3 = Math.min(3, ahead.length)
  let live = false
  let tMax = 0
  let tMin = 0
  let humidity = 0
  let humid = 0
  let wind: number | null = null
  let wetNext3 = 0
  for (let n = 0; n < first3; n++) {
    const day = itemAt(ahead, n)
    if (!day.estimated) live = true
    tMax += day.tMax
    tMin += day.tMin
    if (day.humidity !== null) {
      humidity += day.humidity
      humid++
    }
    if (day.windMax !== null) wind = wind === null ? day.windMax : Math.max(wind, day.windMax)
    if (day.estimated) wetNext3 += (day.rainProbability ?? 0) / 100
    else if (day.rain >= WET_DAY_MM) wetNext3++
  }
  let dryAhead = 0
  while (dryAhead < ahead.length && isDry(itemAt(ahead, dryAhead))) dryAhead++
  return {
    live,
    ahead,
    rain2: rainOf(ahead, 2),
    rain3: rainOf(ahead, 3),
    rain7: rainOf(ahead, 7),
    wetNext3: Math.round(wetNext3),
    dryAhead,
    tMax3: tMax / first3,
    tMin3: tMin / first3,
    tMean3: (tMax + tMin) / (2 * first3),
    humidity3: humid > 0 ? humidity / humid : null,
    windMax3: wind,
    ...past,
  }
}

function daysAhead(situation: Days, today: number): DayWeather[] {
  const days: DayWeather[] = []
  for (const day of situation.forecast) {
    if (days.length < FORECAST_DAYS && day.date === isoDate(today + days.length)) days.push(day)
    else if (day.date > situation.asOf) break
  }
  for (let n = days.length; n < FORECAST_DAYS; n++) days.push(climateNormalOfDay(situation.place, today + n))
  return days
}

type Past = Pick<WeatherSummary, 'rainLast3' | 'rainLast7' | 'rainLast14' | 'wetLast7' | 'dryDays' | 'pastTypical'>

function daysBehind({ history, place }: Days, today: number): Past {
  let index = history.length - 1
  let rainLast3 = 0
  let rainLast7 = 0
  let rainLast14 = 0
  let wetLast7 = 0
  let typical = 0
  let dryDays = 0
  let dry = true
  for (let back = 1; back <= LONGEST_DRY_RUN && (dry || back <= PAST_DAYS); back++) {
    const wanted = today - back
    while (index >= 0 && dayNumber(itemAt(history, index).date) > wanted) index--
    const known = index >= 0 && dayNumber(itemAt(history, index).date) === wanted
    const day = known ? itemAt(history, index) : typicalDayOfYear(place, wanted)
    if (back <= 3) rainLast3 += day.rain
    if (back <= 7) {
      rainLast7 += day.rain
      if (day.estimated) typical++
      wetLast7 += day.estimated ? (day.rainProbability ?? 0) / 100 : day.rain >= WET_DAY_MM ? 1 : 0
    }
    if (back <= PAST_DAYS) rainLast14 += day.rain
    dry = dry && isDry(day)
    if (dry) dryDays++
  }
  return { rainLast3, rainLast7, rainLast14, wetLast7: Math.round(wetLast7), dryDays, pastTypical: typical > 3 }
}

const isDry = (day: DayWeather): boolean =>
  day.estimated && day.rainProbability !== null ? day.rainProbability < DRY_CHANCE : day.rain < WET_DAY_MM

function rainOf(days: readonly DayWeather[], count: number): number {
  let sum = 0
  for (let n = 0; n < Math.min(count, days.length); n++) sum += itemAt(days, n).rain
  return sum
}
