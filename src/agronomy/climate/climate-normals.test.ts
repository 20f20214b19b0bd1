import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { addDays } from '../dates.ts'
import { PLACES } from '../testing/example-fields.ts'
import type { DayWeather, Place } from '../types.ts'
import { annualRainNormal, blendedStationElevation, climateNormal, climateNormalWeek } from './climate-normals.ts'
import { CLIMATE_STATIONS, RAIN_PER_WET_DAY } from './climate-stations.ts'

const at = (lat: number, lng: number, elevation: number | null = null): Place => ({
  lat,
  lng,
  elevation,
  country: null,
  state: null,
})
const year = (place: Place): DayWeather[] =>
  Array.from({ length: 365 }, (_, n) => climateNormal(place, addDays('2026-01-01', n)))
const meanOf = (days: DayWeather[], month: string, pick: (d: DayWeather) => number) => {
  const own = days.filter((d) => d.date.slice(5, 7) === month)
  return own.reduce((sum, d) => sum + pick(d), 0) / own.length
}

describe('at a station', () => {
  const kaduna = CLIMATE_STATIONS.find((s) => s.name === 'Kaduna')!
  const days = year(at(kaduna.lat, kaduna.lng, kaduna.elevation))

  test('the days of a month have the month’s mean temperature', () => {
    for (const [n, month] of ['01', '04', '08', '11'].map((m) => [Number(m) - 1, m] as const)) {
      expect(Math.abs(meanOf(days, month, (d) => d.tMax) - kaduna.tMax![n]!)).toBeLessThan(0.5)
      expect(Math.abs(meanOf(days, month, (d) => d.tMin) - kaduna.tMin![n]!)).toBeLessThan(0.5)
    }
  })

  test('the year’s rain is the station’s within a twentieth, and none falls at Christmas', () => {
    const total = days.reduce((sum, d) => sum + d.rain, 0)
    const station = kaduna.rain!.reduce((sum, mm) => sum + mm, 0)
    expect(Math.abs(total - station) / station).toBeLessThan(0.05)
    expect(climateNormal(at(kaduna.lat, kaduna.lng), '2026-12-25').rain).toBeLessThan(0.3)
  })

  test('a day says it is only typical, and states a chance of rain', () => {
    const august = climateNormal(at(kaduna.lat, kaduna.lng), '2026-08-15')
    expect(august.estimated).toBe(true)
    expect(august.et0).toBeNull()
    expect(august.rainProbability).toBeGreaterThan(40)
    expect(august.radiation).toBeGreaterThan(10)
  })
})

test('a place 500 m higher is 3.25 °C cooler, by day and by night', () => {
  const [below, above] = [600, 1100].map((height) => climateNormal(at(10.5, 7.4, height), '2026-04-10'))
  expect(Math.abs(below!.tMax - above!.tMax - 3.25)).toBeLessThan(0.11)
  expect(Math.abs(below!.tMin - above!.tMin - 3.25)).toBeLessThan(0.11)
})

test('the year goes round without a jump, over New Year, too', () => {
  for (const place of [at(12, 8.5), at(-22.57, 17.08), at(-17.9, 15.9)]) {
    const days = year(place)
    for (const [n, day] of days.entries()) {
      const before = days.at(n - 1)!
      expect(Math.abs(day.tMax - before.tMax)).toBeLessThan(0.45)
      expect(Math.abs(day.tMin - before.tMin)).toBeLessThan(0.45)
      expect(Math.abs(day.rain - before.rain)).toBeLessThan(0.5)
    }
  }
})

test('far from every station July is the warm month in the north, January in the south', () => {
  const warmth = (lat: number) => ['01', '07'].map((month) => meanOf(year(at(lat, -60)), month, (day) => day.tMax))
  const [north, south] = [warmth(45), warmth(-45)]
  expect(north![1]! - north![0]!).toBeGreaterThan(15)
  expect(south![0]! - south![1]!).toBeGreaterThan(15)
})

test('an unknown height is that of the stations around: Jos is over 1,000 m, Lagos near the sea', () => {
  expect(blendedStationElevation(9.9, 8.9)).toBeGreaterThan(1000)
  expect(blendedStationElevation(6.5, 3.4)).toBeLessThan(80)
})

test('wet days are counted by the Ilorin gauge: about 18 mm each', () => {
  expect(RAIN_PER_WET_DAY).toBeCloseTo(18.5, 0)
})

test('Kano’s dry reanalysis rain is raised by a quarter, as its note says', () => {
  const annual = year(at(12.0022, 8.592)).reduce((sum, { rain }) => sum + rain, 0)
  expect(annual).toBeGreaterThan(740)
  expect(annual).toBeLessThan(790)
})

test('Walvis Bay and Lüderitz, without a monthly series, are cool all year and nearly rainless', () => {
  for (const place of [at(-22.95, 14.5), at(-26.63, 15.1)]) {
    const days = year(place)
    expect(Math.max(...days.map(({ tMax }) => tMax))).toBeLessThan(22)
    expect(Math.min(...days.map(({ tMin }) => tMin))).toBeGreaterThan(9)
    expect(days.reduce((sum, { rain }) => sum + rain, 0)).toBeLessThan(40)
  }
})

test('no day anywhere on Earth lacks a number, and Tmax is above Tmin', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.option(fc.integer({ min: 0, max: 3000 })),
      fc.integer({ min: 0, max: 366 }),
      (lat, lng, elevation, n) => {
        const day = climateNormal(at(lat, lng, elevation), addDays('2028-01-01', n))
        for (const value of [day.tMax, day.tMin, day.rain, day.humidity, day.rainProbability])
          expect(Number.isFinite(value)).toBe(true)
        for (const value of [day.windMax, day.windMean, day.radiation])
          expect(value === null || Number.isFinite(value)).toBe(true)
        expect(day.tMax).toBeGreaterThan(day.tMin)
        expect(day.rain).toBeGreaterThanOrEqual(0)
        expect(day.humidity).toBeWithin(5, 101)
        expect(day.tMax).toBeLessThan(50)
      },
    ),
  )
})

test('a typical week is seven days in a row', () => {
  const week = climateNormalWeek(at(6.5, 3.4), '2026-12-29')
  expect(week.map((d) => d.date).at(-1)).toBe('2027-01-04')
  expect(week).toHaveLength(7)
})

test('a usual year brings what the months of the station sum to: about 760 mm at Kano, 2,400 at Port Harcourt, 28 at Lüderitz', () => {
  const rain = (lat: number, lng: number) => annualRainNormal({ lat, lng })
  expect(rain(12.05, 8.52)).toBeWithin(720, 800)
  expect(rain(4.85, 7.02)).toBeWithin(2300, 2500)
  expect(rain(-26.65, 15.16)).toBeWithin(20, 40)
})

test('the rain of a usual year is that of its 365 days, whatever the place', () => {
  for (const place of Object.values(PLACES)) {
    const days = year(place).reduce((sum, { rain }) => sum + rain, 0)
    // Each day is rounded to a tenth of a millimetre.
    expect(Math.abs(annualRainNormal(place) - days)).toBeLessThan(6)
  }
})
