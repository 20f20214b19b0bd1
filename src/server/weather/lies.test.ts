import { afterEach, describe, expect, test } from 'bun:test'
import { systemClock } from '../../shared/clock.ts'
import { createLog } from '../../shared/log.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { createJsonClient, ProviderFailure } from '../foundation/fetch-json.ts'
import { type Provider, startProvider } from '../testing/providers/provider.ts'
import { createOpenMeteo } from './open-meteo.ts'
import { createOpenWeather } from './openweather.ts'

const KANO = { lat: 12, lng: 8.6 }
let provider: Provider | undefined
afterEach(() => provider?.stop())

const ask = () => createJsonClient({ fetch, clock: systemClock, log: createLog('silent') }, 'a-provider')
async function saying(body: unknown) {
  provider = await startProvider(() => ({ status: 200, body }))
  return { openMeteo: createOpenMeteo(ask(), provider.url), openWeather: createOpenWeather(ask(), provider.url, 'key') }
}

const now = {
  time: '2026-06-20T09:00',
  interval: 900,
  temperature_2m: 31.25,
  relative_humidity_2m: 58,
  precipitation: 0.3,
  weather_code: 80,
  wind_speed_10m: 11.16,
  visibility: 24140,
  is_day: 1,
}
const week = {
  time: ['2026-06-20', '2026-06-21'],
  weather_code: [3, 61],
  temperature_2m_max: [34.2, 30.1],
  temperature_2m_min: [23.1, 22.9],
  precipitation_sum: [0, 12.34],
  precipitation_probability_max: [10, null],
  relative_humidity_2m_mean: [58, 80],
  wind_speed_10m_max: [14.4, 20.2],
  et0_fao_evapotranspiration: [5.812, 3.9],
}
const offset = { utc_offset_seconds: 3600 }

describe("Open-Meteo's answers", () => {
  test('are rounded, and the time at the place becomes UTC', async () => {
    const { openMeteo } = await saying({ ...offset, current: now })
    expect(await openMeteo.current(KANO)).toEqual({
      observedAt: '2026-06-20T08:00:00.000Z',
      temperature: 31.3,
      humidity: 58,
      precipitation: 0.3,
      windSpeed: 11.2,
      visibility: 24.1,
      description: 'light rain showers',
      icon: '09d',
    })
  })

  test('keep unknown what they do not tell', async () => {
    const { visibility: _, weather_code: __, ...rest } = now
    const bare = await saying({ ...offset, current: { ...rest, precipitation: 0, is_day: 0 } })
    expect(await bare.openMeteo.current(KANO)).toMatchObject({
      visibility: null,
      description: 'mainly clear',
      icon: '01n',
    })
    await provider?.stop()
    const { time, temperature_2m_max, temperature_2m_min, precipitation_sum } = week
    const { openMeteo } = await saying({ daily: { time, temperature_2m_max, temperature_2m_min, precipitation_sum } })
    expect((await openMeteo.days(KANO, 14))[1]).toMatchObject({
      precipitation: 12.3,
      precipitationProbability: null,
      humidity: null,
      windSpeed: null,
      et0: null,
      description: 'light rain',
    })
  })

  test('leave out a day without its temperatures', async () => {
    const { openMeteo } = await saying({ daily: { ...week, temperature_2m_max: [34.2, null] } })
    expect((await openMeteo.days(KANO, 14)).map(({ forecastDate }) => forecastDate)).toEqual(['2026-06-20'])
  })

  test.each([
    ['a temperature in kelvin', { current: { ...now, temperature_2m: 304.4 } }],
    ['a humidity over 100 %', { current: { ...now, relative_humidity_2m: 101 } }],
    ['rain below nothing', { current: { ...now, precipitation: -1 } }],
    ['a wind no storm has had', { current: { ...now, wind_speed_10m: 9999 } }],
    ['a number as text', { current: { ...now, temperature_2m: '31' } }],
    ['no current block', {}],
    ['an error object', { error: true, reason: 'Daily API request limit exceeded.' }],
  ])('with %s are refused', async (_, body) => {
    const { openMeteo } = await saying({ ...offset, ...body })
    expect(await rejectionOf(openMeteo.current(KANO))).toBeInstanceOf(ProviderFailure)
  })

  test.each([
    ['a coolest hour above the warmest', { ...week, temperature_2m_min: [40, 22.9] }],
    ['columns of different lengths', { ...week, precipitation_sum: [0] }],
    ['dates that are none', { ...week, time: ['2026-06-20', '2026-06-31'] }],
    ['an ocean of rain', { ...week, precipitation_sum: [0, 1e9] }],
    ['no days', { ...week, time: [] }],
  ])('with %s are refused', async (_, daily) => {
    const { openMeteo } = await saying({ daily })
    expect(await rejectionOf(openMeteo.days(KANO, 14))).toBeInstanceOf(ProviderFailure)
  })
})

