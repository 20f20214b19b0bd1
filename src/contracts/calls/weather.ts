import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currentWeather, currentWeatherQuery, forecastDay, forecastQuery } from '../weather.ts'

export const getWeather = defineCall('GET /api/weather/current', {
  who: 'signed-in',
  query: currentWeatherQuery,
  out: currentWeather,
  offline: true,
})

export const getForecast = defineCall('GET /api/weather/forecast', {
  who: 'signed-in',
  query: forecastQuery,
  out: z.array(forecastDay),
  offline: true,
})
