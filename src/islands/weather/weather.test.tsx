import { describe, expect, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { getRainStart } from '../../contracts/calls/rains.ts'
import { getForecast, getWeather } from '../../contracts/calls/weather.ts'
import type { RainStartForecast } from '../../contracts/rains.ts'
import type { CurrentWeather, ForecastDay } from '../../contracts/weather.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { has, press, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { default: Weather } = await import('./weather.tsx')
const { Forecast } = await import('./forecast.tsx')
const { RainsCard } = await import('./rains-card.tsx')
const { WeekSummary } = await import('./week.tsx')
const { setCachedUser } = await import('../lib/use-user.ts')

const phone = sharedPhone()
const at = { lat: 12.0022, lng: 8.592 }
const key = { now: queryKeyOf(getWeather.path, at), days: queryKeyOf(getForecast.path, { ...at, days: 7 }) }

const current: CurrentWeather = {
  location: { name: 'Fagge', ...at },
  temperature: 31.6,
  humidity: 55.4,
  precipitation: 0.26,
  windSpeed: 12.34,
  visibility: 8.06,
  description: 'clear sky',
  icon: '01d',
  observedAt: '2026-07-06T07:30:00.000Z',
  source: 'open-meteo',
  estimated: false,
}
const day = (n: number, over: Partial<ForecastDay> = {}): ForecastDay => ({
  forecastDate: `2026-07-${String(6 + n).padStart(2, '0')}`,
  temperature: 31.4,
  temperatureMin: 22.6,
  precipitation: 0,
  precipitationProbability: 10,
  humidity: 50.5,
  windSpeed: 14.4,
  description: 'clear sky',
  icon: '01d',
  et0: null,
  source: 'open-meteo',
  estimated: false,
  fetchedAt: '2026-07-06T07:30:00.000Z',
  ...over,
})
const week = (...over: Partial<ForecastDay>[]) => Array.from({ length: 7 }, (_, n) => day(n, over[n]))
async function open(now: CurrentWeather | undefined, days: ForecastDay[] | undefined) {
  for (const [name, data] of [
    ['now', now],
    ['days', days],
  ] as const) {
    phone().client.removeQueries({ queryKey: key[name] })
    if (data) phone().client.setQueryData<unknown>(key[name], data)
  }
  await phone().show(<Weather />)
}
const facts = () => [...document.querySelectorAll('.facts dd')].map(({ textContent }) => textContent)
const rows = () => [...document.querySelectorAll('.day')] as HTMLElement[]

describe('the weather now', () => {
  test('has its figures rounded, its place, its words and its time', async () => {
    await open(current, week())
    expect(facts()).toEqual(['55%', '0.3 mm', '12.3 km/h', '8.1 km'])
    const card = document.querySelector('.now')!
    expect(card.querySelector('.sky-degrees')?.textContent).toBe('32°C')
    expect(card.querySelector('.now-place')?.textContent).toBe('Kano')
    expect(card.textContent).toContain('Jul 6, 2026, 08:30')
    expect(has('.typical')).toBe(false)
  })

  test('that is usual for the season says so, once', async () => {
    await open(
      { ...current, estimated: true, visibility: null },
      week().map((each) => ({ ...each, estimated: true })),
    )
    expect(facts()[3]).toBe('10 km')
    expect(document.querySelectorAll('.typical')).toHaveLength(1)
    expect(has('.now .typical')).toBe(true)
  })
})

describe('while it is not there', () => {
  test('it is waited for, and what has come is shown', async () => {
    phone().answering((path) => (path.startsWith('/api/weather') ? new Promise(() => {}) : undefined))
    await open(undefined, undefined)
    expect(document.querySelector('.spinner')?.textContent).toContain('weather')
    expect([has('.now'), has('.days'), has('.week'), has('[role=alert]')]).toEqual([false, false, false, false])
    await open(current, undefined)
    expect([has('.now'), has('.days'), has('.spinner')]).toEqual([true, false, true])
    await open(undefined, week())
    expect([has('.now'), has('.days'), has('.week'), has('.spinner')]).toEqual([false, true, true, true])
    await open(current, week())
    expect(has('.spinner')).toBe(false)
  })

  test.each(['current', 'forecast'])('a failure of %s is said, and nothing is waited for', async (which) => {
    phone().answering((path) => {
      if (path.startsWith(`/api/weather/${which}`)) return new Response('', { status: 500 })
      return path.startsWith('/api/weather') ? new Promise(() => {}) : undefined
    })
    await open(undefined, undefined)
    await until('it is said', () => has('[role=alert]'))
    expect(has('.spinner')).toBe(false)
    phone().answering(undefined)
  })

  test('without a place it is asked for', async () => {
    const { user, client } = phone()
    setCachedUser(client, { ...user, location: null })
    await open(undefined, undefined)
    expect([has('.now'), has('.days'), has('.spinner')]).toEqual([false, false, false])
    expect(document.querySelector('.empty a')?.getAttribute('href')).toBe('/profile/edit')
    await press('Set your location')
    await until('the profile is open', () => has('dialog:not(.dialog-coming)'))
    await press('Close')
    await until('it is closed', () => !has('dialog'))
    setCachedUser(client, user)
  })
})

describe('the days', () => {
  const show = (...over: Partial<ForecastDay>[]) => phone().show(<Forecast days={week(...over)} />)

  test('are named, the first as today, with the highest and the lowest', async () => {
    await show()
    expect(rows().map((row) => row.querySelector('.day-name')?.textContent)).toEqual([
      'Today',
      ...['Tue, Jul 7', 'Wed, Jul 8', 'Thu, Jul 9', 'Fri, Jul 10', 'Sat, Jul 11', 'Sun, Jul 12'],
    ])
    expect(
      rows()[0]!
        .querySelector('.day-degrees')
        ?.textContent?.replace(/[A-Za-z ]/g, ''),
    ).toBe('31°23°')
    expect(rows()[0]!.querySelector('.day-air')?.textContent).toMatch(/51% ?.*14 km\/h/)
  })

  test.each([
    [{ precipitation: 30.1 }, 'Heavy rain', true],
    [{ precipitation: 30, temperature: 35.1 }, 'Very hot', true],
    [{ precipitation: 15.1 }, 'Rain', true],
    [{ precipitation: 15, temperature: 35 }, 'Normal', false],
  ])('with %j are marked: %s', async (over, words, badge) => {
    await show(over)
    const [row] = rows()
    expect(row!.querySelector('.day-badge') !== null).toBe(badge)
    expect(row!.textContent!.toLowerCase()).toContain(words.toLowerCase())
  })

  test.each([
    [0.4, 'hidden-text', '0.4 mm'],
    [0.5, 'day-rain figures', '0.5 mm'],
    [9.96, 'day-rain figures', '10 mm ≈ '],
    [12.6, 'day-rain figures', '13 mm ≈ '],
  ])('%f mm of rain are shown as %s: %s', async (precipitation, style, words) => {
    await show({ precipitation })
    const rain = rows()[0]!.querySelector('.day-words > span')!
    expect(rain.className).toBe(style)
    expect(rain.textContent).toContain(words)
  })

  test('leave out what is not known; without any it is said', async () => {
    await show({ humidity: null }, { windSpeed: null }, { humidity: null, windSpeed: null })
    expect(rows().map((row) => row.querySelectorAll('.day-air > span').length)).toEqual([1, 1, 0, 2, 2, 2, 2])
    expect(has('.empty')).toBe(false)
    await phone().show(<Forecast days={[]} />)
    expect(has('.empty')).toBe(true)
  })
})

describe('the strip of the week', () => {
  const bars = () =>
    [...document.querySelectorAll('.strip-day')].map(
      (each) => each.querySelector('rect')?.getAttribute('height') ?? null,
    )
  const show = (...over: Partial<ForecastDay>[]) => phone().show(<WeekSummary days={week(...over)} stated={false} />)

  test('draws rain against the wettest day, or 15 mm where all have less; none in a dry week', async () => {
    await show({ precipitation: 7.5 }, { precipitation: 0.1 })
    expect(bars()).toEqual(['15', null, null, null, null, null, null])
    expect(document.querySelectorAll('.strip-bar')).toHaveLength(7)
    await show({ precipitation: 60 }, { precipitation: 15 })
    expect(bars().slice(0, 2)).toEqual(['30', '8'])
    await show({ precipitation: 0.4 })
    expect(has('.strip-bar')).toBe(false)
    await show({ precipitation: 0.5 })
    expect(has('.strip-bar')).toBe(true)
  })

  test('names its days, and has a table for those who do not see it', async () => {
    await show({}, { temperature: 36, precipitation: 3.26 })
    expect([...document.querySelectorAll('.strip-day b')].map(({ textContent }) => textContent)).toEqual([
      ...['Today', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ])
    expect(document.querySelectorAll('.strip-day')[1]!.className).toContain('strip-very-hot')
    const table = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(table.slice(0, 2)).toEqual(['Today03123', 'Tue, Jul 73.33623'])
    expect(text()).toContain('36°')
  })

  test('says what to do on a very hot day', async () => {
    await show({}, { temperature: 38 })
    expect(document.querySelectorAll('.week-do li')).toHaveLength(1)
    await phone().show(<WeekSummary days={[]} stated />)
    expect(has('.week')).toBe(false)
  })
})

describe('the start of the rains', () => {
  const rains = async (over: Partial<RainStartForecast>) => {
    const answer = (await phone().read(getRainStart)) as RainStartForecast
    phone().client.setQueryData(queryKeyOf(getRainStart.path, {}), { ...answer, ...over })
    await phone().show(<RainsCard />)
    return has('.rains-card')
  }
  const NOTHING = { seen: null, years: 0, source: null } as const

  test('is left out where only the usual dates are known', async () => {
    expect(await rains(NOTHING)).toBe(false)
    expect(await rains({ ...NOTHING, source: 'usual' })).toBe(false)
    expect(await rains({ ...NOTHING, seen: { date: '2026-06-20', maybeFalse: false } as never })).toBe(true)
    expect(has('a[href="/weather/years"]')).toBe(false)
    expect(await rains({ ...NOTHING, years: 30 })).toBe(true)
    expect(has('a[href="/weather/years"]')).toBe(true)
  })
})
