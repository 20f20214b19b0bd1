import { Hono } from 'hono'
import * as z from 'zod/mini'
import { coordinatesOf, latitude, longitude } from '../../contracts/shapes.ts'
import { FORECAST_DAYS } from '../../contracts/weather.ts'
import { AppError } from '../../ground/errors.ts'
import type { AppEnv } from '../http/context.ts'
import { requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import { numberText, wholeText } from '../places/number-text.ts'
import type { Weather } from './service.ts'

const WHERE = 'Please give lat and lng, or a location'
const lat = numberText('lat', latitude)
const lng = numberText('lng', longitude)
const currentQuery = z
  .object({
    lat: z.optional(lat),
    lng: z.optional(lng),
    location: z.optional(
      z.string().check(z.trim(), z.minLength(1, WHERE), z.maxLength(500, 'Please use at most 500 characters')),
    ),
  })
  .check(
    z.refine((query) => query.location !== undefined || (query.lat !== undefined && query.lng !== undefined), {
      error: WHERE,
      path: ['location'],
    }),
  )
const forecastQuery = z.object({
  lat,
  lng,
  days: z._default(wholeText('days', 1, FORECAST_DAYS), FORECAST_DAYS),
})

export function weatherRoutes(weather: Weather) {
  return new Hono<AppEnv>()
    .get('/api/weather/current', requireUser, validate('query', currentQuery), async (c) => {
      const { lat, lng, location } = c.req.valid('query')
      const point =
        lat !== undefined && lng !== undefined
          ? knownPoint(lat, lng)
          : await weather.resolveLocation(c.get('user')!, location!)
      weather.mayAsk(c.get('user')!, point)
      return c.json(await weather.current(point))
    })
    .get('/api/weather/forecast', requireUser, validate('query', forecastQuery), async (c) => {
      const { lat, lng, days } = c.req.valid('query')
      const point = knownPoint(lat, lng)
      weather.mayAsk(c.get('user')!, point)
      return c.json(await weather.forecast(point, days))
    })
}

/** @throws AppError invalid for 0,0, which means "no coordinates yet" (contract §6). */
function knownPoint(lat: number, lng: number): { lat: number; lng: number } {
  if (coordinatesOf({ lat, lng, name: '' })) return { lat, lng }
  throw new AppError('invalid', 'Please set your location in your profile to view weather information.')
}
