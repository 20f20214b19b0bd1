import { afterAll, describe, expect, test } from 'bun:test'
import { rejectionOf, rethrowing } from '../../../shared/testing/rejections.ts'
import { startOpenMeteo } from './open-meteo.ts'
import { startOpenWeather } from './openweather.ts'
import type { Provider } from './provider.ts'
import { kanoWeek } from './sky.ts'

const now = () => new Date('2026-06-10T06:20:00Z')
const openMeteo = await startOpenMeteo({ now })
const openWeather = await startOpenWeather({ now, key: 'k' })
afterAll(async () => {
  await Promise.all([openMeteo.stop(), openWeather.stop()])
})

const kano = 'latitude=12.0022&longitude=8.592'
// biome-ignore lint/suspicious/noExplicitAny: a test reads providers' answers as they come.
const read = async (provider: Provider, path: string): Promise<any> => (await fetch(`${provider.url}${path}`)).json()

describe('the stand-in for Open-Meteo', () => {
  test('gives the days of the place, today first, with their units', async () => {
    const answer = await read(
      openMeteo,
      `/v1/forecast?${kano}&daily=temperature_2m_max,precipitation_sum&timezone=auto&forecast_days=7`,
    )
    expect(answer.daily.time).toHaveLength(7)
    expect(answer.daily.time[0]).toBe('2026-06-10')
    expect(answer.daily.precipitation_sum).toEqual(kanoWeek.map((day) => day.rain))
    expect(answer.daily_units).toEqual({ time: 'iso8601', temperature_2m_max: '°C', precipitation_sum: 'mm' })
    expect(answer.utc_offset_seconds).toBe(3600)
  })

  test('measures wind and visibility as the real one does', async () => {
    const answer = await read(openMeteo, `/v1/forecast?${kano}&current=wind_speed_10m,visibility&wind_speed_unit=ms`)
    expect(answer.current).toEqual({ time: '2026-06-10T06:15', interval: 900, wind_speed_10m: 4, visibility: 10000 })
    expect(answer.current_units).toMatchObject({ wind_speed_10m: 'm/s', visibility: 'm' })
  })

  test('refuses a variable it does not know', async () => {
    const answer = await fetch(`${openMeteo.url}/v1/forecast?${kano}&hourly=tempeture_2m`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: true,
      reason: 'Cannot initialize WeatherVariable from invalid String value tempeture_2m for key hourly',
    })
  })
})

describe('the stand-in for OpenWeather', () => {
  test('tells of the same weather in steps of three hours', async () => {
    const { list, city, cod } = await read(openWeather, '/data/2.5/forecast?lat=12.0022&lon=8.592&appid=k&units=metric')
    expect([cod, list.length, city.timezone, list[0].dt_txt]).toEqual(['200', 40, 3600, '2026-06-10 09:00:00'])
    const localDay = (dt: number) => new Date((dt + city.timezone) * 1000).toISOString().slice(0, 10)
    const tomorrow = list.filter((step: { dt: number }) => localDay(step.dt) === '2026-06-11')
    const rain = tomorrow.reduce((sum: number, step: { rain?: { '3h': number } }) => sum + (step.rain?.['3h'] ?? 0), 0)
    expect(rain).toBeCloseTo(kanoWeek[1]?.rain ?? 0, 1)
    expect(Math.max(...tomorrow.map((step: { main: { temp_max: number } }) => step.main.temp_max))).toBe(
      kanoWeek[1]?.max ?? 0,
    )
    expect(Math.min(...tomorrow.map((step: { main: { temp_min: number } }) => step.main.temp_min))).toBe(
      kanoWeek[1]?.min ?? 0,
    )
  })

  test('answers in Kelvin unless asked otherwise, and wind in metres a second', async () => {
    const query = '/data/2.5/weather?lat=12.0022&lon=8.592&appid=k'
    const [standard, metric] = [await read(openWeather, query), await read(openWeather, `${query}&units=metric`)]
    expect(standard.main.temp - metric.main.temp).toBeCloseTo(273.15, 1)
    expect(metric.wind.speed).toBe(4)
    expect(metric.visibility).toBe(10000)
  })

  test('finds places by name and by coordinates, and wants its key', async () => {
    expect(await read(openWeather, '/geo/1.0/direct?q=kano,NG&limit=1&appid=k')).toMatchObject([
      { name: 'Kano', country: 'NG' },
    ])
    expect(await read(openWeather, '/geo/1.0/reverse?lat=-22.57&lon=17.08&appid=k')).toMatchObject([
      { name: 'Windhoek' },
    ])
    expect(await read(openWeather, '/geo/1.0/direct?q=Atlantis&appid=k')).toEqual([])
    expect((await fetch(`${openWeather.url}/geo/1.0/direct?q=Kano&appid=other`)).status).toBe(401)
  })
})

test('a provider can fail in each of the ways providers fail', async () => {
  const moody = await startOpenMeteo({ now })
  const ask = () =>
    fetch(`${moody.url}/v1/forecast?${kano}&current=temperature_2m`, { signal: AbortSignal.timeout(100) })

  moody.behave({ kind: 'status', status: 503, headers: { 'retry-after': '60' } })
  expect((await ask()).status).toBe(503)
  moody.behave({ kind: 'malformed' })
  expect(await rethrowing((await ask()).json())).toThrow(SyntaxError)
  moody.behave({ kind: 'strange' })
  expect(await (await ask()).json()).toEqual({ weather: 'fine', list: null })
  moody.behave({ kind: 'cut' })
  expect(await rejectionOf(ask().then((answer) => answer.text()))).toBeInstanceOf(Error)
  moody.behave({ kind: 'slow', ms: 500 })
  expect(await rethrowing(ask())).toThrow('timed out')
  moody.behave({ kind: 'silent' })
  expect(await rethrowing(ask())).toThrow('timed out')
  moody.behave({ kind: 'well' })
  expect((await ask()).status).toBe(200)

  expect(moody.requests).toHaveLength(7)
  await moody.stop()
  expect(await rejectionOf(ask())).toBeInstanceOf(Error)
})
