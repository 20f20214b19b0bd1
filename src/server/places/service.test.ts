import { afterEach, describe, expect, test } from 'bun:test'
import { locations } from '../../db/schema/places.ts'
import { createLog } from '../../shared/log.ts'
import { readConfig } from '../config.ts'
import { testDatabase } from '../testing/database.ts'
import { startOpenWeather } from '../testing/providers/openweather.ts'
import { type Provider, startProvider } from '../testing/providers/provider.ts'
import { createPlaceService } from './service.ts'

const clock = { now: () => new Date('2026-06-20T09:00:00Z') }
const setUp = (environment: Record<string, string> = {}) => {
  const db = testDatabase()
  return {
    db,
    places: createPlaceService({ db, config: readConfig(environment), clock, fetch, log: createLog('silent') }),
  }
}
let provider: Provider | undefined
afterEach(() => provider?.stop())

describe('naming a point', () => {
  const { places } = setUp()

  test('the nearest town is the name a farmer knows', async () => {
    expect(await places.reverse(12.0022, 8.592, 1)).toMatchObject([{ name: 'Kano', state: 'Kano', country: 'NG' }])
    expect(await places.reverse(-22.56, 17.08, 1)).toMatchObject([{ name: 'Windhoek', state: 'Khomas', country: 'NA' }])
  })

  test('more names come nearest first, as many as asked for', async () => {
    const names = await places.reverse(12.0022, 8.592, 3)
    expect(names).toHaveLength(3)
    expect(new Set(names.map(({ name }) => name)).size).toBe(3)
  })

  test('names a place once where a town and its area have the same name', async () => {
    const names = await places.reverse(-19.57, 18.1, 3)
    expect(names.filter(({ name }) => name === 'Grootfontein')).toHaveLength(1)
  })

  test('further than 60 km from any known place its name is the coordinates with 4 decimals', async () => {
    expect(await places.reverse(-24.9, 14.95, 1)).toEqual([
      { name: '-24.9000, 14.9500', state: null, country: null, lat: -24.9, lon: 14.95 },
    ])
    expect(places.nearestName({ lat: 51.5, lng: -0.1276 })).toBe('51.5000, -0.1276')
  })

  test('a constituency known only by another place does not name a farm', () => {
    expect(places.nearestName({ lat: -17.93, lng: 19.77 })).toBe('Rundu')
  })

  test('its region is that of the nearest reference location, and nowhere outside both countries', () => {
    expect(places.region({ lat: 12.0022, lng: 8.592 })).toMatchObject({ state: 'Kano', country: 'NG' })
    expect(places.region({ lat: -17.9, lng: 15.97 })).toMatchObject({ country: 'NA' })
    expect(places.region({ lat: 51.5, lng: -0.13 })).toBeNull()
  })
})

describe('the reference locations', () => {
  test('fill the table once, with ids that are the same in every database', async () => {
    const [one, other] = [setUp(), setUp()]
    await one.places.ensureReferenceLocations()
    await one.places.ensureReferenceLocations()
    await other.places.ensureReferenceLocations()
    const rows = await one.db.orm.select().from(locations)
    expect(rows).toHaveLength(842)
    expect((await other.db.orm.select().from(locations)).map(({ id }) => id).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    )
    const { locationId } = one.places.region({ lat: 12.0022, lng: 8.592 })!
    expect(rows.find(({ id }) => id === locationId)?.state).toBe('Kano')
    expect(locationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('hold 37 states of Nigeria with 774 local governments, and 14 regions of Namibia', async () => {
    const { places } = setUp()
    await places.ensureReferenceLocations()
    const nigeria = await places.referenceLocations({ country: 'ng' })
    expect(nigeria).toHaveLength(774)
    expect(new Set(nigeria.map(({ state }) => state)).size).toBe(37)
    const namibia = await places.referenceLocations({ country: 'NA' })
    expect(new Set(namibia.map(({ state }) => state)).size).toBe(14)
    expect(await places.referenceLocations({ state: 'kano state' })).toHaveLength(44)
    expect(await places.referenceLocations({ country: 'NA', state: 'Karas' })).not.toHaveLength(0)
    expect(await places.referenceLocations({ state: 'Nowhere' })).toEqual([])
  })
})

describe("OpenWeather's geocoder, when its key is set", () => {
  const geo = { name: 'Kano', country: 'JP', lat: 35.1, lon: 136.9 }

  test('is asked first, and a place of the two countries goes before one elsewhere', async () => {
    provider = await startOpenWeather({
      places: [geo, { name: 'Kano', state: 'Kano State', country: 'NG', lat: 11.9964, lon: 8.5167 }],
    })
    const { places } = setUp({ OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url })
    provider.requests.length = 0
    expect(await places.reverse(11.99, 8.51, 1)).toMatchObject([{ name: 'Kano', state: 'Kano State', country: 'NG' }])
    expect(provider.requests[0]?.pathname).toBe('/geo/1.0/reverse')
    expect(provider.requests[0]?.searchParams.get('limit')).toBe('5')
    const both = await places.forward('Kano', 2)
    expect(both.map(({ country }) => country)).toEqual(['NG', 'JP'])
    expect(await places.forward('Kano', 1)).toMatchObject([{ country: 'NG' }])
  })

  test('gives no more names of a point than were asked for', async () => {
    const body = ['Fagge', 'Kano', 'Gwale'].map((name) => ({ name, country: 'NG', lat: 12, lon: 8.5 }))
    provider = await startProvider(() => ({ status: 200, body }))
    const { places } = setUp({ OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url })
    expect((await places.reverse(12, 8.5, 2)).map(({ name }) => name)).toEqual(['Fagge', 'Kano'])
  })

  test('finding nothing, or failing, it is replaced by the built-in lists', async () => {
    provider = await startOpenWeather()
    const { places } = setUp({ OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url })
    expect(await places.forward('Maidugri', 1)).toMatchObject([{ name: 'Maiduguri', state: 'Borno' }])
    provider.behave({ kind: 'status', status: 500 })
    expect(await places.forward('Kano', 1)).toMatchObject([{ name: 'Kano', state: 'Kano' }])
    expect(await places.reverse(12.0022, 8.592, 1)).toMatchObject([{ name: 'Kano', state: 'Kano' }])
    expect(provider.requests).toHaveLength(2)
  })

  test('a wrong key is no error for the farmer', async () => {
    provider = await startOpenWeather({ key: 'another' })
    const { places } = setUp({ OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url })
    expect(await places.forward('Kano', 1)).toMatchObject([{ name: 'Kano', country: 'NG' }])
  })
})