const report = {
  dt: 1781942400,
  main: { temp: 31.26, humidity: 58 },
  weather: [{ id: 500, main: 'Rain', description: 'Light Rain', icon: '10d' }],
  wind: { speed: 3.1, deg: 200 },
  visibility: 8000,
  rain: { '1h': 1.27 },
}
const step = (dt: number, rain = 0) => ({
  dt,
  main: { temp: 30, temp_min: 29, temp_max: 31, humidity: 60 },
  weather: [{ id: 800, main: 'Clear', description: rain ? 'moderate rain' : 'clear sky', icon: rain ? '10n' : '01n' }],
  wind: { speed: 5 },
  pop: 0.2,
  ...(rain && { rain: { '3h': rain } }),
})
const steps = (count: number) =>
  Array.from({ length: count }, (_, n) => step(1781913600 + n * 10_800, n === 3 ? 4.5 : 0))

describe("OpenWeather's answers", () => {
  test('become the units of the product', async () => {
    const { openWeather } = await saying(report)
    expect(await openWeather.current(KANO)).toEqual({
      observedAt: '2026-06-20T08:00:00.000Z',
      temperature: 31.3,
      humidity: 58,
      precipitation: 1.27,
      windSpeed: 11.2,
      visibility: 8,
      description: 'light rain',
      icon: '10d',
    })
  })

  test('are grouped by the day of the place, and a wet day looks like its wettest hours, by day', async () => {
    const { openWeather } = await saying({ list: steps(40), city: { timezone: 3600 } })
    const days = await openWeather.days(KANO, 14)
    expect(days).toHaveLength(5)
    expect(days[0]).toEqual({
      forecastDate: '2026-06-20',
      temperature: 31,
      temperatureMin: 29,
      precipitation: 4.5,
      precipitationProbability: 20,
      humidity: 60,
      windSpeed: 18,
      description: 'moderate rain',
      icon: '10d',
      et0: null,
      partial: false,
    })
  })

  test('in any order are the same days', async () => {
    const ordered = await (await saying({ list: steps(40), city: { timezone: 8 * 3600 } })).openWeather.days(KANO, 14)
    await provider!.stop()
    const { openWeather } = await saying({ list: steps(40).toReversed(), city: { timezone: 8 * 3600 } })
    expect(await openWeather.days(KANO, 14)).toEqual(ordered)
  })

  test('a place further east is already in its next day', async () => {
    const { openWeather } = await saying({ list: steps(40), city: { timezone: 8 * 3600 } })
    const days = await openWeather.days(KANO, 14)
    expect(days[0]).toMatchObject({ forecastDate: '2026-06-20', partial: true })
    expect(days).toHaveLength(5)
  })

  test('rain and visibility that are not told are none and unknown', async () => {
    const { rain: _, visibility: __, ...dry } = report
    const { openWeather } = await saying(dry)
    expect(await openWeather.current(KANO)).toMatchObject({ precipitation: 0, visibility: null })
  })

  test.each([
    ['kelvin', { ...report, main: { temp: 304.4, humidity: 58 } }],
    ['no weather', { ...report, weather: [] }],
    ['an icon that is a path', { ...report, weather: [{ description: 'x', icon: '../../etc' }] }],
    ['an error object', { cod: 401, message: 'Invalid API key' }],
  ])('with %s are refused', async (_, body) => {
    const { openWeather } = await saying(body)
    expect(await rejectionOf(openWeather.current(KANO))).toBeInstanceOf(ProviderFailure)
  })
})
