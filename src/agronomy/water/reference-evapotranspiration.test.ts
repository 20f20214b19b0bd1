import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { blendedStationElevation, climateNormal, hargreavesCorrection } from '../climate/climate-normals.ts'
import { isCoastal, radiationSite } from '../climate/site.ts'
import data from '../data/climate_normals.json' with { type: 'json' }
import type { DayWeather, Place } from '../types.ts'
import { extraterrestrialRadiation, netLongwaveRadiation } from './radiation.ts'
import {
  hargreavesEvapotranspiration,
  penmanMonteithEvapotranspiration,
  referenceEvapotranspiration,
  windAt2m,
} from './reference-evapotranspiration.ts'

const kano: Place = { lat: 12.0022, lng: 8.592, elevation: 476, country: 'NG', state: 'Kano' }
const bare: DayWeather = {
  date: '2026-03-15',
  tMax: 38,
  tMin: 19,
  rain: 0,
  rainProbability: null,
  humidity: null,
  windMax: null,
  et0: null,
  estimated: false,
}
const uccle = { dayOfYear: 187, lat: 50.8, elevation: 100, tMax: 21.5, tMin: 12.3 }

describe('which method', () => {
  test('the provider’s own figure is taken as it is', () => {
    expect(referenceEvapotranspiration({ ...bare, et0: 6.4 }, radiationSite(kano))).toEqual({
      et0: 6.4,
      method: 'provider',
    })
  })
  test('an impossible figure from a provider is not', () => {
    expect(referenceEvapotranspiration({ ...bare, et0: 900 }, radiationSite(kano)).method).toBe('hargreaves')
  })
  test('humidity and wind give Penman-Monteith', () => {
    const day = { ...bare, humidity: 20, windMax: 18 }
    expect(referenceEvapotranspiration(day, radiationSite(kano)).method).toBe('penman-monteith')
  })
  test('temperatures alone give Hargreaves, corrected for the region', () => {
    const { et0, method } = referenceEvapotranspiration(bare, radiationSite(kano))
    expect(method).toBe('hargreaves')
    const plain = hargreavesEvapotranspiration(38, 19, extraterrestrialRadiation(kano.lat, 74))
    expect(et0 / plain).toBeCloseTo(hargreavesCorrection(kano.lat, kano.lng, 74), 9)
  })
})

describe('missing data', () => {
  test('no wind counts as 2 m/s, and calm never under 0.5', () => {
    expect(penmanMonteithEvapotranspiration({ ...uccle, humidity: 70 }).u2).toBe(2)
    expect(windAt2m(0, 10)).toBe(0.5)
  })
  test('no humidity takes Tmin for the dew point, lowered where the season is dry', () => {
    const damp = penmanMonteithEvapotranspiration({ ...uccle, wind: 2 })
    const dry = penmanMonteithEvapotranspiration({ ...uccle, wind: 2, dryness: 3 })
    expect(dry.ea).toBeLessThan(damp.ea)
    expect(dry.et0).toBeGreaterThan(damp.et0)
  })
  test('no radiation comes from the temperature range, more of it at the coast, never above clear sky', () => {
    const inland = penmanMonteithEvapotranspiration({ ...uccle, humidity: 70 })
    const coast = penmanMonteithEvapotranspiration({ ...uccle, humidity: 70, coastal: true })
    expect(coast.rs).toBeGreaterThan(inland.rs)
    expect(
      penmanMonteithEvapotranspiration({ ...uccle, tMin: -20, humidity: 70, coastal: true }).rs,
    ).toBeLessThanOrEqual(coast.rso)
  })
  test('the better humidity wins: extremes, then dew point, then the mean', () => {
    const all = { ...uccle, humidityMax: 84, humidityMin: 63, dewPoint: 5, humidity: 20 }
    expect(penmanMonteithEvapotranspiration(all).ea).toBeCloseTo(1.409, 2)
    expect(penmanMonteithEvapotranspiration({ ...uccle, dewPoint: 5, humidity: 20 }).ea).toBeCloseTo(0.872, 2)
  })
})

test('a Tmax not above Tmin counts as a range of 1 °C', () => {
  expect(hargreavesEvapotranspiration(20, 20, 35)).toBe(hargreavesEvapotranspiration(20.5, 19.5, 35))
  expect(hargreavesEvapotranspiration(18, 20, 35)).toBeGreaterThan(0)
})

test('a typical month at the checked stations comes within a tenth of the file’s own Penman-Monteith', () => {
  for (const name of ['Kano', 'Sokoto', 'Maiduguri', 'Yola']) {
    const station = data.stations.find((s) => s.station === name)!
    const place: Place = {
      lat: station.lat,
      lng: station.lon,
      elevation: station.elevation_m,
      country: 'NG',
      state: null,
    }
    const wanted = (station as unknown as { eto_check: { pm_mm_day: number[] } }).eto_check.pm_mm_day
    for (const month of [1, 4, 8]) {
      const day = climateNormal(place, `2026-${String(month).padStart(2, '0')}-15`)
      const { et0 } = referenceEvapotranspiration(day, radiationSite(place))
      expect(Math.abs(et0 / wanted[month - 1]! - 1), `${name} month ${month}: ${et0}`).toBeLessThan(0.1)
    }
  }
})

