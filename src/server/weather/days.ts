import type { DayWeather } from '../../agronomy/types.ts'
import type { ForecastDay } from '../../contracts/weather.ts'
import type { DayReport } from './port.ts'

/** `count` days from `from` on: those that are known, the others as the season usually is. */
export function completed(known: ForecastDay[], typical: ForecastDay[]): ForecastDay[] {
  const byDate = new Map(known.map((day) => [day.forecastDate, day]))
  return typical.map((day) => byDate.get(day.forecastDate) ?? day)
}

/** Today by a provider that speaks only of the hours ahead: or a day's highest would be its evening's. */
export function withEarlierHours(today: DayReport, told: ForecastDay | undefined): DayReport {
  if (!today.partial || !told) return today
  return {
    ...today,
    temperature: Math.max(today.temperature, told.temperature),
    temperatureMin: Math.min(today.temperatureMin, told.temperatureMin),
    precipitation: Math.max(today.precipitation, told.precipitation),
  }
}

/** A day as the adviser takes it. */
export const dayWeather = (day: ForecastDay): DayWeather => ({
  date: day.forecastDate,
  tMax: day.temperature,
  tMin: day.temperatureMin,
  rain: day.precipitation,
  rainProbability: day.precipitationProbability,
  humidity: day.humidity,
  windMax: day.windSpeed,
  // Of a typical day it works it out itself, and says so.
  et0: day.estimated ? null : day.et0,
  estimated: day.estimated,
})
