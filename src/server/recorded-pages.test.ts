import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { addressOf, pathWith } from '../contracts/call.ts'
import { SCREENS, type ScreenName } from '../contracts/screens.ts'
import { FULL_NOW, idOf, resolved } from './testing/full/people.ts'
import { readable } from './testing/full/record.ts'
import { type FullApp, fullApp } from './testing/full/services.ts'

setDefaultTimeout(300_000)

type Query = Record<string, string>
interface Opened {
  /** Names of the rows in the path, by parameter; a text stands for `id`. */
  of?: readonly (string | Record<string, string>)[]
  /** Queries besides the empty one; values that begin with `@` are ids of named rows. */
  with?: readonly Query[]
}

const BAGS = { area: '2', areaUnit: 'acre', risk: 'middle', purse: '60000', look: '2' }
/** Rows and queries of each screen. */
const PAGES: Record<ScreenName, Opened> = {
  home: { with: [{ said: 'home.generated' }, { failed: 'home.fixFailed' }, { said: 'no.such.text' }] },
  weather: {},
  rains: {},
  warning: { of: ['warning', 'ada'] },
  advisories: { with: [{ crop: 'maize' }, { crop: 'rice' }] },
  advisory: { of: ['advice 1 of ada', 'advice 2 of ada', 'advice 1 of bola'] },
  community: { with: [{ before: '@new post' }, { before: 'nonsense' }, { write: '' }] },
  post: {
    of: [
      'post on birds',
      'post with a picture',
      { id: 'post on birds', reply: 'bola replies' },
      { id: 'ada', reply: 'ada' },
    ],
    with: [{ reply: '@bola replies' }, { before: '@ada replies back' }],
  },
  questions: { with: [{ crop: "@ada's maize", advisory: '@advice 1 of ada' }, { before: '@ada asks of goats' }] },
  question: { of: ['ada asks of weevils', 'ada asks of goats', 'bola asks of leaves'], with: [{ answer: '1' }] },
  market: {
    with: [
      { crop: "@ada's maize" },
      { crop: "@ada's rice" },
      { crop: "@bola's maize" },
      { crop: "@ada's maize", months: '3', dry: 'true', price: '400', kg: '1000', storage: 'hermetic' },
      { crop: "@ada's maize", months: '3', price: 'much' },
    ],
  },
  officer: {
    with: [{ show: 'mine' }, { show: 'answered' }, { show: 'closed' }, { before: '@ada asks of weevils' }],
  },
  notifications: {},
  profile: {},
  'profile-edit': {},
  'profile-delete': {},
  'confirm-phone': {},
  security: {},
  'second-factor': {},
  crop: { of: ["ada's maize", "bola's maize"], with: [{ crop: 'rice' }] },
  season: { of: ["ada's maize", "ada's rice", "ada's tomato", "bola's maize"] },
  bags: {
    of: ["ada's maize", "ada's cassava", "bola's maize"],
    with: [
      { ...BAGS, grade: 'urea', 'bagKg-urea': '50', 'price-urea': '28000' },
      { ...BAGS, area: '-1', grade: 'urea', 'bagKg-urea': '0' },
      { ...BAGS, manure: '20', manureUnit: 'headpan', manureKind: 'cattle', field: 'lowland', cropPrice: '400' },
    ],
  },
  admin: {
    with: [
      { tab: 'exports', of: 'region', is: 'Kano' },
      { tab: 'exports', of: 'arrived', is: 'unknown' },
      { tab: 'exports', of: 'language', is: 'ha' },
      { tab: 'content' },
      { tab: 'content', show: 'pictures', delete: '@new post' },
      { tab: 'content', before: '@post on birds' },
      { tab: 'analytics' },
      { tab: 'analytics', ask: 'send' },
    ],
  },
  audience: {
    with: [
      { state: 'Kano', text: 'Urea.', 'text.ha': 'Taki.', preview: '1' },
      { state: 'Kano', text: 'Urea.' },
      { crop: 'moonflower', text: 'Urea.', preview: '1' },
      { crop: 'maize', before: '@bola' },
      { text: 'Ж'.repeat(200), preview: '1' },
    ],
  },
  person: {
    of: ['ada', 'bola', 'cato', 'dele', 'hana', "ada's maize"],
    with: [{ messages: '@sms queued', log: '@ada fed' }],
  },
  prices: {
    with: [
      { country: 'NA' },
      { before: '@maize in June', seen: '@ada saw' },
      { report: '@import of prices', remove: '@urea' },
      { q: 'maize', sort: 'price', order: 'desc' },
    ],
  },
  inbox: { with: [{ show: 'over' }, { before: '@cato asks of rain' }] },
  channels: { with: [{ days: '30' }, { days: '0' }, { of: 'arrived', is: 'ussd' }, { before: '@efe' }] },
  trials: { with: [{ before: 'weeding' }] },
  practice: {
    with: [
      { phone: '+2348100000009' },
      { code: '*384*1#', session: 'session 1', answers: '' },
      { code: '*384*1#', session: 'session 2', answers: '1' },
      { call: 'call 1' },
    ],
  },
  'sign-in': { with: [{ next: '/weather' }, { next: '//example.org' }] },
  register: { with: [{ crop: 'maize' }, { crop: 'gold', next: '/prices' }] },
}
const READERS = {
  visitor: ['nobody', 'ada'],
  'signed-in': ['nobody', 'ada', 'bola', 'cato', 'dele'],
  officer: ['ada', 'femi', 'gbenga'],
  admin: ['femi', 'gbenga'],
}

