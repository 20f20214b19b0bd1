import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { PLACES } from '../testing/example-fields.ts'
import type { DayWeather } from '../types.ts'
import { endOfRainsIndex, findEndOfRains } from './rain-end.ts'
import { findRainOnset, onsetRuleFor } from './rain-onset.ts'

const { kano, maiduguri, makurdi, calabar, jos, oshakati, rundu, mariental } = PLACES
const katsina = { lat: 12.99, lng: 7.6, elevation: 500, country: 'NG', state: 'Katsina' }
const luderitz = { lat: -26.65, lng: 15.16, elevation: 20, country: 'NA', state: 'ǁKaras' }

const days = (from: string, rain: number[]): DayWeather[] =>
  rain.map((mm, n) => ({
    date: addDays(from, n),
    tMax: 33,
    tMin: 23,
    rain: mm,
    rainProbability: null,
    humidity: null,
    windMax: null,
    et0: null,
    estimated: false,
  }))
const dry = (count: number): number[] => new Array(count).fill(0)
const showers = (count: number): number[] => Array.from({ length: count }, (_, n) => (n % 4 === 0 ? 8 : 0))

describe('onset of the rains', () => {
  test('north: 20 mm in three days, no long dry spell after', () => {
    const onset = findRainOnset(days('2026-06-01', [...dry(5), 8, 0, 14, ...showers(30)]), kano)
    expect(onset).toEqual({ date: '2026-06-08', maybeFalse: false })
  })
  test('a dry spell of more than a week makes it a false start, and the next rain counts', () => {
    const onset = findRainOnset(days('2026-06-01', [25, ...dry(14), 30, ...showers(25)]), katsina)
    expect(onset?.date).toBe('2026-06-16')
    expect(findRainOnset(days('2026-05-28', [0, 0, 25, ...dry(14), 30, ...showers(25)]), katsina)?.date).toBe(
      '2026-06-14',
    )
  })
  test('it may be a false start until fourteen days are known after it; days that are only typical are not known', () => {
    const until = (after: number) => findRainOnset(days('2026-06-01', [25, ...showers(after)]), kano)
    expect(until(13)).toEqual({ date: '2026-06-03', maybeFalse: true })
    const [first, ...rest] = days('2026-06-01', [0, 0, 25, ...showers(14)])
    expect(findRainOnset([first!, ...rest], kano)).toEqual({ date: '2026-06-03', maybeFalse: false })
    const typical = [first!, ...rest].map((day, n) => ({ ...day, estimated: n > 9 }))
    expect(findRainOnset(typical, kano)).toEqual({ date: '2026-06-03', maybeFalse: true })
  })
  test('south: 25 mm in five days on three of them', () => {
    expect(findRainOnset(days('2026-03-20', [30, 0, 0, 0, 0, 0]), calabar)).toBeNull()
    expect(findRainOnset(days('2026-03-20', [10, 0, 9, 0, 8, ...showers(9)]), calabar)?.date).toBe('2026-03-24')
  })
  test('Namibia: 25 mm, but not before November, also after New Year', () => {
    expect(findRainOnset(days('2026-10-10', [20, 20, 20, 0, 0]), rundu)).toBeNull()
    expect(findRainOnset(days('2026-11-08', [10, 10, 10, ...showers(9)]), rundu)?.date).toBe('2026-11-10')
    expect(findRainOnset(days('2027-01-08', [10, 10, 10, ...showers(9)]), rundu)?.date).toBe('2027-01-10')
  })
  test('it is looked for from 45 days before the usual start: 19 June at Kano', () => {
    const early = (from: string) => findRainOnset(days(from, [9, 9, 9, ...showers(20)]), kano)
    expect(early('2026-05-02')?.date).toBe('2026-05-05')
    expect(early('2026-05-03')?.date).toBe('2026-05-05')
  })
  test('there is none where no rainy season is', () => {
    expect(findRainOnset(days('2026-11-08', [30, 30, 30]), luderitz)).toBeNull()
  })
})

test('the onset asked for: 20 mm in 3 days from 9° N on, 25 in 5 with 3 wet south of it, 25 in 3 in Namibia', () => {
  const rule = (place: Parameters<typeof onsetRuleFor>[0]) => Object.values(onsetRuleFor(place))
  const north = ['onset-garcia', 20, 3, 0]
  const south = ['onset-jd', 25, 5, 3]
  const namibia = ['onset-namibia', 25, 3, 0]
  for (const place of [kano, maiduguri, jos, { ...makurdi, lat: 9 }]) expect(rule(place)).toEqual(north)
  for (const place of [calabar, makurdi, { ...makurdi, lat: 8.99 }]) expect(rule(place)).toEqual(south)
  for (const place of [oshakati, rundu, mariental]) expect(rule(place)).toEqual(namibia)
})

describe('the end of the season', () => {
  test('is the day on which 60 mm in the soil are used up at 5 mm a day: twelve dry days', () => {
    expect(findEndOfRains(days('2026-09-10', dry(11)), kano)).toBeNull()
    expect(findEndOfRains(days('2026-09-10', dry(12)), kano)).toBe('2026-09-21')
    // 12 mm on the fourth day: 60 - 3 × 5 + 7 = 52 mm, gone eleven days later.
    expect(findEndOfRains(days('2026-09-10', [0, 0, 0, 12, ...dry(20)]), kano)).toBe('2026-09-24')
  })
  test('comes sooner on sand and later on clay', () => {
    const end = (store: number) => findEndOfRains(days('2026-09-10', dry(30)), kano, store)
    expect([end(40), end(70), end(100)]).toEqual(['2026-09-17', '2026-09-23', '2026-09-29'])
  })
  test('is not looked for before 1 September, south of 9° N 15 October, in Namibia 1 March', () => {
    const dryFrom = (from: string) => days(from, dry(90))
    expect(findEndOfRains(dryFrom('2026-08-01'), kano)).toBe('2026-09-01')
    expect(findEndOfRains(dryFrom('2026-08-01'), calabar)).toBe('2026-10-15')
    expect(findEndOfRains(dryFrom('2027-01-10'), oshakati)).toBe('2027-03-01')
    expect(findEndOfRains(dryFrom('2026-10-01'), oshakati)).toBeNull()
    expect(findEndOfRains(dryFrom('2027-01-10'), luderitz)).toBeNull()
  })
})

// A full store of 60 mm loses 5 mm a day: the twelfth dry day leaves it empty, and 0.5 mm is empty.
test.each([
  ['the day on which the store is empty', dry(20), 0, 0, 19, 11],
  ['counted from the day on which it was full', dry(20), 3, 0, 19, 14],
  ['half a millimetre is empty', [...dry(11), 0.5], 0, 0, 19, 11],
  ['more than that is not', [...dry(11), 0.6, ...dry(8)], 0, 0, 19, 12],
  ['the first day on which it may end', dry(20), 0, 11, 19, 11],
  ['not before that', dry(20), 0, 12, 19, 12],
  ['the last day on which it may end', dry(20), 0, 0, 11, 11],
  ['not after that', dry(20), 0, 0, 10, -1],
  ['not while it rains as much as is lost', Array(20).fill(5), 0, 0, 19, -1],
] as const)('end of the rains: %s', (_, rain, from, opens, until, end) => {
  expect(endOfRainsIndex(rain, from, opens, until)).toBe(end)
})
