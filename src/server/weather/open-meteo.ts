import * as z from 'zod/mini'
import type { JsonRequest } from '../foundation/fetch-json.ts'
import {
  type CurrentReport,
  type DayReport,
  PLAUSIBLE_WEATHER,
  roundOrNull,
  roundToHundredth,
  roundToTenth,
  type WeatherProvider,
} from './weather-provider.ts'
import { describeWmoCode } from './wmo-codes.ts'

const CURRENT = 'temperature_2m,relative_humidity_2m,precipitation,weather_code,wind_speed_10m,visibility,is_day'
const DAILY =
  'weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,relative_humidity_2m_mean,wind_speed_10m_max,et0_fao_evapotranspiration'
const FORECAST_DAYS = 7
const wmoCodeSchema = z.optional(z.nullable(z.number()))
const currentAnswer = z.object({
  utc_offset_seconds: z.number().check(z.gte(-50_400), z.lte(50_400)),
  current: z.object({
    time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
    temperature_2m: PLAUSIBLE_WEATHER.celsius,
    relative_humidity_2m: PLAUSIBLE_WEATHER.percent,
    precipitation: PLAUSIBLE_WEATHER.millimetres,
    wind_speed_10m: PLAUSIBLE_WEATHER.kilometresPerHour,
    weather_code: wmoCodeSchema,
    visibility: z.optional(z.nullable(PLAUSIBLE_WEATHER.metres)),
    is_day: z.optional(z.nullable(z.number())),
  }),
})

const columnSchema = <Schema extends z.ZodMiniType>(of: Schema) => z.array(z.nullable(of))
const optionalColumn = <Schema extends z.ZodMiniType>(of: Schema) => z.optional(columnSchema(of))
const dailySchema = z
  .object({
    time: z.array(z.iso.date()).check(z.minLength(1)),
    temperature_2m_max: columnSchema(PLAUSIBLE_WEATHER.celsius),
    temperature_2m_min: columnSchema(PLAUSIBLE_WEATHER.celsius),
    precipitation_sum: columnSchema(PLAUSIBLE_WEATHER.millimetres),
    weather_code: optionalColumn(z.number()),
    precipitation_probability_max: optionalColumn(PLAUSIBLE_WEATHER.percent),
    relative_humidity_2m_mean: optionalColumn(PLAUSIBLE_WEATHER.percent),
    wind_speed_10m_max: optionalColumn(PLAUSIBLE_WEATHER.kilometresPerHour),
    et0_fao_evapotranspiration: optionalColumn(PLAUSIBLE_WEATHER.et0),
  })
  .check(
    z.refine((days) =>
      Object.values(days).every((values) => values === undefined || values.length === days.time.length),
    ),
    z.refine((days) =>
      days.time.every((_, n) => (days.temperature_2m_min[n] ?? -99) <= (days.temperature_2m_max[n] ?? 99)),
    ),
  )
const dailyAnswer = z.object({ daily: dailySchema })

/** Open-Meteo's forecast API: no key. https://open-meteo.com/en/docs */
export function createOpenMeteo(ask: JsonRequest, baseUrl: string): WeatherProvider {
  const address = (point: { lat: number; lng: number }, query: Record<string, string | number>) =>
    `${baseUrl}/v1/forecast?${new URLSearchParams({
      latitude: String(point.lat),
      longitude: String(point.lng),
      timezone: 'auto',
      wind_speed_unit: 'kmh',
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    })}`

  return {
    name: 'open-meteo',
    async current(point) {
      const answer = await ask(address(point, { current: CURRENT }), currentAnswer)
      return reportOf(answer)
    },
    async days(point, pastDays) {
      const answer = await ask(
        address(point, { daily: DAILY, forecast_days: FORECAST_DAYS, past_days: pastDays }),
        dailyAnswer,
      )
      return daysOf(answer.daily)
    },
  }
}

function reportOf({ current, utc_offset_seconds }: z.infer<typeof currentAnswer>): CurrentReport {
  const local = Date.parse(`${current.time}:00Z`)
  return {
    observedAt: new Date(local - utc_offset_seconds * 1000).toISOString(),
    temperature: roundToTenth(current.temperature_2m),
    humidity: Math.round(current.relative_humidity_2m),
    precipitation: roundToHundredth(current.precipitation),
    windSpeed: roundToTenth(current.wind_speed_10m),
    visibility: roundOrNull(current.visibility, (metres) => roundToTenth(metres / 1000)),
    ...describeWmoCode(current.weather_code, { rain: current.precipitation, night: current.is_day === 0 }),
  }
}

function daysOf(days: z.infer<typeof dailySchema>): DayReport[] {
  return days.time.flatMap((forecastDate, n) => {
    const [high, low, rain] = [days.temperature_2m_max[n], days.temperature_2m_min[n], days.precipitation_sum[n]]
    if (high == null || low == null || rain == null) return []
    return {
      forecastDate,
      temperature: roundToTenth(high),
      temperatureMin: roundToTenth(low),
      precipitation: roundToTenth(rain),
      precipitationProbability: roundOrNull(days.precipitation_probability_max?.[n], Math.round),
      humidity: roundOrNull(days.relative_humidity_2m_mean?.[n], Math.round),
      windSpeed: roundOrNull(days.wind_speed_10m_max?.[n], roundToTenth),
      et0: roundOrNull(days.et0_fao_evapotranspiration?.[n], roundToHundredth),
      ...describeWmoCode(days.weather_code?.[n], { rain }),
      partial: false,
    }
  })
}
