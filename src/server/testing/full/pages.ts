import { addressWithQuery, fillPath } from '../../../contracts/call.ts'
import { SCREENS, type ScreenName } from '../../../contracts/screens.ts'
import { idOf, resolved } from './people.ts'

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

interface AskedPage {
  reader: string
  /** The reader, the screen's path, and the names of its rows and query. */
  request: string
  address: string
}

/** Requests of a screen: each path with each row and query, by each reader. */
export function* pagesOf(name: ScreenName): Generator<AskedPage> {
  const { of = [], with: more = [] } = PAGES[name]
  const { paths, who } = SCREENS[name]
  for (const path of paths) {
    const named = of.map((row) => (typeof row === 'string' ? { id: row } : row))
    const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param!)
    const rows = params.length === 0 ? [{}] : named.filter((row) => params.every((param) => param in row))
    for (const row of rows)
      for (const query of [{}, ...more])
        for (const reader of READERS[who]) {
          const names = [...Object.values(row), ...Object.entries(query).map((one) => one.join('='))]
          const address = addressWithQuery(fillPath(path, idsOf(row)), resolved(query) as Query)
          yield { reader, request: [reader, path, ...names].join(' '), address }
        }
  }
}

const idsOf = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, row]) => [name, idOf(row)]))
