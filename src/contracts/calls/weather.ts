import * as z from 'zod/mini'
import { call } from '../call.ts'
import { rainHistory, rainsAhead, rainsQuery } from '../rains.ts'
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

/** Odds of the start of the rains. */
export const getRains = call('GET /api/weather/rains', {
  who: 'signed-in',
  query: rainsQuery,
  out: rainsAhead,
  offline: true,
})

/** Past years of the rains, with planting tables of the user's crops. */
export const getRainYears = call('GET /api/weather/years', {
  who: 'signed-in',
  query: rainsQuery,
  out: rainHistory,
  offline: true,
})
