import { beforeAll, describe, expect, test } from 'bun:test'
import { createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { User } from '../../contracts/account.ts'
import { queryKey } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listPosts } from '../../contracts/calls/community.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getForecast, getWeather } from '../../contracts/calls/weather.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { pagesKey } from '../../contracts/list-pages.ts'
import { UNREAD } from '../../contracts/notifications.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { FORECAST_DAYS } from '../../contracts/weather.ts'
import { IDENTIFIER_PREFIX, IslandRoot } from '../../islands/lib/island-root.tsx'
import { useNow } from '../../islands/lib/now.ts'
import { type PageState, usePage } from '../../islands/lib/page.tsx'
import { part } from '../../islands/lib/part.ts'
import { createQueryClient } from '../../islands/lib/query-client.ts'
import { useUser } from '../../islands/lib/user.ts'
import { ISLANDS } from '../../islands/registry.ts'
import { WORDS } from '../../words/index.ts'
import { type Dice, dice, type Make, madeUp } from '../testing/made-up.ts'
import { type Role, wholeApp } from '../testing/whole-app.ts'
import { createParts } from './parts.ts'

const NOW = '2026-07-06T08:00:00Z'
const FARMERS = 200
const SCREENS = ['home', 'weather', 'advisories', 'community'] as const

const MAKE: Record<string, Make> = {
  drawing: (of) => of.oneOf(['action.weed', 'action.look', 'sign.armyworm']),
  sky: (of) => of.oneOf(['sky.sun', 'sky.rain']),
  description: (of) => of.oneOf(['clear sky', 'moderate rain', 'thunderstorm', 'something else']),
  icon: (of) => of.oneOf(['01d', '10n', '11d']),
  rule: (of) => of.oneOf(['care.weeds', 'stage.question', 'planting.asked', 'planting.come-up', 'risk.armyworm']),
  data: () => null,
  tags: (of, { now }) => [...new Set([now, `${of.below(9)}<`, "it's"].slice(of.below(4)))],
}

/** Someone at one moment, with all that their pages were told. */
function farmer(of: Dice) {
  const made = (contract: Parameters<typeof madeUp>[0]) => madeUp(contract, of, NOW, MAKE) as never
  const listOf = (call: { out: Parameters<typeof madeUp>[0] }) => (of.is(25) ? [] : made(call.out))
  const manyAreTold = (list: object[]) => (of.is(50) ? list.map((one) => Object.freeze(one)) : list)
  const user: User = made(getUser.out)
  if (of.is(70)) user.location = { lat: of.is(50) ? 12 : -17.8, lng: 8.5, name: of.is(50) ? 'Kano' : '<b>"Jos" & co' }
  const point = coordinatesOf(user.location)
  const before = of.is(80) ? null : 'a<cursor'
  const crop = of.is(80) ? null : of.oneOf(['maize', '<rice>'])
  const reads: [readonly unknown[], unknown][] = [
    [queryKey(getUser.path), of.is(97) ? user : null],
    [UNREAD, of.below(12)],
    [queryKey(listCrops.path), listOf(listCrops)],
    [queryKey(getSummary.path), made(getSummary.out)],
    [queryKey(listPosts.path, { limit: 3 }), listOf(listPosts)],
    [queryKey(listAdvisories.path), listOf(listAdvisories)],
    [queryKey(listAdvisories.path, { crop: crop ?? '' }), listOf(listAdvisories)],
    [
      pagesKey(listPosts.path, before),
      { pages: [{ items: manyAreTold(listOf(listPosts)), next: of.is(50) ? null : 'more' }], pageParams: [before] },
    ],
  ]
  if (point && of.is(80)) {
    const days = Array.from({ length: of.below(FORECAST_DAYS + 1) }, () => made(getForecast.out.def.element))
    const { lat, lng } = point
    reads.push([queryKey(getWeather.path, { location: JSON.stringify(point) }), made(getWeather.out)])
    reads.push([queryKey(getWeather.path, { lat, lng }), made(getWeather.out)])
    reads.push([queryKey(getForecast.path, { lat, lng, days: FORECAST_DAYS }), days])
  }
  const page: PageState = {
    now: NOW,
    language: of.oneOf(LANGUAGE_IDS),
    appName: 'Gona',
    url: of.is(50) ? '/' : '/?a=<b>&c="d"',
    lessData: of.is(50),
    props: {
      before,
      crop,
      writing: of.is(20),
      states: ['Kano', 'A&B'],
      region: of.is(50) ? 'Kano' : null,
      ...(of.is(20) && { said: { words: 'Saved <b>', failed: of.is(50) } }),
    },
  }
  return { page, reads: reads.filter(() => of.is(95)).map(([key, data]) => ({ key, data })) }
}
type Farmer = ReturnType<typeof farmer>

const islands = new Map<string, Awaited<ReturnType<(typeof ISLANDS)['home']>>['default']>()
beforeAll(async () => {
  for (const screen of SCREENS) islands.set(screen, (await ISLANDS[screen]()).default)
})

function rootOf(screen: string, { page }: Farmer, reads: Farmer['reads']) {
  const client = createQueryClient()
  for (const { key, data } of reads) client.setQueryData(key, data)
  return { island: islands.get(screen)!, client, page, messages: WORDS[page.language].screens }
}

const whole = (root: ReturnType<typeof rootOf>) =>
  renderToString(createElement(IslandRoot, root), { identifierPrefix: IDENTIFIER_PREFIX })

