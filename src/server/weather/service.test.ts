import { afterEach, describe, expect, test } from 'bun:test'
import { weatherData } from '../../db/schema/weather.ts'
import { startOpenMeteo } from '../testing/providers/open-meteo.ts'
import { HOUR_MS, KANO, MINUTE_MS, setUpWeather, stopProvider, withOpenMeteo, withOpenWeather } from './fixture.ts'

afterEach(stopProvider)

describe('the weather from Open-Meteo', () => {
  test('now is told in °C, %, mm, km/h and km, under the name of the nearest town', async () => {
    const { weather } = await withOpenMeteo()
    expect(await weather.current(KANO)).toEqual({
      location: { name: 'Kano', ...KANO },
      temperature: 27.2,
      humidity: 62,
      precipitation: 0,
      windSpeed: 14.4,
      visibility: 10,
      description: 'partly cloudy',
      icon: '02d',
      observedAt: '2026-06-20T08:00:00.000Z',
      source: 'open-meteo',
      estimated: false,
    })
    expect((await weather.current({ ...KANO, name: 'Gona ta' })).location.name).toBe('Gona ta')
  })

  test.each([
    ['two hours ahead', 2, '2026-06-20T08:07:00.000Z'],
    ['five hours old', -5, '2026-06-20T03:00:00.000Z'],
    ['seven hours old', -7, '2026-06-20T08:07:00.000Z'],
  ])('an observation that is %s is told with a time that can be believed', async (_, hours, observedAt) => {
    const { clock, db } = setUpWeather({})
    const ahead = () => new Date(clock.now().getTime() + hours * HOUR_MS)
    const provider = await startOpenMeteo({ now: ahead })
    const { weather } = setUpWeather({ OPEN_METEO_BASE_URL: provider.url }, db)
    expect(await weather.current(KANO)).toMatchObject({ source: 'open-meteo', observedAt })
    await provider.stop()
  })

  test('the forecast is seven days, today at the place first', async () => {
    const { weather } = await withOpenMeteo()
    const days = await weather.forecast(KANO)
    expect(days.map(({ forecastDate }) => forecastDate)).toEqual([
      '2026-06-20',
      '2026-06-21',
      '2026-06-22',
      '2026-06-23',
      '2026-06-24',
      '2026-06-25',
      '2026-06-26',
    ])
    expect(days[2]).toEqual({
      forecastDate: '2026-06-22',
      temperature: 28.9,
      temperatureMin: 21.8,
      precipitation: 42.3,
      precipitationProbability: 95,
      humidity: 86,
      windSpeed: 18,
      description: 'heavy rain',
      icon: '10d',
      et0: 3,
      source: 'open-meteo',
      estimated: false,
      fetchedAt: '2026-06-20T08:07:00.000Z',
    })
    expect(await weather.forecast(KANO, 2)).toHaveLength(2)
  })

  test('just after midnight in Nigeria the first day is the new one, though UTC is still on the old', async () => {
    const { weather, pass } = await withOpenMeteo()
    pass(15 * HOUR_MS + 10 * MINUTE_MS)
    expect((await weather.forecast(KANO))[0]?.forecastDate).toBe('2026-06-21')
  })

  test('a place is asked for by the middle of its 0.1° cell: neighbours share, and no farm is given away', async () => {
    const { weather, provider } = await withOpenMeteo()
    await weather.current(KANO)
    await weather.current({ lat: 11.97, lng: 8.63 })
    expect(provider.requests).toHaveLength(1)
    expect(provider.requests[0]?.searchParams.get('latitude')).toBe('12')
    expect(provider.requests[0]?.searchParams.get('longitude')).toBe('8.6')
  })

  test('now is kept for 10 minutes, the forecast for 3 hours', async () => {
    const { weather, provider, pass, restarted } = await withOpenMeteo()
    await Promise.all([weather.current(KANO), weather.forecast(KANO)])
    pass(9 * MINUTE_MS)
    await Promise.all([restarted().current(KANO), restarted().forecast(KANO)])
    expect(provider.requests).toHaveLength(2)
    pass(2 * MINUTE_MS)
    await Promise.all([weather.current(KANO), weather.forecast(KANO)])
    expect(provider.requests).toHaveLength(3)
    pass(3 * HOUR_MS)
    await weather.forecast(KANO)
    expect(provider.requests).toHaveLength(4)
  })

  test('identical requests under way share one call', async () => {
    const { weather, provider } = await withOpenMeteo()
    provider.behave({ kind: 'slow', ms: 30 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => weather.forecast(KANO)))
    expect(provider.requests).toHaveLength(1)
    expect(answers[19]).toEqual(answers[0]!)
  })

  test('the adviser gets sixty days of history of a new place with rain and ET0, and the days ahead', async () => {
    const { weather } = await withOpenMeteo()
    const days = await weather.fieldDays(KANO)
    expect(days).toMatchObject({ today: '2026-06-20', source: 'open-meteo', estimated: false })
    expect(days.history).toHaveLength(60)
    expect(days.history.at(-1)).toEqual({
      date: '2026-06-19',
      tMax: 36.4,
      tMin: 23.8,
      rain: 0,
      rainProbability: 0,
      humidity: 49,
      windMax: 12.6,
      et0: 6.4,
      estimated: false,
    })
    expect(days.forecast).toHaveLength(7)
    expect(days.forecast[0]?.date).toBe('2026-06-20')
  })

  test('history goes back 120 days at most', async () => {
    const { weather, pass } = await withOpenMeteo()
    await weather.forecast(KANO)
    pass(62 * 24 * HOUR_MS)
    const { today, history } = await weather.fieldDays(KANO)
    expect([today, history[0]?.date]).toEqual(['2026-08-21', '2026-04-23'])
  })

  test('past days stay as history, longer than the provider tells of them', async () => {
    const { weather, pass } = await withOpenMeteo()
    await weather.forecast(KANO)
    pass(20 * 24 * HOUR_MS)
    const { history } = await weather.fieldDays(KANO)
    expect(history[0]?.date).toBe('2026-04-21')
    expect(history.at(-1)?.date).toBe('2026-07-09')
    expect(history).toHaveLength(80)
  })

  test('a place whose past days are known is asked for two weeks, one with a gap for sixty days again', async () => {
    const { weather, pass, provider } = await withOpenMeteo()
    const asked: (string | null)[] = []
    for (const days of [0, 1, 30]) {
      pass(days * 24 * HOUR_MS)
      await weather.fieldDays(KANO)
      asked.push(provider.requests.at(-1)!.searchParams.get('past_days'))
    }
    expect(asked).toEqual(['60', '14', '60'])
  })

  test('a refresh asks once for each cell and says how many hold live figures', async () => {
    const { weather, provider } = await withOpenMeteo()
    const told: number[] = []
    const points = [KANO, { lat: 12.03, lng: 8.61 }, { lat: 9.06, lng: 7.5 }, { lat: -22.56, lng: 17.08 }]
    expect(await weather.refreshCells(points, (done) => told.push(done))).toEqual({ cells: 3, live: 3 })
    expect(provider.requests).toHaveLength(3)
    expect(told).toEqual([1, 2, 3])
  })
})

