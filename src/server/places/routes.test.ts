import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import { createLog } from '../../shared/log.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { readConfig } from '../config.ts'
import type { AppEnv } from '../http/context.ts'
import { errorResponse } from '../http/error-response.ts'
import { testDatabase } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { createPlaceService } from './service.ts'

const clock = { now: () => new Date('2026-06-20T09:00:00Z') }
const log = createLog('silent')
const places = createPlaceService({ db: testDatabase(), config: readConfig({}), clock, fetch, log })
const app = new Hono<AppEnv>()
  .route('/', endpointsOf({ places }, createRateLimits({ clock, enabled: true })))
  .onError((error, c) => errorResponse(error, c, log))
const get = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

describe('asking for places over HTTP', () => {
  test('a name gives points, a point gives names, without signing in', async () => {
    expect(await get('/api/geocode?q=Kano')).toEqual({
      status: 200,
      body: [{ name: 'Kano', state: 'Kano', country: 'NG', lat: 12.0001, lon: 8.5167 }],
    })
    expect(await get('/api/geocode/reverse?lat=12.0022&lon=8.592&limit=2')).toMatchObject({
      status: 200,
      body: [{ name: 'Kano' }, {}],
    })
    expect(await get('/api/geocode?q=asdfgh')).toEqual({ status: 200, body: [] })
  })

  test.each([
    ['/api/geocode', 'q', 'Please enter a place name'],
    ['/api/geocode?q=%20', 'q', 'Please enter a place name'],
    [`/api/geocode?q=${'x'.repeat(201)}`, 'q', 'Please use at most 200 characters'],
    ['/api/geocode?q=Kano&limit=99', 'limit', 'limit must be a whole number from 1 to 10'],
    ['/api/geocode/reverse?lat=12&lon=', 'lon', 'lon must be a number'],
    ['/api/geocode/reverse?lat=91&lon=8', 'lat', 'Latitude must be between -90 and 90'],
    ['/api/geocode/reverse?lat=NaN&lon=8', 'lat', 'lat must be a number'],
  ])('%s is told what is wrong', async (path, field, message) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } })
  })

  test('the reference locations need a session', async () => {
    expect(await get('/api/locations')).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    })
  })
})
