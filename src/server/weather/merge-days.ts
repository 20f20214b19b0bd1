import type { DayWeather } from '../../agronomy/types.ts'
import type { ForecastDay } from '../../contracts/weather.ts'
import type { DayReport } from './weather-provider.ts'

/** Fills the days that are not known with typical ones. */
export function fillWithTypicalDays(known: ForecastDay[], typical: ForecastDay[]): ForecastDay[] {
  const byDate = new Map(known.map((day) => [day.forecastDate, day]))
  return typical.map((day) => byDate.get(day.forecastDate) ?? day)
}

/** Completes today's report of a provider that covers only the hours ahead, whose highest temperature would be the evening's. */
export function addEarlierHoursOfDay(today: DayReport, stored: ForecastDay | undefined): DayReport {
  if (!today.partial || !stored) return today
  return {
    ...today,
    temperature: Math.max(today.temperature, stored.temperature),
    temperatureMin: Math.min(today.temperatureMin, stored.temperatureMin),
    precipitation: Math.max(today.precipitation, stored.precipitation),
  }
}

/** Converts a forecast day to the adviser's input. */
export const toDayWeather = (day: ForecastDay): DayWeather => ({
  date: day.forecastDate,
  tMax: day.temperature,
  tMin: day.temperatureMin,
  rain: day.precipitation,
  rainProbability: day.precipitationProbability,
  humidity: day.humidity,
  windMax: day.windSpeed,
  // For a typical day the adviser estimates ET0 and marks it so.
  et0: day.estimated ? null : day.et0,
  estimated: day.estimated,
})