test('Lagos, Port Harcourt, Calabar and Walvis Bay are coastal; Ibadan, Kano and Windhoek are not', () => {
  for (const [lat, lng] of [
    [6.45, 3.4],
    [4.82, 7.03],
    [4.98, 8.34],
    [-22.96, 14.5],
  ] as const)
    expect(isCoastal(lat, lng)).toBe(true)
  for (const [lat, lng] of [
    [7.4, 3.9],
    [12, 8.5],
    [-22.57, 17.08],
  ] as const)
    expect(isCoastal(lat, lng)).toBe(false)
})

test('the whole shore of Nigeria and Namibia is coastal, and what lies a degree inland is not', () => {
  const nigeria = [
    [6.4, 2.7], // Seme
    [6.42, 3.4], // Lagos
    [6.35, 4.2], // Lekki
    [5.85, 5.0], // Araromi
    [5.2, 5.15], // Forcados
    [4.65, 5.55], // Koluama
    [4.3, 6.1], // Akassa
    [4.35, 6.7], // New Calabar
    [4.45, 7.3], // Bonny
    [4.55, 7.9], // Ibeno
    [4.7, 8.45], // Bakassi
  ] as const
  const namibia = [
    [-17.28, 11.75], // Kunene mouth
    [-18.2, 12.05],
    [-19.0, 12.55],
    [-19.95, 13.0], // Terrace Bay
    [-20.9, 13.4],
    [-21.6, 13.9], // Cape Cross
    [-22.15, 14.25], // Henties Bay
    [-22.95, 14.5], // Walvis Bay
    [-23.85, 14.5], // Conception Bay
    [-24.6, 14.7],
    [-25.4, 14.85],
    [-26.0, 14.95],
    [-26.65, 15.15], // Luderitz
    [-27.4, 15.5],
    [-28.0, 15.85],
    [-28.6, 16.4], // Oranjemund
  ] as const
  for (const [lat, lng] of [...nigeria, ...namibia]) expect([lat, lng, isCoastal(lat, lng)]).toEqual([lat, lng, true])
  const inland = [
    ...nigeria.map(([lat, lng]) => [lat + 1.2, lng + 0.3]),
    ...namibia.map(([lat, lng]) => [lat, lng + 1.2]),
  ]
  for (const [lat, lng] of inland) expect([lat, lng, isCoastal(lat!, lng!)]).toEqual([lat, lng, false])
})

test('a place of unknown height has that of the stations around it, and knows its shore', () => {
  const lagos: Place = { lat: 6.45, lng: 3.4, elevation: null, country: null, state: null }
  expect(radiationSite(lagos)).toMatchObject({ coastal: true, elevation: blendedStationElevation(6.45, 3.4) })
  expect(radiationSite({ ...lagos, elevation: 5 }).elevation).toBe(5)
  expect(radiationSite({ ...lagos, lat: 3.4, lng: 6.45 }).coastal).toBe(false)
})

test('no weather makes it negative or not a number', () => {
  const maybe = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }))
  fc.assert(
    fc.property(
      fc.double({ min: -66, max: 66, noNaN: true }),
      fc.double({ min: -15, max: 50, noNaN: true }),
      fc.double({ min: -15, max: 50, noNaN: true }),
      maybe(0, 100),
      maybe(0, 120),
      maybe(0, 40),
      fc.integer({ min: 1, max: 12 }),
      (lat, tMax, tMin, humidity, windMax, radiation, month) => {
        const day = {
          ...bare,
          date: `2026-${String(month).padStart(2, '0')}-11`,
          tMax,
          tMin,
          humidity,
          windMax,
          radiation,
        }
        const { et0 } = referenceEvapotranspiration(day, radiationSite({ ...kano, lat }))
        expect(et0).toBeGreaterThanOrEqual(0)
        expect(et0).toBeLessThan(60)
      },
    ),
  )
})

/** ASCE-EWRI 2005, eq. 18: fcd = 1.35 Rs/Rso - 0.35, Rs/Rso held in 0.3 to 1, so 0.055 to 1. */
test('cloud lets through a twentieth of the net longwave radiation at least, and a clear sky no more than all', () => {
  const rnl = (rs: number) => netLongwaveRadiation(30, 20, 2, rs, 20)
  expect(rnl(2)).toBeCloseTo(rnl(6), 12)
  expect(rnl(0) / rnl(20)).toBeCloseTo(0.055, 12)
  expect(rnl(7) / rnl(20)).toBeCloseTo(1.35 * 0.35 - 0.35, 12)
  expect(rnl(25)).toBe(rnl(20))
})
