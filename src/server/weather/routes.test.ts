import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { User } from '../../contracts/account.ts'
import { currentWeatherSchema, forecastDaySchema } from '../../contracts/weather.ts'
import { createLog } from '../../shared/log.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { readConfig } from '../config.ts'
import type { AppEnv } from '../http/context.ts'
import { errorResponse } from '../http/error-response.ts'
import { createPlaceService } from '../places/service.ts'
import { testDatabase } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { createWeatherService } from './service.ts'

const foundation = {
  db: testDatabase(),
  config: readConfig({ WEATHER_PROVIDER: 'climatology' }),
  clock: { now: () => new Date('2026-06-20T09:00:00Z') },
  fetch,
  log: createLog('silent'),
}
const weather = createWeatherService({
  ...foundation,
  places: createPlaceService(foundation),
  limits: createRateLimits({ ...foundation, enabled: true }),
})
const appFor = (user: User | null) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('user', user)
      await next()
    })
    .route('/', endpointsOf({ weather }))
    .onError((error, c) => errorResponse(error, c, foundation.log))
const signedIn = appFor({ id: 'someone' } as User)
const get = async (path: string, app = signedIn) => {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

describe('asking for the weather over HTTP', () => {
  test('needs a session', async () => {
    const refusal = { status: 401, body: { message: 'Unauthorized' } }
    expect(await get('/api/weather/current?lat=12&lng=8.5', appFor(null))).toEqual(refusal)
    expect(await get('/api/weather/forecast?lat=12&lng=8.5', appFor(null))).toEqual(refusal)
  })

  test('now is told for coordinates and for a place name alike, in the contract’s shape', async () => {
    const byPoint = await get('/api/weather/current?lat=12.0001&lng=8.5167')
    expect(byPoint.status).toBe(200)
    expect(currentWeatherSchema.parse(byPoint.body)).toEqual(byPoint.body)
    expect(await get('/api/weather/current?location=kano')).toEqual(byPoint)
  })

  test('the forecast has the days asked for, seven unless said, each with its evapotranspiration', async () => {
    const { body } = await get('/api/weather/forecast?lat=12&lng=8.5')
    const days = z.array(forecastDaySchema).parse(body)
    expect(days).toHaveLength(7)
    for (const { et0 } of days) expect(et0).toBeGreaterThan(2)
    expect((await get('/api/weather/forecast?lat=12&lng=8.5&days=3')).body).toHaveLength(3)
  })

  test('a point far from both countries is refused and says what to choose; near the border it is not', async () => {
    const message = 'We know the weather of Nigeria and Namibia only. Please choose a place there.'
    const far = { status: 400, body: { message } }
    expect(await get('/api/weather/current?lat=90&lng=0')).toEqual(far)
    expect(await get('/api/weather/forecast?lat=51.5&lng=-0.1')).toEqual(far)
    expect(await get(`/api/weather/current?location=${encodeURIComponent('-1.29,36.82')}`)).toEqual(far)
    expect((await get('/api/weather/current?lat=13.5&lng=2.1')).status).toBe(200)
    expect((await get('/api/weather/forecast?lat=-28.6&lng=16.5')).status).toBe(200)
  })

  test('one’s own farm may be asked for as often as one likes, wherever it is; other places 60 times an hour', async () => {
    const farm = { lat: 51.5, lng: -0.1, name: 'London' }
    const app = appFor({ id: 'abroad', location: farm } as User)
    for (let n = 0; n < 60; n++) {
      expect((await get(`/api/weather/forecast?lat=${(10 + n / 30).toFixed(2)}&lng=8`, app)).status).toBe(200)
    }
    expect((await get('/api/weather/forecast?lat=7&lng=8', app)).status).toBe(429)
    expect((await get('/api/weather/current?lat=7&lng=8', app)).status).toBe(429)
    expect((await get(`/api/weather/current?lat=${farm.lat}&lng=${farm.lng}`, app)).status).toBe(200)
    expect((await get('/api/weather/forecast?lat=7&lng=8')).status).toBe(200)
  })

  test('names are searched for 60 times a minute, known or not', async () => {
    const app = appFor({ id: 'curious', location: null } as User)
    for (let n = 0; n < 60; n++) expect((await get(`/api/weather/current?location=asdfgh${n}`, app)).status).toBe(404)
    expect((await get('/api/weather/current?location=qwertz', app)).status).toBe(429)
    expect((await get('/api/weather/current?lat=12&lng=8.5', app)).status).toBe(200)
  })

  test.each([
    ['/api/weather/current', 'location', 'Please give lat and lng, or a location'],
    ['/api/weather/current?lat=12', 'location', 'Please give lat and lng, or a location'],
    ['/api/weather/current?lat=12&lng=east', 'lng', 'lng must be a number'],
    ['/api/weather/forecast?lat=12', 'lng', 'lng is required'],
    ['/api/weather/forecast?lat=12&lng=181', 'lng', 'Longitude must be between -180 and 180'],
    ['/api/weather/forecast?lat=12&lng=8&days=8', 'days', 'days must be a whole number from 1 to 7'],
    ['/api/weather/forecast?lat=12&lng=8&days=1.5', 'days', 'days must be a whole number from 1 to 7'],
  ])('%s is told what is wrong', async (path, field, message) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } })
  })

  test('0,0 is no place yet, and a name found nowhere says what to do', async () => {
    const message = 'Please set your location in your profile to view weather information.'
    expect(await get('/api/weather/forecast?lat=0&lng=0')).toEqual({
      status: 400,
      body: { message },
    })
    expect((await get('/api/weather/current?location=asdfgh')).status).toBe(404)
  })
})
