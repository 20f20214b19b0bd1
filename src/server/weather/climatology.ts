import { climateNormal, climateNormalWeek } from '../../agronomy/climate/climate-normals.ts'
import { radiationSite } from '../../agronomy/climate/site.ts'
import type { DayWeather } from '../../agronomy/types.ts'
import { referenceEvapotranspiration } from '../../agronomy/water/reference-evapotranspiration.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Point } from '../places/nearest.ts'
import { localDateAt, localHourAt } from './local-time-at-place.ts'
import { type CurrentReport, type DayReport, roundToHundredth, roundToTenth } from './weather-provider.ts'

const COOLEST_HOUR = 6
const WARMEST_HOUR = 15
const DAY_STARTS = 6
const NIGHT_STARTS = 19
/** Wind if unknown; nearby stations' mean is used first. FAO-56 assumes 2 m/s at 2 m, 9.6 km/h at 10 m. */
const UNKNOWN_WIND_KMH = 9.6
const UNKNOWN_HUMIDITY = 60

/** Cache sizes of typical weather by place and day, and by place and week. */
const CACHE_MAX = { days: 5_000, weeks: 2_000 }

/** Typical weather of the season: always available, always marked `estimated`. */
export function createClimatology(clock: Clock) {
  const typicalDays = new Map<string, DayWeather>()
  const typicalWeeks = new Map<string, DayReport[]>()

  function typicalDay(point: Point, date: string): DayWeather {
    if (typicalDays.size >= CACHE_MAX.days) typicalDays.clear()
    return typicalDays.getOrInsertComputed(`${point.lat} ${point.lng} ${date}`, () =>
      climateNormal(placeOfPoint(point), date),
    )
  }

  return {
    name: 'climatology' as const,

    current(point: Point): CurrentReport {
      const now = clock.now()
      const hour = localHourAt(point, now)
      const day = typicalDay(point, localDateAt(point, now))
      return {
        observedAt: now.toISOString(),
        temperature: roundToTenth(temperatureAt(day, hour)),
        humidity: Math.round(day.humidity ?? UNKNOWN_HUMIDITY),
        // Rain of one hour, as an equal share of the day's rain.
        precipitation: roundToHundredth(day.rain / 24),
        windSpeed: roundToTenth(day.windMean ?? UNKNOWN_WIND_KMH),
        visibility: null,
        ...skyOf(day, hour < DAY_STARTS || hour >= NIGHT_STARTS),
      }
    },

    /** Returns `count` typical days from `from` on. */
    days(point: Point, from: string, count: number): DayReport[] {
      if (typicalWeeks.size >= CACHE_MAX.weeks) typicalWeeks.clear()
      const name = `${point.lat} ${point.lng} ${from} ${count}`
      return typicalWeeks.getOrInsertComputed(name, () => typicalReports(point, from, count))
    },
  }
}

function typicalReports(point: Point, from: string, count: number): DayReport[] {
  const site = radiationSite(placeOfPoint(point))
  return climateNormalWeek(placeOfPoint(point), from, count).map((day) => ({
    forecastDate: day.date,
    temperature: roundToTenth(day.tMax),
    temperatureMin: roundToTenth(day.tMin),
    precipitation: roundToTenth(day.rain),
    precipitationProbability: day.rainProbability,
    humidity: day.humidity,
    windSpeed: day.windMax,
    et0: roundToTenth(referenceEvapotranspiration(day, site).et0),
    ...skyOf(day),
    partial: false,
  }))
}

const placeOfPoint = ({ lat, lng }: Point) => ({ lat, lng, elevation: null, country: null, state: null })

/** Temperature between the day's extremes along half cosines: lowest at 6, highest at 15 (WAVE; de Wit, 1978). */
function temperatureAt({ tMin, tMax }: DayWeather, hour: number): number {
  const warming = WARMEST_HOUR - COOLEST_HOUR
  const since = (hour - COOLEST_HOUR + 24) % 24
  const share =
    since <= warming
      ? (1 - Math.cos((Math.PI * since) / warming)) / 2
      : (1 + Math.cos((Math.PI * (since - warming)) / (24 - warming))) / 2
  return tMin + (tMax - tMin) * share
}

/** Returns the sky for a day's probability of rain. */
function skyOf({ rainProbability }: DayWeather, night = false): { description: string; icon: string } {
  const chance = rainProbability ?? 0
  const [description, icon] =
    chance >= 40
      ? ['typical: rain on many days', '10']
      : chance >= 20
        ? ['typical: clouds and some showers', '03']
        : chance >= 8
          ? ['typical: partly cloudy', '02']
          : [night ? 'typical: clear sky' : 'typical: mostly sunny', '01']
  return { description, icon: `${icon}${night ? 'n' : 'd'}` }
}
