import { beforeAll, expect, test } from 'bun:test'
import { addressWithQuery, type Call, fillPath } from '../contracts/call.ts'
import { CALLS, type CallName } from '../contracts/calls.ts'
import { idOf } from './testing/full/people.ts'
import { readable } from './testing/full/record.ts'
import { type FullApp, fullApp } from './testing/full/services.ts'

type ReadName = { [Name in CallName]: (typeof CALLS)[Name] extends { method: 'GET' } ? Name : never }[CallName]
type Query = Record<string, string>
interface Asked {
  /** Names of the rows in the path. */
  of?: readonly string[]
  /** Queries besides the empty one; a cursor is the name of a row. */
  with?: readonly Query[]
  /** Queries, without the empty one. */
  only?: readonly Query[]
}

/** One row a page: the first page, and the one after a row. */
const paged = (before: string, ...more: Query[]): Query[] => [{ limit: '1' }, { limit: '1', before }, ...more]
const KANO = { lat: '12', lng: '8.52' }
const OWN_FIELDS = ["ada's maize", "ada's rice", "ada's cassava", "ada's tomato"]
const FIELDS = [...OWN_FIELDS, "bola's maize", "cato's maize"]
const FILTERS: Query[] = [
  { state: 'Kano' },
  { crop: 'maize' },
  { stage: 'vegetative' },
  { crop: 'rice', stage: 'vegetative' },
  { language: 'ha' },
  { channel: 'sms' },
  { notSeen: '30' },
  { find: 'bol' },
  { find: '811000' },
  { of: 'region', is: 'Kano' },
  { of: 'crop', is: 'cassava' },
  { of: 'language', is: 'af' },
  { of: 'active' },
  { of: 'placeless' },
  { of: 'arrived', is: 'ussd' },
  { of: 'plain' },
]

/** Rows and queries of each read. */
const READS: Record<ReadName, Asked> = {
  exportAccount: {},
  getPhoneState: {},
  getUser: {},
  listSessions: {},
  countFarmers: { with: FILTERS },
  exportFarmers: { with: [...FILTERS, { columns: 'all' }, { who: 'all', reason: 'moving' }, { who: 'all' }] },
  getAnalytics: {},
  getCampaign: { of: ['daily campaign', 'stopped campaign', 'ada'] },
  getChannelFigures: { with: [{ days: '1' }, { days: '91' }] },
  getUsageHistory: {},
  getStatesMap: { with: [{ measure: 'active' }] },
  listAllPosts: { with: paged('new post', { show: 'unanswered' }, { show: 'pictures' }) },
  listCampaigns: {},
  listFarmers: { with: paged('dele', ...FILTERS) },
  listHarvests: {},
  listInbox: { with: paged('bola asks again', { state: 'open' }, { state: 'answered' }, { state: 'closed' }) },
  listOpenTasks: {},
  listStateCounts: {},
  listTrials: { with: [{ before: 'weeding' }] },
  previewSms: {},
  getAdvisory: { of: ['advice 1 of ada', 'advice 2 of ada', 'advice 1 of bola'] },
  getSummary: {},
  listAdvisories: { with: [{ crop: 'maize' }] },
  getPost: { of: ['post on birds', 'post with a picture', 'ada'] },
  listPosts: { with: paged('new post') },
  listReplies: { of: ['post on birds', 'old post'], with: paged('bola replies') },
  listCropQuestions: {},
  listCrops: {},
  getFertilizerPlan: { of: FIELDS },
  getNearbyPrices: {},
  getSellOrHold: {
    of: OWN_FIELDS,
    with: [
      {
        price: '400',
        kg: '1000',
        storage: 'hermetic',
        months: '3',
        bagCost: '900',
        need: 'debt',
        rate: '0.1',
        dry: 'true',
      },
      { dry: 'false' },
      { dry: 'true', need: 'some' },
    ],
  },
  listPriceReports: { with: paged('efe saw') },
  listNotifications: {},
  getPerson: { of: ['ada', 'bola', 'cato', 'dele', 'efe', 'femi', 'gbenga', 'hana', "ada's maize"] },
  listPersonLog: { of: ['ada', 'dele'], with: paged('ada fed') },
  listPersonMessages: { of: ['ada', 'hana'], with: paged('sms queued') },
  findPlaces: { with: [{ q: 'Zaria' }, { q: 'Kan', limit: '3' }, { q: 'Nowhere' }] },
  findPlacesNearPoint: {
    with: [
      { lat: '12', lon: '8.52' },
      { lat: '-19.57', lon: '18.1', limit: '2' },
      { lat: '0', lon: '0' },
    ],
  },
  listLocations: { only: [{ country: 'na', state: 'Khomas' }, { state: 'Abia' }, { country: 'Namibia' }] },
  exportPrices: {},
  getNewestPrices: {},
  listPriceImports: {},
  listPrices: { with: paged('urea', { country: 'NA' }) },
  getPushKey: {},
  listPushSubscriptions: {},
  getQuestion: { of: ['ada asks of weevils', 'ada asks of goats', 'ada asks of prices', 'bola asks of leaves'] },
  listOfficerQuestions: {
    with: paged('ada asks of weevils', { state: 'mine' }, { state: 'answered' }, { crop: 'maize' }, { region: 'Kano' }),
  },
  listQuestions: { with: paged('ada asks of prices') },
  getRainHistory: { with: [KANO] },
  getRainStart: { with: [KANO, { lat: '12' }] },
  getSeasonPlan: { of: FIELDS },
  listLogEntries: { of: FIELDS, with: paged('ada fed') },
  getWarning: { of: ['warning', 'ada'] },
  listWarnings: {},
  getForecast: { with: [KANO, { ...KANO, days: '2' }] },
  getWeather: { with: [KANO, { location: 'Zaria' }] },
}

