import { Hono } from 'hono'
import * as z from 'zod/mini'
import { latitude, longitude } from '../../contracts/shapes.ts'
import type { RateLimits } from '../../ground/limits.ts'
import type { AppEnv } from '../http/context.ts'
import { requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import { numberText, wholeText } from './number-text.ts'
import type { Places } from './service.ts'

const limit = z._default(wholeText('limit', 1, 10), 1)
const forwardQuery = z.object({
  q: z
    .string('Please enter a place name')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a place name'),
      z.maxLength(200, 'Please use at most 200 characters'),
    ),
  limit,
})
const reverseQuery = z.object({ lat: numberText('lat', latitude), lon: numberText('lon', longitude), limit })
const locationsQuery = z.object({
  country: z.optional(
    z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'country must be a code of two letters')),
  ),
  state: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters'))),
})

/** Geocoding is open to all, as registration uses it, but limited by address. */
export function placeRoutes(places: Places, limits: RateLimits) {
  return new Hono<AppEnv>()
    .get('/api/geocode', validate('query', forwardQuery), async (c) => {
      limits.take('geocode', c.get('address'))
      const { q, limit } = c.req.valid('query')
      return c.json(await places.forward(q, limit))
    })
    .get('/api/geocode/reverse', validate('query', reverseQuery), async (c) => {
      limits.take('geocode', c.get('address'))
      const { lat, lon, limit } = c.req.valid('query')
      return c.json(await places.reverse(lat, lon, limit))
    })
    .get('/api/locations', requireUser, validate('query', locationsQuery), async (c) =>
      c.json(await places.referenceLocations(c.req.valid('query'))),
    )
}
