import { describe, expect, test } from 'bun:test'
import data from '../data/zones.json' with { type: 'json' }
import { daysBetween, isoDate } from '../dates.ts'
import { PLACES } from '../testing/example-fields.ts'
import type { Place } from '../types.ts'
import { extraterrestrialRadiation } from '../water/radiation.ts'
import { hargreavesEvapotranspiration } from '../water/reference-evapotranspiration.ts'
import { climateNormal } from './climate-normals.ts'
import { CLIMATE_STATIONS } from './climate-stations.ts'
import { daysOfRainLeft, usualRainStart, usualRainsAt } from './rainy-seasons.ts'

const { kano, calabar, jos, oshakati, rundu, otavi, mariental } = PLACES
const nigeria = (lat: number, lng: number, elevation = 200): Place => ({
  lat,
  lng,
  elevation,
  country: 'NG',
  state: null,
})
/** Days from one `MM-DD` to another. */
const apart = (from: string, to: string) => daysBetween(`2026-${from}`, `2026-${to}`)

describe('the usual rains in Nigeria', () => {
  test('begin and end at every state’s point as the table of the states gives them', () => {
    for (const { state, lat, lon, start, end, start_safe, end_late } of data.season_dates_by_state.values) {
      const rains = usualRainsAt(nigeria(lat, lon))!
      expect([state, Math.abs(apart(start, rains.start.median)) <= 1]).toEqual([state, true])
      expect([state, rains.end.median]).toEqual([state, end])
      // The spread is drawn smooth between the states.
      expect(Math.abs(apart(start_safe, rains.start.late))).toBeLessThan(15)
      expect(Math.abs(apart(end_late, rains.end.late))).toBeLessThan(15)
    }
  })

  test('come a day later every eight kilometres to the north, without a step at any border', () => {
    for (let lat = 4.4; lat < 13.8; lat += 0.1)
      for (const lng of [3.5, 6, 8.5, 11, 13]) {
        const [a, b] = [usualRainsAt(nigeria(lat, lng))!, usualRainsAt(nigeria(lat + 0.1, lng))!]
        for (const when of ['early', 'median', 'late'] as const) {
          expect(Math.abs(apart(a.start[when], b.start[when]))).toBeLessThan(8)
          expect(Math.abs(apart(a.end[when], b.end[when]))).toBeLessThan(8)
        }
        expect(apart(a.start.median, b.start.median)).toBeWithin(0, 4)
      }
  })

  test('first source: the middle between the two crossings of rain with ETo of the climate normals (Cochemé and Franquin)', () => {
    const misses = CLIMATE_STATIONS.filter(({ lat, rain, elevation }) => lat > 0 && rain && elevation < 1000).map(
      (station) => {
        const crossing = crossings(nigeria(station.lat, station.lng, station.elevation))
        const { start, end } = usualRainsAt(nigeria(station.lat, station.lng))!
        return [station.name, apart(crossing.start, start.median), apart(crossing.end, end.median)] as const
      },
    )
    for (const [name, start, end] of misses) {
      expect([name, Math.abs(start) <= 25, Math.abs(end) <= 14]).toEqual([name, true, true])
    }
    const mean = (which: 1 | 2) => misses.reduce((sum, miss) => sum + Math.abs(miss[which]), 0) / misses.length
    expect(mean(1)).toBeLessThan(12)
    expect(mean(2)).toBeLessThan(7)
  })

  test('second source: Odekunle 2004, whose rains begin up to eighteen days sooner, and NiMet 2020 for the ends', () => {
    const starts: [string, number, number, string][] = [
      ['Ikeja', 6.6, 3.35, '03-23'],
      ['Ondo', 7.1, 4.83, '03-25'],
      ['Ilorin', 8.5, 4.55, '04-15'],
      ['Kaduna, between rain and crops', 10.52, 7.44, '05-20'],
      ['Kano', 12, 8.52, '06-05'],
    ]
    for (const [place, lat, lng, date] of starts) {
      const rains = usualRainsAt(nigeria(lat, lng))!
      expect([place, apart(date, rains.start.median)]).toEqual([place, expect.any(Number)])
      expect(apart(date, rains.start.median)).toBeWithin(8, 19)
      expect(rains.start.early <= date || apart(rains.start.early, date) > -6).toBe(true)
    }
    expect(apart('09-26', usualRainsAt(nigeria(12.99, 7.6))!.end.median)).toBeWithin(0, 9)
    expect(usualRainsAt(nigeria(4.92, 6.26))!.end.median >= '12-10').toBe(true)
    expect(usualRainsAt(nigeria(4.92, 6.26))!.end.late <= '12-31').toBe(true)
  })

  test('at Kano: from 19 June to 4 October, safe to sow about 1 July', () => {
    const rains = usualRainsAt(kano)!
    expect(rains.start.median).toBe('06-19')
    expect(rains.end.median).toBe('10-04')
    expect(rains.start.late).toBeOneOf(['07-01', '07-02', '07-03', '07-04'])
    expect(rains.rough).toBe(false)
  })

  test('on the high plateau come 5 to 25 days sooner than the map says, and are rough', () => {
    const low = usualRainsAt({ ...jos, elevation: 400 })!
    const high = usualRainsAt(jos)!
    expect(apart(high.start.median, low.start.median)).toBeWithin(5, 26)
    expect([apart(high.start.early, low.start.median), apart(high.start.late, low.start.median)]).toEqual([25, 5])
    expect([high.rough, low.rough]).toEqual([true, false])
  })
})