const READERS = {
  anyone: ['ada'],
  'signed-in': ['ada', 'bola', 'cato', 'dele'],
  officer: ['femi', 'gbenga'],
  admin: ['gbenga'],
}
/** Values that differ in every run: the key of push, and ids of sessions. */
const RANDOM = /("publicKey":"|"id":"(?=[0-9a-f]{16}"))[^"]*/g
const LONG = 300
const calls = (Object.entries(CALLS) as [CallName, Call][])
  .filter(([, { method }]) => method === 'GET')
  .map(([name, call]) => [name as ReadName, call] as const)

let gona: FullApp
beforeAll(async () => {
  gona = await fullApp([...READERS['signed-in'], ...READERS.officer])
})

test('every parameter of a query is tried', () => {
  const untried = calls.flatMap(([name, { query }]) => {
    const { shape = {} } = (query?._zod.def ?? {}) as { shape?: object }
    const tried = new Set((READS[name].with ?? READS[name].only ?? []).flatMap(Object.keys))
    return Object.keys(shape)
      .filter((key) => !tried.has(key))
      .map((key) => `${name} ${key}`)
  })
  expect(untried).toEqual([])
})

test.each(calls)('%s gives the recorded rows', async (name, { path, who }) => {
  const { of = [''], with: more = [], only } = READS[name]
  const text = readable()
  const lines: string[] = []
  const said = new Map<string, string>()
  for (const row of of)
    for (const query of only ?? [{}, ...more]) {
      const { before } = query
      const cursor = before && !path.includes('trials') ? { ...query, before: idOf(before) } : query
      const answers = new Map<string, string[]>()
      for (const reader of row ? READERS[who].filter((name) => name !== 'dele') : READERS[who]) {
        const answer = await gona.ask(reader, 'GET', addressWithQuery(fillPath(path, { id: row && idOf(row) }), cursor))
        const found = linesOf((await answer.text()).replace(RANDOM, '$1…')).map((line) => `  ${text(line)}`)
        const whole = [answer.status, ...found].join('\n')
        answers.set(whole, [...(answers.get(whole) ?? []), reader])
      }
      for (const [whole, readers] of answers) {
        const asked = [...readers, row, ...Object.entries(query).map(([key, value]) => `${key}=${value}`)]
        const request = asked.filter(Boolean).join(' ')
        lines.push(`${request}: ${said.has(whole) ? `as ${said.get(whole)}` : whole}`)
        if (!said.has(whole)) said.set(whole, request)
      }
    }
  expect(lines.join('\n')).toMatchSnapshot()
})

/** One line for each line of a file, element of a list, or part of a long object. */
function linesOf(body: string): string[] {
  if (!/^[[{]/.test(body)) return body.split(/\r?\n/).filter(Boolean)
  const value: unknown = JSON.parse(body)
  if (Array.isArray(value)) return value.map(short)
  if (body.length <= LONG) return [short(value)]
  return Object.entries(value as object).flatMap(([name, part]) => (part === null ? [] : [`${name} ${short(part)}`]))
}

const short = (value: unknown) => JSON.stringify(value, (_, field) => (field === null ? undefined : field))
