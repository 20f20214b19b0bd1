import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import type { DayWeather } from '../types.ts'
import { onsetRule, rainOnset, usualStart } from './rains.ts'

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
    const onset = rainOnset(days('2026-06-01', [...dry(5), 8, 0, 14, ...showers(30)]), 'sudan_savanna')
    expect(onset).toBe('2026-06-08')
  })
  test('a dry spell of more than a week makes it a false start, and the next rain counts', () => {
    const onset = rainOnset(days('2026-06-01', [25, ...dry(14), 30, ...showers(25)]), 'sahel')
    expect(onset).toBe('2026-06-16')
    expect(rainOnset(days('2026-05-28', [0, 0, 25, ...dry(14), 30, ...showers(25)]), 'sahel')).toBe('2026-06-14')
  })
  test('south: 25 mm in five days on three of them', () => {
    expect(rainOnset(days('2026-03-20', [30, 0, 0, 0, 0, 0]), 'humid_forest')).toBeNull()
    expect(rainOnset(days('2026-03-20', [10, 0, 9, 0, 8, ...showers(9)]), 'humid_forest')).toBe('2026-03-24')
  })
  test('Namibia: 25 mm, but not before November, also after New Year', () => {
    expect(rainOnset(days('2026-10-10', [20, 20, 20, 0, 0]), 'na_northeast')).toBeNull()
    expect(rainOnset(days('2026-11-08', [10, 10, 10, ...showers(9)]), 'na_northeast')).toBe('2026-11-10')
    expect(rainOnset(days('2027-01-08', [10, 10, 10, ...showers(9)]), 'na_northeast')).toBe('2027-01-10')
    expect(usualStart('na_northeast', '2027-01-08')).toBe('2026-11-01')
  })
  test('there is none where no rainy season is', () => {
    expect(rainOnset(days('2026-11-08', [30, 30, 30]), 'na_coast')).toBeNull()
  })
})

test('the onset asked for: 20 mm in 3 days in the north, 25 in 5 with 3 wet in the south, 25 in 3 in Namibia; 30 days without a dry week', () => {
  const rule = (zone: Parameters<typeof onsetRule>[0]) => Object.values(onsetRule(zone))
  const north = ['onset-garcia', 20, 3, 0]
  const south = ['onset-jd', 25, 5, 3]
  const namibia = ['onset-namibia', 25, 3, 0]
  for (const zone of ['northern_guinea_savanna', 'sudan_savanna', 'sahel', 'montane'] as const)
    expect([zone, ...rule(zone)]).toEqual([zone, ...north])
  for (const zone of ['humid_forest', 'derived_savanna', 'southern_guinea_savanna'] as const)
    expect([zone, ...rule(zone)]).toEqual([zone, ...south])
  for (const zone of ['na_northeast', 'na_maize_triangle', 'na_coast'] as const)
    expect([zone, ...rule(zone)]).toEqual([zone, ...namibia])
})