describe('the usual rains in Namibia', () => {
  test('begin in November and end in April, by zone; the south and the coast have none to farm on', () => {
    const middle = (place: Place) => [usualRainsAt(place)!.start.median, usualRainsAt(place)!.end.median]
    expect([oshakati, rundu, otavi].map(middle)).toEqual(Array(3).fill(['11-01', '04-15']))
    expect(middle({ ...otavi, state: 'Khomas' })).toEqual(['11-15', '04-15'])
    expect(usualRainsAt(mariental)).toBeNull()
    expect(usualRainsAt({ ...otavi, state: 'Erongo' })).toBeNull()
    expect(usualRainsAt(oshakati)!.start).toEqual({ early: '10-15', median: '11-01', late: '12-05' })
    expect(usualRainsAt(oshakati)!.end).toEqual({ early: '03-31', median: '04-15', late: '04-30' })
  })
})

test('the days left to the end of the rains fall to nothing and below; in Namibia over New Year', () => {
  expect([daysOfRainLeft(kano, '2026-09-20'), daysOfRainLeft(kano, '2026-10-14')]).toEqual([14, -10])
  expect(daysOfRainLeft(oshakati, '2026-12-16')).toBe(120)
  expect(daysOfRainLeft(oshakati, '2026-12-16', 'early')).toBe(105)
  expect(daysOfRainLeft(oshakati, '2026-12-16', 'late')).toBe(135)
  expect(daysOfRainLeft(mariental, '2026-12-16')).toBeNull()
})

test('the usual start is that of the season of the day, also after New Year', () => {
  expect(usualRainStart(rundu, '2027-01-08')).toBe('2026-11-01')
  expect(usualRainStart(calabar, '2026-02-01')).toBe('2026-03-15')
  expect(usualRainStart(mariental, '2026-12-16')).toBeNull()
})

function crossings(place: Place) {
  const days = Array.from({ length: 365 }, (_, n) => {
    const date = isoDate(20454 + n)
    const { rain, tMax, tMin } = climateNormal(place, date)
    return {
      date: date.slice(5),
      n,
      share: rain / hargreavesEvapotranspiration(tMax, tMin, extraterrestrialRadiation(place.lat, n + 1)),
    }
  })
  const first = (share: number) => days.find((d) => d.n > 20 && d.share >= share)!.n
  const last = days.findLast((d) => d.share >= 0.5)!.n
  const on = (n: number) => days[Math.min(364, Math.round(n))]!.date
  return { start: on((first(0.5) + first(1)) / 2), end: on(last + 60 / 2 / 4) }
}