describe('the weather from OpenWeather, with a key', () => {
  test('metres a second become km/h and metres km', async () => {
    const { weather } = await withOpenWeather()
    expect(await weather.current(KANO)).toEqual({
      location: { name: 'Kano', ...KANO },
      temperature: 27.4,
      humidity: 61,
      precipitation: 0,
      windSpeed: 14.4,
      visibility: 10,
      description: 'scattered clouds',
      icon: '03d',
      observedAt: '2026-06-20T08:07:00.000Z',
      source: 'openweather',
      estimated: false,
    })
  })

  test("three-hour steps become the place's days; those beyond the fifth are typical and say so", async () => {
    const { weather } = await withOpenWeather()
    const days = await weather.forecast(KANO)
    expect(days.map(({ source, estimated }) => [source, estimated])).toEqual([
      ...Array(5).fill(['openweather', false]),
      ...Array(2).fill(['climatology', true]),
    ])
    expect(days[2]).toMatchObject({
      forecastDate: '2026-06-22',
      temperature: 28.9,
      temperatureMin: 21.8,
      precipitation: 42.3,
      precipitationProbability: 95,
      windSpeed: 18,
      description: 'heavy intensity rain',
      icon: '10d',
      et0: null,
    })
  })

  test('in the evening today keeps the highest that the morning told of', async () => {
    const { weather, pass } = await withOpenWeather()
    const morning = (await weather.forecast(KANO))[0]!
    pass(12 * HOUR_MS)
    const evening = (await weather.forecast(KANO))[0]!
    expect(evening.fetchedAt).not.toBe(morning.fetchedAt)
    expect(evening).toMatchObject({ forecastDate: '2026-06-20', temperature: 34.2, precipitation: 0 })
  })

  test('a wrong key is answered from the typical season', async () => {
    const { weather } = await withOpenWeather({ OPENWEATHER_API_KEY: 'wrong' })
    expect(await weather.current(KANO)).toMatchObject({ source: 'climatology', estimated: true })
    expect(await weather.check()).toEqual({ provider: 'openweather', problem: 'it answered with status 401' })
  })
})

