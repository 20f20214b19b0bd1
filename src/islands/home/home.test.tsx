import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import type { Advisory } from '../../contracts/advisories.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listPosts } from '../../contracts/calls/community.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getWeather } from '../../contracts/calls/weather.ts'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, has, press, sharedPhone, text, toastShown, until, words } = await import('../testing/screen.tsx')
const { setCachedUser } = await import('../lib/use-user.ts')
const { default: Home } = await import('./home.tsx')

const phone = sharedPhone()
let crop: Crop
let advice: Advisory
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  await phone().send('POST', '/api/advisories/generate')
  crop = { ...(await phone().read(listCrops))[0], cropType: 'maize', placeholder: false }
  const [first] = (await phone().read(listAdvisories)) as [Advisory]
  const { beside: _, again: __, ...rest } = first
  advice = { ...rest, title: 'Maize: weed', rule: 'care.weeds', done: false, by: null, validUntil: '2026-07-12' }
})
beforeEach(() => phone().answering(undefined))

const KANO = JSON.stringify({ lat: 12.0022, lng: 8.592, name: 'Kano' })
const SUMMARY = { temperature: 29.6, weatherStatus: 'light rain', cropsCount: 2, activeAdvisories: 3, urgentAlerts: 1 }
interface Shown {
  user?: Partial<User>
  crops?: Partial<Crop>[]
  summary?: object | null
  posts?: object[]
  weather?: object
}
async function open({ user = {}, crops = [{}], summary = SUMMARY, posts = [], weather = {} }: Shown = {}) {
  const { client, user: farmer } = phone()
  setCachedUser(client, { ...farmer, ...user })
  client.setQueryData(
    queryKeyOf(listCrops.path),
    crops.map((each, n) => ({ ...crop, id: `c${n}`, ...each })),
  )
  client.removeQueries({ queryKey: queryKeyOf(getSummary.path) })
  if (summary) client.setQueryData<unknown>(queryKeyOf(getSummary.path), summary)
  client.setQueryData(queryKeyOf(listAdvisories.path), [advice])
  client.setQueryData(queryKeyOf(listPosts.path, { limit: 3 }), posts)
  client.setQueryData<unknown>(queryKeyOf(getWeather.path, { location: KANO }), {
    ...{
      temperature: 29.6,
      humidity: 61.4,
      windSpeed: 11.5,
      visibility: 7,
      description: 'clear sky',
      estimated: false,
    },
    ...weather,
  })
  await phone().show(<Home />)
}
const PARTS = { hello: 'main > * .home-hello, .home-hello', summary: '.summary', crops: '#crops', tasks: '#todays' }
const parts = () =>
  Object.entries({ ...PARTS, none: '.no-crops', place: '.place-weather', notice: 'main .notice', setUp: '.setup-card' })
    .filter(([, selector]) => has(selector))
    .map(([name]) => name)

