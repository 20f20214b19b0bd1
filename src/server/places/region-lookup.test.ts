import { describe, expect, test } from 'bun:test'
import type { KnownPlaces } from './known-places.ts'
import { createPlaceNames } from './place-names.ts'
import { createRegionLookup } from './region-lookup.ts'
import { prepareName } from './spelling.ts'

/** Kilometres of a degree along a meridian. */
const DEGREE_KM = 111.195
const CENTRE = { lat: 10, lng: 8 }
const northOf = (km: number) => ({ lat: CENTRE.lat + km / DEGREE_KM, lng: CENTRE.lng })
const CALLED = { state: 'Kaduna', country: 'NG', ownPoint: true }
const place = (name: string, kind: 'town' | 'lga', km: number) => ({
  ...{ ...CALLED, ...northOf(km), name, kind, keys: [prepareName(name)] },
})

describe('one known place', () => {
  const references = [{ ...CALLED, ...CENTRE, id: 'ng-kaduna-zaria', lga: 'Zaria' }]
  const lookup = createRegionLookup({ references, places: [] } as unknown as KnownPlaces)

  test.each([
    ['is the area of farms up to 30 km away', 30, (km: number) => lookup.areaOf(northOf(km)) !== null],
    ['gives its state to farms up to 200 km away', 200, (km: number) => lookup.region(northOf(km)) !== null],
    ['is served up to 300 km away', 300, (km: number) => lookup.serves(northOf(km))],
  ])('%s', (_, km, isReached) => {
    expect([isReached(km - 0.1), isReached(km + 0.1)]).toEqual([true, false])
  })
})

describe('the name of a farm', () => {
  const nameAt = (...places: ReturnType<typeof place>[]) =>
    createPlaceNames({ references: [], places } as unknown as KnownPlaces).nearest(CENTRE)

  test('is a place up to 60 km away, else its coordinates', () => {
    expect(nameAt(place('Zaria', 'town', 59.9))).toBe('Zaria')
    expect(nameAt(place('Zaria', 'town', 60.1))).toBe('10.0000, 8.0000')
  })

  test('is a town rather than a local government up to 8 km nearer', () => {
    expect(nameAt(place('Sabon Gari', 'lga', 2), place('Zaria', 'town', 9.9))).toBe('Zaria')
    expect(nameAt(place('Sabon Gari', 'lga', 2), place('Zaria', 'town', 10.1))).toBe('Sabon Gari')
  })
})