/** Addresses that are no screen; each is asked with the headers after it. */
const OTHERS: [path: string, headers?: Record<string, string>][] = [
  ['/'],
  ['/', { 'accept-language': 'ha' }],
  ['/terms'],
  ['/privacy'],
  ['/privacy', { 'accept-language': 'yo' }],
  ['/offline'],
  ['/no-such-page'],
  ['/try?place=Kano&crop=maize'],
  ['/try?place=Kano&crop=rice', { 'accept-language': 'ha' }],
  ['/try?place=Khomas&crop=millet'],
  ['/try?at=12,8.52&crop=cassava'],
  ['/try?place=Nowhere&crop=maize'],
  ['/try'],
  ['/forgot'],
  ['/signin/phone?next=/weather'],
  ['/signin/code'],
  ['/healthz'],
  ['/metrics'],
  ['/cap/rss.xml'],
  ['/cap/00000000-0000-7000-8000-000000000000.xml'],
  [`/images/${'a'.repeat(64)}.webp`],
  [`/images/${'a'.repeat(64)}-320.webp`],
  [`/images/${'a'.repeat(64)}.webp`, { 'if-none-match': `"${'a'.repeat(64)}"` }],
  [`/images/${'c'.repeat(64)}.webp`],
  ['/drawings/farm.done.svg'],
  ['/drawings/no-such.svg'],
  ['/recordings/00000000-0000-7000-8000-000000000000.webm'],
  ['/audio/en/intro.wav'],
  ['/audio/ha/intro.mp3'],
  ['/api/login?next=/weather'],
  ['/api/no-such-call'],
]
const SHORT = 30
/** Headers with a meaning for the reader; those of security have tests of their own. */
const HEADERS = ['location', 'content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'content-range']
/** Values that differ in every run. */
const RANDOM =
  /(?<="id":")[0-9a-f]{16}(?=")|(?<=request )[\w-]+|(?<="version":")[^"]+|(?<=_seconds\S* )[\d.]+|(?<=_bytes )\d+/g

let gona: FullApp
beforeAll(async () => {
  // Forms and contracts read the machine's day.
  setSystemTime(new Date(FULL_NOW))
  gona = await fullApp(['ada', 'bola', 'cato', 'dele', 'femi', 'gbenga'], { METRICS: 'on', OPERATOR_NAME: 'Union' })
})
afterAll(() => {
  setSystemTime()
})

const idsOf = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, row]) => [name, idOf(row)]))

test.each(Object.keys(PAGES) as ScreenName[])('%s is a page with the recorded reads', async (name) => {
  const { of = [], with: more = [] } = PAGES[name]
  const { paths, who } = SCREENS[name]
  const text = readable()
  const once = shortAgain()
  const lines: string[] = []
  const said = new Map<string, string>()
  for (const path of paths) {
    const named = of.map((row) => (typeof row === 'string' ? { id: row } : row))
    const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param!)
    const rows = params.length === 0 ? [{}] : named.filter((row) => params.every((param) => param in row))
    for (const row of rows)
      for (const query of [{}, ...more]) {
        const given = resolved(query) as Query
        for (const reader of READERS[who]) {
          const answer = await gona.request(reader, 'GET', addressOf(pathWith(path, idsOf(row)), given))
          const shown = [headOf(answer), ...partsOf(await answer.text())].map(text)
          const whole = shown.join('\n')
          const asked = [reader, path, ...Object.values(row), ...Object.entries(query).map((one) => one.join('='))]
          const request = asked.join(' ')
          lines.push(said.has(whole) ? `${request}: as ${said.get(whole)}` : `${request}:`)
          if (!said.has(whole)) lines.push(...shown.map((line) => `  ${once(line)}`))
          if (!said.has(whole)) said.set(whole, request)
        }
      }
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

test.each(OTHERS.map(([path, headers = {}]) => [path, headers] as const))(
  '%s %j answers as recorded',
  async (path, headers) => {
    const text = readable()
    const answer = await gona.request('nobody', 'GET', path, { headers })
    const body = await answer.text()
    const lines = [headOf(answer), ...(body.startsWith('<!DOCTYPE html') ? textsOf(body) : body.split('\n'))]
    expect(lines.map((line) => text(line.replace(RANDOM, '…'))).join('\n')).toMatchSnapshot()
  },
)

/** Shortens a line that was printed before to its beginning. */
function shortAgain() {
  const seen = new Set<string>()
  return (line: string): string => {
    if (!seen.has(line)) {
      seen.add(line)
      return line
    }
    return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line
  }
}

const headOf = ({ status, headers }: Response) =>
  [status, ...HEADERS.flatMap((name) => headers.get(name) ?? [])].join(' ')

const STATE = /<script type="application\/json"[^>]*>(.*?)<\/script>/s

/** Title, properties and reads of a page; of one without an island the texts. */
function partsOf(html: string): string[] {
  const [, state] = STATE.exec(html) ?? []
  if (!html.startsWith('<!DOCTYPE html')) return html.split('\n')
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  if (!state) return [title, ...textsOf(html)]
  const { page, reads } = JSON.parse(state) as { page: { props?: object }; reads: [unknown, unknown][] }
  const { props = {}, ...rest } = page
  return [
    title,
    json(rest),
    ...Object.entries(props).map(([name, value]) => `${name}=${json(value)}`),
    ...reads.map(([key, value]) => `${json(key)} ${json(value)}`),
  ].map((line) => line.replace(RANDOM, '…'))
}

const json = (value: unknown) => JSON.stringify(value, (_, field) => (field === null ? undefined : field))

/** Texts, links and fields between the tags. */
const textsOf = (html: string) => [
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(?:a|form|input|option|button|select)\b([^>]*)>/g, ' [$1] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' '),
]