describe('home', () => {
  test('of a farmer with crops has the day, the tasks, the crops and the weather', async () => {
    await open()
    expect(parts()).toEqual(['hello', 'summary', 'crops', 'tasks', 'place'])
    expect(document.querySelectorAll('.home-hello')).toHaveLength(1)
    expect(has('.home-starting, .home-behind')).toBe(false)
    expect(document.querySelector('.columns > .stack:last-child .place-weather')).not.toBeNull()
  })

  test('without crops has what to do first, and the weather in the same column', async () => {
    await open({ crops: [], user: { primaryCrops: null } })
    expect(parts()).toEqual(['hello', 'none', 'place'])
    expect(document.querySelector('.no-crops a')?.getAttribute('href')).toBe('/crops/new')
    expect(document.querySelector('.columns > .stack:last-child .place-weather')).toBeNull()
    expect(has('.spinner')).toBe(false)
  })

  test('waits for the rows of the primary crops', async () => {
    phone().answering((path) => (path === '/api/crops/initialize' ? new Promise(() => {}) : undefined))
    await open({ crops: [] })
    expect([has('.home-starting'), has('.spinner')]).toEqual([true, true])
  })

  test.each<[string, Partial<User>]>([
    ['a place', { location: null }],
    ['the size of the farm', { farmSize: null }],
  ])('of a farmer without %s opens the profile by itself, until it is closed', async (_, user) => {
    await open({ user })
    expect(parts()).toContain('notice')
    expect(parts()).not.toContain('summary')
    await until('the profile is open', () => has('dialog:not(.dialog-coming)'))
    await press('Close')
    await until('it is closed', () => !has('dialog'))
    await press('Set up now')
    await until('it is open again', () => has('dialog'))
    await press('Close')
  })

  test('of an administrator opens nothing by itself', async () => {
    await open({ user: { farmSize: null, isAdmin: true } })
    expect([parts().includes('notice'), has('dialog')]).toEqual([true, false])
  })

  test('opens the set-up of crops of which only the name is known, once for this phone', async () => {
    await open({ crops: [{ placeholder: true }, { placeholder: true, cropType: 'cassava' }] })
    await until('the set-up is open', () => has('dialog:not(.dialog-coming)'))
    expect([has('.home-behind'), has('.setup-card')]).toEqual([true, true])
    await press('Close')
    await until('it is closed', () => !has('dialog'))
    await open({ crops: [{ placeholder: true }, { placeholder: true, cropType: 'cassava' }] })
    expect([has('dialog'), has('.home-behind')]).toEqual([false, false])
    await press(/crops/i)
    await open()
    expect(has('.setup-card')).toBe(false)
  })

  test('offers to find a place that is a mere text', async () => {
    await open({ user: { location: 'Fagge' } })
    expect(document.querySelector('form[action="/fix-location"], .notice form')).not.toBeNull()
    expect(has('.place-weather')).toBe(false)
  })

  test('greets by the first name, or without one', async () => {
    await open()
    expect(words('.home-hello')).toContain('Amina')
    await open({ user: { firstName: null } })
    expect(words('.home-hello')).not.toMatch(/Amina|null|\{/)
  })
})

describe('the day at a glance', () => {
  test('has degrees, the sky, the first open task and the counts', async () => {
    await open()
    expect(words('.summary-degrees')).toBe('30°C')
    expect(words('.summary-text')).toStartWith('Maize:')
    expect([...document.querySelectorAll('.summary-count b')].map(({ textContent }) => textContent)).toEqual([
      '3',
      '1',
      '2',
    ])
    expect(document.querySelectorAll('.summary-urgent')).toHaveLength(1)
    expect(words('.summary-date')).toBe('Mon, Jul 6')
  })

  test('shows usual figures before there are any, and nothing urgent', async () => {
    phone().answering((path) => (path === getSummary.path ? new Promise(() => {}) : undefined))
    await open({ summary: null })
    expect(words('.summary-degrees')).toBe('24°C')
    expect([...document.querySelectorAll('.summary-count b')].map(({ textContent }) => textContent)).toEqual([
      '0',
      '0',
      '0',
    ])
    expect(has('.summary-urgent')).toBe(false)
  })
})

describe('the weather of the place', () => {
  test('has its name, rounded figures, and says when it is only usual', async () => {
    await open()
    expect(words('.place-name b')).toBe('Kano')
    expect(words('.place-weather .sky-head b')).toBe('30°C')
    expect([...document.querySelectorAll('.place-weather dd')].map(({ textContent }) => textContent)).toEqual([
      ...['61%', '12 km/h', '7 km'],
    ])
    expect(has('.place-typical')).toBe(false)
    await open({ weather: { estimated: true, visibility: null } })
    expect(has('.place-typical')).toBe(true)
    expect(words('.place-weather dl div:last-child dd')).toBe('10 km')
  })

  test('is waited for, and its failure is said', async () => {
    phone().answering((path) => (path.startsWith(getWeather.path) ? new Promise(() => {}) : undefined))
    const { client } = phone()
    await open()
    client.removeQueries({ queryKey: queryKeyOf(getWeather.path) })
    await phone().show(<Home />)
    expect(has('.place-weather .spinner')).toBe(true)
    phone().answering((path) => (path.startsWith(getWeather.path) ? new Response('', { status: 500 }) : undefined))
    client.removeQueries({ queryKey: queryKeyOf(getWeather.path) })
    await phone().show(<Home />)
    await until('it is said', () => has('.place-weather [role=alert]'))
  })

  test('leads to another place', async () => {
    await open()
    await press('Change')
    await until('the profile is open', () => has('dialog'))
  })
})

describe('the community', () => {
  const post = { author: { displayName: 'Musa' }, createdAt: '2026-07-06T06:00:00Z', title: null, content: 'Rain!' }

  test('shows three posts, by their title or their words', async () => {
    await open({
      posts: [
        { id: 'p1', ...post, title: 'Hello' },
        { id: 'p2', ...post },
        { id: 'p3', ...post },
        { id: 'p4', ...post },
      ],
    })
    expect(
      [...document.querySelectorAll('.talk')].map((talk) => [
        talk.getAttribute('href'),
        talk.querySelector('.talk-words')?.textContent,
      ]),
    ).toEqual([
      ['/community/posts/p1', 'Hello'],
      ['/community/posts/p2', 'Rain!'],
      ['/community/posts/p3', 'Rain!'],
    ])
    expect(words('.talk')).toContain('Musa · 2 hours ago')
    expect(has('.talks p.soft')).toBe(false)
    await open()
    expect(has('.talks p.soft')).toBe(true)
  })
})

test('what is not there yet says so', async () => {
  await open()
  const actions = [...document.querySelectorAll<HTMLElement>('.quick-action')]
  expect(actions).toHaveLength(4)
  const said = new Set<string | null>()
  for (const action of actions) {
    await act(() => action.click())
    said.add(toastShown())
  }
  expect(said.size).toBe(4)
})

describe('my crops', () => {
  test('are opened to be changed or added, up to the most', async () => {
    await open({
      crops: [
        { plantingDate: '2026-07-01T00:00:00.000Z' },
        { plantingDate: null },
        { planned: true, plantingDate: '2026-08-01T00:00:00.000Z' },
      ],
    })
    expect(text()).toContain('5 days since planting')
    expect(text()).toContain('Aug 1, 2026')
    expect(text()).not.toContain('at most')
    await press(/Add Crop/i)
    await until('the form is open', () => has('dialog:not(.dialog-coming)'))
    await press('Close')
    await open({ crops: Array.from({ length: MAX_CROPS }, () => ({})) })
    expect(text()).toContain(String(MAX_CROPS))
  })
})
