import { dayNumber, dayOfYearOfDayNumber, isoDate } from '../dates.ts'
import type { DayWeather, Place } from '../types.ts'
import { climateCell, interpolateYear, LAPSE_RATE } from './blended-stations.ts'
import { cachePerPlace } from './cache-per-place.ts'
import { RAIN_PER_WET_DAY } from './climate-stations.ts'
import { highlandElevation } from './highlands.ts'

/** Returns the typical day: `estimated: true`, mean rain in mm/day and its probability. Each month's mean is the climate normal. */
export const climateNormal = (place: Place, date: string): DayWeather => ({
  ...typicalDayOfYear(place, dayNumber(date)),
  date,
})

export const climateNormalOfDay = (place: Place, day: number): DayWeather => ({
  ...typicalDayOfYear(place, day),
  date: isoDate(day),
})

/** Returns the shared object for a day of the year, without a date, for hot loops. Do not modify it. */
export function typicalDayOfYear(place: Place, number: number): Readonly<DayWeather> {
  const year = typicalYear(place)
  const doy = Math.min(365, dayOfYearOfDayNumber(number))
  const known = year[doy]
  if (known) return known
  const day = typicalDay(place, doy)
  year[doy] = day
  return day
}

/** Memo of typical days by day of the year. */
const typicalYear = cachePerPlace((): (DayWeather | undefined)[] => new Array(366))

function typicalDay(place: Pick<Place, 'lat' | 'lng' | 'elevation'>, doy: number): DayWeather {
  const cell = climateCell(place.lat, place.lng)
  const height = place.elevation ?? highlandElevation(place.lat, place.lng)
  const cooler = height === null ? 0 : (height - cell.elevation) * LAPSE_RATE
  const rain = Math.max(0, interpolateYear(cell.rain, doy))
  const wind = cell.wind ? interpolateYear(cell.wind, doy) : null
  const windMean = wind === null ? null : (wind / 0.748) * 3.6
  const tMin = interpolateYear(cell.tMin, doy) - cooler
  return {
    date: '',
    tMax: roundToTenth(Math.max(interpolateYear(cell.tMax, doy) - cooler, tMin + 1)),
    tMin: roundToTenth(tMin),
    rain: roundToTenth(rain),
    rainProbability: Math.round(rainChance(rain)),
    humidity: Math.round(Math.min(100, Math.max(5, interpolateYear(cell.humidity, doy)))),
    windMax: windMean === null ? null : Math.round(windMean / MEAN_TO_MAX_WIND),
    windMean: windMean === null ? null : roundToTenth(windMean),
    radiation: cell.radiation ? roundToTenth(interpolateYear(cell.radiation, doy)) : null,
    et0: null,
    estimated: true,
  }
}

export function climateNormalWeek(place: Place, from: string, days = 7): DayWeather[] {
  const first = dayNumber(from)
  return Array.from({ length: days }, (_, n) => climateNormalOfDay(place, first + n))
}

export const annualRainNormal = ({ lat, lng }: Pick<Place, 'lat' | 'lng'>): number => climateCell(lat, lng).annualRain

export const blendedStationElevation = (lat: number, lng: number): number => climateCell(lat, lng).elevation

/** Returns the Hargreaves correction factor for a day of the year. */
export function hargreavesCorrection(lat: number, lng: number, dayOfYear: number): number {
  return interpolateYear(climateCell(lat, lng).hargreavesRatio, Math.min(365, dayOfYear))
}

/** Ratio of daily mean to the strongest hourly wind (a choice; gusts excluded). */
export const MEAN_TO_MAX_WIND = 0.6

/** Chance of a wet day (%) when `rain` mm/day fall on average. */
const rainChance = (rain: number): number => Math.min(95, (100 * rain) / RAIN_PER_WET_DAY)

const roundToTenth = (value: number): number => Math.round(value * 10) / 10
