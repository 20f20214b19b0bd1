import { describe, expect, test } from 'bun:test'
import { createClimatology } from './climatology.ts'

const at = (iso: string) => createClimatology({ now: () => new Date(iso) })
const KANO = { lat: 12, lng: 8.6 }
const WINDHOEK = { lat: -22.6, lng: 17.1 }

describe('the typical season', () => {
  test('in Kano is wet in August and dry in January, and its words say so', () => {
    const [august] = at('2026-08-15T12:00:00Z').days(KANO, '2026-08-15', 1)
    const [january] = at('2026-01-15T12:00:00Z').days(KANO, '2026-01-15', 1)
    expect(august!.precipitation).toBeGreaterThan(5)
    expect(august!.description).toBe('typical: rain on many days')
    expect(january!.precipitation).toBeLessThan(0.2)
    expect(january).toMatchObject({ description: 'typical: mostly sunny', icon: '01d' })
  })

  test('gives as many days as asked for, in order, across a year', () => {
    const dates = at('2026-12-30T12:00:00Z').days(WINDHOEK, '2026-12-30', 4)
    expect(dates.map(({ forecastDate }) => forecastDate)).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
  })

  test("now lies between the day's extremes: coolest at six in the morning, warmest at three", () => {
    const [day] = at('2026-06-20T12:00:00Z').days(KANO, '2026-06-20', 1)
    const degrees = (hourInKano: string) => at(`2026-06-20T${hourInKano}:00:00+01:00`).current(KANO).temperature
    expect(degrees('06')).toBeCloseTo(day!.temperatureMin, 1)
    expect(degrees('15')).toBeCloseTo(day!.temperature, 1)
    expect(degrees('10')).toBeGreaterThan(degrees('08'))
    expect(degrees('22')).toBeLessThan(degrees('18'))
  })

  test('the night has a night icon, and visibility is not known', () => {
    expect(at('2026-01-20T22:00:00Z').current(KANO)).toMatchObject({ icon: '01n', visibility: null })
    const iconAt = (time: string) => at(`2026-01-20T${time}+01:00`).current(KANO).icon
    expect(['05:59:00', '06:00:00', '18:59:00', '19:00:00'].map(iconAt)).toEqual(['01n', '01d', '01d', '01n'])
  })

  test('tells how much water a field loses in a day (FAO-56): more in a dry March than in a wet August', () => {
    const [march] = at('2026-03-15T12:00:00Z').days(KANO, '2026-03-15', 1)
    const [august] = at('2026-08-15T12:00:00Z').days(KANO, '2026-08-15', 1)
    expect(march!.et0).toBeGreaterThan(5)
    expect(march!.et0).toBeLessThan(9)
    expect(august!.et0).toBeGreaterThan(3)
    expect(august!.et0).toBeLessThan(5.5)
  })

  test('every place on Earth gets something sane', () => {
    for (const point of [KANO, WINDHOEK, { lat: 89, lng: 0 }, { lat: -89, lng: 179 }, { lat: 51.5, lng: -0.1 }]) {
      const { temperature, humidity, windSpeed } = at('2026-06-20T12:00:00Z').current(point)
      expect(temperature).toBeGreaterThan(-60)
      expect(temperature).toBeLessThan(50)
      expect(humidity).toBeGreaterThan(0)
      expect(Number.isFinite(windSpeed)).toBe(true)
    }
  })
})
