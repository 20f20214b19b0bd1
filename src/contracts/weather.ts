import * as z from 'zod/mini'
import { integerParam, numberParam } from './number-text.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { dateSchema, isoTimeSchema, latitudeSchema, longitudeSchema } from './shapes.ts'

const WEATHER_SOURCES = ['open-meteo', 'openweather', 'climatology'] as const
export type WeatherSource = (typeof WEATHER_SOURCES)[number]

/** Units: °C, %, mm, km/h, km. `estimated`: climate normals, not an observation. */
export const currentWeatherSchema = z.object({
  location: z.object({ name: z.string(), lat: z.number(), lng: z.number() }),
  temperature: z.number(),
  humidity: z.number(),
  precipitation: z.number(),
  windSpeed: z.number(),
  visibility: z.nullable(z.number()),
  description: z.string(),
  icon: z.string(),
  observedAt: isoTimeSchema,
  source: z.enum(WEATHER_SOURCES),
  estimated: z.boolean(),
})
export type CurrentWeather = z.infer<typeof currentWeatherSchema>

/** Forecast of one day. `temperature` is the maximum; `fetchedAt` the time of download. */
export const forecastDaySchema = z.object({
  forecastDate: dateSchema,
  temperature: z.number(),
  temperatureMin: z.number(),
  precipitation: z.number(),
  precipitationProbability: z.nullable(z.number()),
  humidity: z.nullable(z.number()),
  windSpeed: z.nullable(z.number()),
  description: z.string(),
  icon: z.string(),
  et0: z.nullable(z.number()),
  source: z.enum(WEATHER_SOURCES),
  estimated: z.boolean(),
  fetchedAt: isoTimeSchema,
})
export type ForecastDay = z.infer<typeof forecastDaySchema>

export const FORECAST_DAYS = 7

const POINT_REFUSAL = apiRefusalMessage('Please give lat and lng, or a location')
const latitudeParam = numberParam('lat', latitudeSchema)
const longitudeParam = numberParam('lng', longitudeSchema)
export const currentWeatherQuerySchema = z
  .object({
    lat: z.optional(latitudeParam),
    lng: z.optional(longitudeParam),
    location: z.optional(
      z
        .string()
        .check(z.trim(), z.minLength(1, POINT_REFUSAL), z.maxLength(500, refusalMessage('text.long', { max: 500 }))),
    ),
  })
  .check(
    z.refine((query) => query.location !== undefined || (query.lat !== undefined && query.lng !== undefined), {
      error: POINT_REFUSAL,
      path: ['location'],
    }),
  )
export const forecastQuerySchema = z.object({
  lat: latitudeParam,
  lng: longitudeParam,
  days: z._default(integerParam('days', 1, FORECAST_DAYS), FORECAST_DAYS),
})

export const DEFAULT_VISIBILITY_KM = 10

/** Daily rain above which a forecast day gets the badge "heavy rain" and a warning. */
export const HEAVY_RAIN_MM = 30
/** Daily rain above which a forecast day gets the badge "rain". */
export const RAINY_DAY_MM = 15
/** Temperature above which a forecast day gets the badge "very hot" and a warning. */
export const VERY_HOT_CELSIUS = 35

export type WeatherBadge = 'heavy-rain' | 'very-hot' | 'rain' | 'normal'

/** Returns the badge of a forecast day: over 30 mm, else over 35 °C, else over 15 mm. */
export function weatherBadge({
  precipitation,
  temperature,
}: {
  precipitation: number
  temperature: number
}): WeatherBadge {
  if (precipitation > HEAVY_RAIN_MM) return 'heavy-rain'
  if (temperature > VERY_HOT_CELSIUS) return 'very-hot'
  return precipitation > RAINY_DAY_MM ? 'rain' : 'normal'
}
