import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { dayAt, PLACES } from '../testing/example-fields.ts'
import type { DayWeather } from '../types.ts'
import { buildWeatherSeries } from './weather-series.ts'

const asOf = '2026-02-10'
const place = PLACES.kano
const BARE = { windMax: null, windMean: null, radiation: null, sunshineHours: null }
const days = (from: number, count: number, known: (n: number) => Partial<DayWeather>) =>
  Array.from({ length: count }, (_, n) => dayAt(place, addDays(asOf, from + n), 0, { ...BARE, ...known(n) }))

describe('a forecast without wind or radiation', () => {
  const seriesWith = (history: DayWeather[], ahead: Partial<DayWeather> = {}) =>
    buildWeatherSeries({ asOf, place, history, forecast: days(0, 7, () => ahead) })
  // Wind of 40 long ago, then 7 days of 10 to 16: their mean is 13.
  const windy = days(-10, 10, (n) => ({ windMean: n < 3 ? 40 : 7 + n, radiation: n < 3 ? 9 : 14 + n }))
  const ahead = (series: ReturnType<typeof seriesWith>) => series.days[series.count - 7]!

  test('takes the mean of the last seven recorded days', () => {
    const day = ahead(seriesWith(windy))
    expect([day.windMean, day.radiation]).toEqual([13, 20])
    const series = seriesWith(windy)
    expect(series.et0Method[series.count - 7]).toBe('penman-monteith')
  })

  test('takes it too where the day was stored without the fields', () => {
    const forecast = days(0, 7, () => ({})).map(({ radiation, windMean, sunshineHours, ...day }) => day)
    const day = ahead(buildWeatherSeries({ asOf, place, history: windy, forecast }))
    expect([day.windMean, day.radiation]).toEqual([13, 20])
  })

  test('takes the mean of days of which some were stored without the fields', () => {
    const history = windy.map(({ radiation, windMean, ...day }, n) => (n < 9 ? day : { ...day, radiation, windMean }))
    const day = ahead(seriesWith(history))
    expect([day.windMean, day.radiation]).toEqual([16, 23])
  })

  test('keeps its own where it has it', () => {
    const day = ahead(seriesWith(windy, { windMax: 20, sunshineHours: 8 }))
    expect([day.windMean, day.radiation]).toEqual([null, null])
  })

  test.each([
    ['wind', { windMean: 5 }, [5, 20]],
    ['radiation', { radiation: 11 }, [13, 11]],
    ['both', { windMean: 5, radiation: 11 }, [5, 11]],
    ['sunshine', { sunshineHours: 8 }, [13, null]],
  ])('keeps its own %s and takes only what it lacks', (_, own, expected) => {
    const day = ahead(seriesWith(windy, own))
    expect([day.windMean, day.radiation]).toEqual(expected as (number | null)[])
  })

  test('gets none where it is a typical day', () => {
    const forecast = days(0, 7, () => ({})).map((day) => ({ ...day, estimated: true }))
    expect(ahead(buildWeatherSeries({ asOf, place, history: windy, forecast })).windMean).toBeNull()
  })

  test('is left as it is where nothing was recorded', () => {
    const series = seriesWith(days(-10, 10, () => ({})))
    expect(series.et0Method[series.count - 7]).toBe('hargreaves')
  })

  test('does not take typical days for recorded ones', () => {
    const typical = windy.map((day) => ({ ...day, estimated: true }))
    expect(ahead(seriesWith(typical)).windMean).toBeNull()
  })
})
