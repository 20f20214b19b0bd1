import { afterEach, beforeAll, describe, expect, mock, spyOn, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { getWeather } from '../../contracts/calls/weather.ts'
import type { ScreenName } from '../../contracts/screens.ts'
import { translatorFor } from '../../words/index.ts'
import { actorOfRequest } from '../http/context.ts'
import { addPerson } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { screenDataReaders } from './screen-data-readers.ts'
import type { ScreenData, ScreenDataReaders } from './screen-page.ts'

const CURSOR = '019f3670-f400-76a0-abfb-3fcfcca1bb81'
const NAMIBIA = { name: 'Outapi', lat: -17.5, lng: 14.99 }

let gona: TestServices
let shows: ScreenDataReaders
let farmer: User
let eve: User
let maizeId: string
beforeAll(async () => {
  gona = await testServices()
  shows = screenDataReaders(gona)
  const actor = await kanoFarmer(gona)
  farmer = actor.user
  await gona.crops.initialize(actor)
  maizeId = (await gona.crops.list(actor))[0]!.id
  eve = (await addPerson(gona.db, { firstName: 'Eve', isAdmin: true })).user
})
afterEach(() => mock.restore())

interface Asked {
  user?: User
  query?: Record<string, string>
  params?: Record<string, string>
  path?: string
  form?: Record<string, unknown>
}
async function show(screen: ScreenName, { user = eve, query = {}, params = {}, path = '/', form }: Asked = {}) {
  const actor = actorOfRequest(user)
  const crops = await gona.crops.list(actor)
  const c = { req: { path, url: `http://gona.test${path}` }, get: () => 'en', header: () => {} }
  const page = { actor, user, query, params, t: translatorFor('en'), c, given: () => crops }
  const again = form && { form: { values: form } }
  return (await shows[screen]!({ ...page, again } as never)) as ScreenData
}
const props = async (...asked: Parameters<typeof show>) => (await show(...asked)).props!

/** Screens, the cursor in their address, rows a page, the service that is asked, and the part of what it is asked for. */
const PAGED: [ScreenName, string, number, () => { mock: { calls: unknown[][] } }, 'messages' | 'log' | null][] = [
  ['inbox', 'before', 20, () => spyOn(gona.inbox, 'list'), null],
  ['officer', 'before', 20, () => spyOn(gona.officerQuestions, 'queue'), null],
  ['channels', 'before', 20, () => spyOn(gona.admin, 'farmers'), null],
  ['audience', 'before', 20, () => spyOn(gona.admin, 'farmers'), null],
  ['prices', 'before', 50, () => spyOn(gona.prices, 'list'), null],
  ['prices', 'seen', 20, () => spyOn(gona.seenPrices, 'list'), null],
  ['person', 'messages', 10, () => spyOn(gona.personRecords, 'page'), 'messages'],
  ['person', 'log', 10, () => spyOn(gona.personRecords, 'page'), 'log'],
]
test.each(PAGED)('%s goes on from ?%s=, %p rows a page', async (screen, name, limit, watch, part) => {
  const { mock: spied } = watch()
  const asked = async (query: Record<string, string>) => {
    await show(screen, { query, params: { id: farmer.id } })
    const last = spied.calls.at(-1)!.at(-1) as Record<string, unknown>
    return part ? last[part] : last
  }
  expect(await asked({ [name]: CURSOR })).toMatchObject({ limit, before: CURSOR })
  const other = name === 'before' ? 'after' : 'before'
  for (const query of [{}, { [name]: 'second' }, { [other]: CURSOR }] as Record<string, string>[])
    expect(await asked(query)).toMatchObject({ limit, before: undefined })
})

test.each([
  ['open', {}],
  ['open', { show: 'everything' }],
  ['mine', { show: 'mine' }],
  ['answered', { show: 'answered' }],
])('officers see the %s questions at %j', async (list, query) => {
  expect(await props('officer', { query: query as Record<string, string> })).toMatchObject({ list })
})

test.each([
  [false, {}],
  [false, { show: 'open' }],
  [true, { show: 'over' }],
])('the inbox shows those that are over: %p at %j', async (over, query) => {
  expect(await props('inbox', { query: query as Record<string, string> })).toMatchObject({ over, before: null })
})

test.each([
  [7, {}],
  [30, { days: '30' }],
  [7, { days: '0' }],
  [7, { days: 'all' }],
])('the channels show %p days at %j', async (days, query) => {
  expect(await props('channels', { query: query as Record<string, string> })).toMatchObject({ days })
})

describe('the price list', () => {
  test.each<[string, string, { in?: object; query?: Record<string, string>; form?: Record<string, unknown> }]>([
    ['NG', 'of somebody without a place', {}],
    ['NA', 'of somebody south of the equator', { in: NAMIBIA }],
    ['NA', 'that was chosen', { query: { country: 'NA' } }],
    ['NG', 'that was chosen from the south', { in: NAMIBIA, query: { country: 'NG' } }],
    ['NG', 'of no country of ours', { query: { country: 'GH' } }],
    ['NA', 'of a form that came back', { query: { country: 'NG' }, form: { country: 'NA' } }],
  ])('is that of %s, %s', async (country, _, { in: location = null, ...asked }) => {
    const user = { ...eve, location } as User
    expect(await props('prices', { ...asked, user })).toMatchObject({ country, removing: null, report: null })
  })

  test('asks before it removes the price that its address names, and shows the report that it names', async () => {
    const price = { kind: 'produce', item: 'maize', price: 400, market: 'Dawanau', date: '2026-07-01' } as const
    const { id } = await gona.prices.save({ kind: 'operator' }, { ...price, country: 'NG' })
    const csv = 'country,kind,item,bagKg,price,currency,market,date\nNG,produce,maize,,400,NGN,Kano,soon'
    const report = await gona.prices.importFile({ kind: 'operator' }, { csv })
    const shown = await props('prices', { query: { remove: id, report: report.id! } })
    expect(shown).toMatchObject({ removing: { id, price: 400 }, report: { id: report.id, refused: 1 } })
    expect((shown.reports as object[])[0]).not.toHaveProperty('faults')
    expect(await props('prices', { query: { remove: CURSOR, report: CURSOR } })).toMatchObject({
      removing: null,
      report: null,
    })
  })
})

describe('the feed', () => {
  test('offers the states of the own country, and those of all without a place', async () => {
    const statesOf = async (user: User) => {
      const { states, region } = (await props('community', { user })) as { states: string[]; region: string | null }
      expect(states).toEqual([...states].sort((a, b) => a.localeCompare(b)))
      return [region, states.includes('Kano'), states.includes('Omusati')]
    }
    expect(await statesOf(farmer)).toEqual(['Kano', true, false])
    expect(await statesOf({ ...farmer, location: NAMIBIA })).toEqual(['Omusati', false, true])
    expect(await statesOf(eve)).toEqual([null, true, true])
  })

  test.each<[boolean, Asked]>([
    [false, {}],
    [true, { query: { write: '1' } }],
    [true, { form: { content: '' } }],
  ])('has its form open: %p at %j', async (writing, asked) => {
    expect(await props('community', asked)).toMatchObject({ writing })
  })

  test.each<[string | null, object | null, Asked]>([
    [null, null, {}],
    ['r1', null, { query: { reply: 'r1' } }],
    ['r2', null, { query: { reply: 'r1' }, form: { parentReplyId: 'r2' } }],
    [null, { what: 'post', action: '/community/posts/p/delete' }, { path: '/community/posts/p/delete' }],
    [null, { what: 'reply', action: '/x/r1/delete' }, { path: '/x/r1/delete', params: { reply: 'r1' } }],
  ])('a post answers the reply %p and asks about deleting %j', async (replyTo, deleting, asked) => {
    const { id } = await gona.community.createPost(actorOfRequest(farmer), { content: 'Rain', title: 'At last' })
    const shown = await show('post', { ...asked, params: { id, ...asked.params } })
    expect(shown.title).toBe('At last')
    expect(shown.props).toMatchObject({ postId: id, replyTo, deleting })
  })
})

describe('the weather', () => {
  const reads = async (screen: ScreenName, user: User) =>
    ((await show(screen, { user })).data ?? []).map(({ key }) => key[0])
  test('is read for a place, and nothing of it without one', async () => {
    expect(await reads('weather', farmer)).toEqual([getWeather.path, '/api/weather/forecast', '/api/weather/rains'])
    expect(await reads('rains', farmer)).toHaveLength(2)
    const nowhere = { ...farmer, location: 'Fagge' as never }
    expect([await reads('weather', nowhere), await reads('rains', nowhere)]).toEqual([[], []])
  })
})

describe('home', () => {
  test('has three posts, and advice only for who has crops', async () => {
    const feed = spyOn(gona.community, 'feed')
    const reads = async (user: User) => (await show('home', { user })).data!.map(({ key }) => key[0])
    const own = await reads(farmer)
    expect(feed.mock.calls.at(-1)![1]).toEqual({ limit: 3 })
    expect([own.includes('/api/advisories'), own.includes(getWeather.path)]).toEqual([true, true])
    const none = await reads(eve)
    expect([none.includes('/api/advisories'), none.includes(getWeather.path)]).toEqual([false, false])
  })
})

describe('a field', () => {
  test.each(['season', 'bags'] as const)('of somebody else has no %s', async (screen) => {
    expect((await show(screen, { user: farmer, params: { id: maizeId } })).status).toBeUndefined()
    expect(await show(screen, { user: eve, params: { id: maizeId } })).toMatchObject({ status: 404 })
  })

  test.each<[404 | undefined, string, Asked]>([
    [undefined, 'Add Crop', {}],
    [404, 'Edit Crop', { params: { id: CURSOR } }],
    [undefined, 'Edit Crop', { params: { id: CURSOR }, form: {} }],
  ])('its form answers %p as %s', async (status, title, asked) => {
    const shown = await show('crop', { user: farmer, ...asked })
    expect([shown.status, shown.title]).toEqual([status, title])
  })

  test('has the newest 50 entries of its log', async () => {
    const list = spyOn(gona.farmLog, 'list')
    await show('season', { user: farmer, params: { id: maizeId } })
    expect(list.mock.calls.at(-1)![2]).toEqual({ limit: 50 })
  })
})

test.each([
  ['sign-in', {}, undefined, { next: null, here: '/signin' }],
  ['sign-in', { next: '/' }, undefined, { next: null, here: '/signin' }],
  ['sign-in', { next: '/weather' }, undefined, { next: '/weather', here: '/signin?next=%2Fweather' }],
  ['sign-in', { next: 'https://evil.example' }, undefined, { next: null }],
  ['sign-in', { next: '/weather' }, { next: '/prices' }, { next: '/prices' }],
  ['register', { crop: 'maize' }, undefined, { crop: 'maize', next: null, here: '/register' }],
  ['register', { crop: 'moonflower' }, undefined, { crop: null }],
  ['register', {}, undefined, { crop: null }],
] as const)('%s at %j after the form %j goes on to %j', async (screen, query, form, expected) => {
  expect(await props(screen, { query: query as Record<string, string>, form })).toMatchObject(expected)
})
