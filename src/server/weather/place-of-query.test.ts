import { describe, expect, test } from 'bun:test'
import { createLog } from '../../shared/log.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { readConfig } from '../config.ts'
import { createPlaceService } from '../places/service.ts'
import { testDatabase } from '../testing/database.ts'
import { resolvePlace } from './place-of-query.ts'

const places = createPlaceService({
  db: testDatabase(),
  config: readConfig({}),
  clock: { now: () => new Date('2026-06-20T09:00:00Z') },
  fetch,
  log: createLog('silent'),
})
const asked = (text: string) => resolvePlace(places, text)

describe('the place that a location parameter means', () => {
  test('may be a name, coordinates, or a location object as JSON', async () => {
    expect(await asked('Kano, Nigeria')).toEqual({ lat: 12.0001, lng: 8.5167, name: 'Kano' })
    expect(await asked('12.0022,8.5920')).toEqual({ lat: 12.0022, lng: 8.592, name: 'Kano' })
    expect(await asked(' -22.56 , 17.08 ')).toMatchObject({ lat: -22.56, lng: 17.08, name: 'Windhoek' })
    expect(await asked('{"lat":9.06,"lng":7.5,"name":"My farm"}')).toEqual({ lat: 9.06, lng: 7.5, name: 'My farm' })
    expect(await asked('"Windhoek"')).toMatchObject({ name: 'Windhoek' })
  })

  test('whose coordinates are 0,0 is looked up by its name', async () => {
    expect(await asked('{"lat":0,"lng":0,"name":"Ibadan"}')).toMatchObject({ name: 'Ibadan', lat: 7.3776 })
    expect(await rethrowing(asked('0,0'))).toThrow('Please set your location in your profile')
  })

  test.each(['{"lat":"x"}', '{broken', '95,200'])('cannot be read from %s', async (text) => {
    expect(await rethrowing(asked(text))).toThrow('Please enter a place name, or a place with lat, lng and name')
  })

  test('that is found nowhere says what to do', async () => {
    expect(await rethrowing(asked('asdfgh'))).toThrow(
      'We could not find "asdfgh". Please enter the name of a town near you.',
    )
  })
})
