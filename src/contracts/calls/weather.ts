import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currentWeatherQuerySchema, currentWeatherSchema, forecastDaySchema, forecastQuerySchema } from '../weather.ts'

export const getWeather = defineCall('GET /api/weather/current', {
  who: 'signed-in',
  query: currentWeatherQuerySchema,
  out: currentWeatherSchema,
  offline: true,
})

export const getForecast = defineCall('GET /api/weather/forecast', {
  who: 'signed-in',
  query: forecastQuerySchema,
  out: z.array(forecastDaySchema),
  offline: true,
})
