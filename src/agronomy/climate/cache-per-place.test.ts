import { expect, test } from 'bun:test'
import { PLACES } from '../testing/example-fields.ts'
import type { Place } from '../types.ts'
import { cachePerPlace } from './cache-per-place.ts'

test('a place is asked for once, another one anew, however little sets them apart', () => {
  const asked: (string | null)[] = []
  const stateOf = cachePerPlace((place) => {
    asked.push(place.state)
    return place.state
  })
  const kano: Place = { ...PLACES.kano }
  expect([stateOf(kano), stateOf({ ...kano }), stateOf(PLACES.jos), stateOf(kano)]).toEqual([
    'Kano',
    'Kano',
    'Plateau',
    'Kano',
  ])
  expect(asked).toEqual(['Kano', 'Plateau'])
  for (const other of [{ state: null }, { country: null }, { elevation: 471 }, { lat: 12.1 }, { lng: 8.6 }])
    stateOf({ ...kano, ...other })
  expect(asked).toHaveLength(7)
  kano.state = 'Jigawa'
  expect(stateOf(kano)).toBe('Jigawa')
})
