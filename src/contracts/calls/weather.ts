import * as z from 'zod/mini'
import { call } from '../call.ts'
import { currentWeather, currentWeatherQuery, forecastDay, forecastQuery } from '../weather.ts'

export const getWeather = call('GET /api/weather/current', {
  who: 'signed-in',
  query: currentWeatherQuery,
  out: currentWeather,
  offline: true,
})

export const getForecast = call('GET /api/weather/forecast', {
  who: 'signed-in',
  query: forecastQuery,
  out: z.array(forecastDay),
  offline: true,
})