describe('a page put together from parts', () => {
  for (const screen of SCREENS)
    test(`is the page that React makes in one piece, to the byte: ${screen}`, () => {
      const parts = createParts('Gona')
      for (let seed = 1; seed <= FARMERS; seed++) {
        const who = farmer(dice(seed * 7919))
        const html = parts.render(rootOf(screen, who, []), who.reads)
        expect([seed, html]).toEqual([seed, whole(rootOf(screen, who, who.reads))])
      }
      expect(parts.held().parts).toBeGreaterThan(7)
    }, 300_000)
})

/** A page of one part. */
function shown<Props extends object>(inner: (props: Props) => ReactNode, ...all: Props[]) {
  const parts = createParts('Gona')
  const Part = part(inner)
  const client = createQueryClient()
  const { page, reads } = farmer(dice(1))
  return all.map((props) => {
    const island = () => createElement('main', null, createElement(Part, props))
    return parts.render({ island, client, page: { ...page, language: 'en' }, messages: WORDS.en.screens }, reads)
  })
}

const Greeting = ({ says: { name } }: { says: { name: string } }) =>
  createElement('a', { href: `/people/${name}`, title: name }, `Hello ${name}`)

let made = 0
const Counted = ({ urgent, says }: { urgent: boolean; says: { due: string | null } }) => {
  made++
  return createElement('b', { className: urgent ? 'urgent' : '' }, says.due ?? 'any day')
}

describe('a part', () => {
  test('says what each person is told, escaped, as text and as attribute', () => {
    expect(shown(Greeting, { says: { name: 'Ada' } }, { says: { name: `<b>"O'Neil" & co` } })).toEqual([
      '<main><a href="/people/Ada" title="Ada">Hello Ada</a></main>',
      '<main><a href="/people/&lt;b&gt;&quot;O&#x27;Neil&quot; &amp; co" title="&lt;b&gt;&quot;O&#x27;Neil&quot; &amp; co">Hello &lt;b&gt;&quot;O&#x27;Neil&quot; &amp; co</a></main>',
    ])
  })

  test('is made once for all who are shown the same, and anew for what else it shows', () => {
    const html = shown(
      Counted,
      { urgent: true, says: { due: 'Mon' } },
      { urgent: true, says: { due: 'Tue' } },
      { urgent: false, says: { due: 'Tue' } },
      { urgent: false, says: { due: null } },
    )
    expect(html.map((each) => each.replace(/<[^>]*>/g, ''))).toEqual(['Mon', 'Tue', 'Tue', 'any day'])
    expect([html[1] === html[2], made]).toEqual([false, 3])
  })

  test('that breaks a rule is no page at all', () => {
    expect(() => shown(() => createElement('p', null, usePage().url), {})).toThrow('reads "url"')
    expect(() => shown(() => createElement('p', null, useNow()), {})).toThrow('reads "now"')
    expect(() => shown(() => createElement('p', null, useUser().user?.id), {})).toThrow('asks for data')
    expect(() => shown(() => createElement('p', { id: useId() }), {})).toThrow('useId')
    expect(() => shown(({ says }) => createElement('a', { href: says }), { says: '/here' })).toThrow('address')
    expect(() => shown(({ says }) => says, { says: 'only words' })).toThrow('begins or ends with a text')
    expect(() => shown(() => createElement('img', { src: '/icon.svg' }), {})).toThrow('picture')
    expect(() => shown(() => createElement('p'), { says: 7 as never })).toThrow('give it as a text')
    expect(() => shown(() => createElement('p'), { beside: createElement('b') })).toThrow('others inside')
  })

  test('is forgotten when many others were shown', () => {
    const parts = createParts('Gona', { parts: 10, characters: 1000 })
    const Part = part(({ n }: { n: number }) => createElement('p', null, n))
    const show = (shown: ReactNode) => parts.render({ ...rootOf('home', farmer(dice(1)), []), island: () => shown })
    for (let n = 0; n < 50; n++) expect(show(createElement(Part, { n }))).toBe(`<p>${n}</p>`)
    expect(parts.held().parts).toBe(10)
    show(createElement(Part, { n: 1e21 }))
    const Long = part(({ words }: { words: string }) => createElement('p', null, words))
    show(createElement(Long, { words: 'long '.repeat(300) }))
    expect(parts.held()).toEqual({ parts: 0, characters: 0 })
  })
})

test('two people at once are each told their own only', async () => {
  const { ask, json } = await wholeApp()
  await ask('owner', 'PUT', '/api/profile', json({ firstName: 'Aisha-one' }))
  await ask('other', 'PUT', '/api/profile', json({ firstName: 'Bode-two', preferredLanguage: 'ha' }))
  for (const who of ['owner', 'other'] as const) {
    await ask(who, 'POST', '/api/crops/initialize')
    await ask(who, 'POST', '/api/advisories/generate')
  }
  const ids = async (who: Role) =>
    (await (await ask(who, 'GET', '/api/advisories')).json()).map(({ id }: { id: string }) => id) as string[]
  const own = { owner: ['Aisha-one', ...(await ids('owner'))], other: ['Bode-two', ...(await ids('other'))] }
  for (const path of ['/', '/advisories', '/weather', '/community']) {
    const asked = (['owner', 'other', 'owner', 'other'] as const).map(async (who) => {
      const html = await (await ask(who, 'GET', path)).text()
      for (const word of own[who === 'owner' ? 'other' : 'owner']) expect(html).not.toContain(word)
      expect(html).toContain(who === 'owner' ? 'lang="en"' : 'lang="ha"')
      if (path === '/') expect(html).toContain(own[who][0]!)
      if (path === '/advisories') for (const id of own[who].slice(1)) expect(html).toContain(`href="/advisory/${id}"`)
    })
    await Promise.all(asked)
  }
})