describe('WEATHER_PROVIDER', () => {
  test('climatology never touches the network, nor what a provider said earlier', async () => {
    const { weather, db, provider } = await withOpenMeteo()
    await weather.forecast(KANO)
    const asked = provider.requests.length
    const offline = setUpWeather({ WEATHER_PROVIDER: 'climatology', OPEN_METEO_BASE_URL: provider.url }, db)
    const week = await offline.weather.forecast(KANO)
    expect(week.every((day) => day.estimated)).toBe(true)
    expect(await offline.weather.current(KANO)).toMatchObject({ estimated: true })
    expect(provider.requests).toHaveLength(asked)
    expect(await offline.weather.check()).toEqual({ provider: 'climatology', problem: null })
  })

  test('another than before is asked at once: what the former one said is no answer of its own', async () => {
    const { db, weather, provider: former } = await withOpenMeteo()
    await Promise.all([weather.current(KANO), weather.forecast(KANO)])
    await former.stop()
    const { provider } = await withOpenWeather()
    const other = setUpWeather({ OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url }, db)
    expect(await other.weather.current(KANO)).toMatchObject({ source: 'openweather' })
    expect((await other.weather.forecast(KANO))[0]).toMatchObject({ source: 'openweather' })
  })

  test('open-meteo is asked even where a key for OpenWeather is set', async () => {
    const { provider } = await withOpenMeteo()
    const { weather } = setUpWeather({
      WEATHER_PROVIDER: 'open-meteo',
      OPENWEATHER_API_KEY: 'a-key',
      OPEN_METEO_BASE_URL: provider.url,
    })
    await weather.current(KANO)
    expect(provider.requests).toHaveLength(1)
  })

  test('openweather without a key says what is missing and gives typical figures', async () => {
    const { weather } = setUpWeather({ WEATHER_PROVIDER: 'openweather' })
    expect(await weather.check()).toMatchObject({ problem: 'OPENWEATHER_API_KEY is not set' })
    expect(await weather.current(KANO)).toMatchObject({ estimated: true })
  })
})

test('the typical season is never kept as if it had been measured', async () => {
  const { weather, db } = setUpWeather({ WEATHER_PROVIDER: 'climatology' })
  await weather.forecast(KANO)
  await weather.current(KANO)
  expect(await db.orm.select().from(weatherData)).toEqual([])
})
