import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { ScreenName } from '../../contracts/screens.ts'
import { actorOfRequest } from '../http/context.ts'
import { historyCsv } from '../testing/made-up-rain.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'
import { bytesOf, capXml } from '../warnings/testing/samples.ts'

setDefaultTimeout(300_000)

const OPERATOR = { kind: 'operator' } as const
const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
const PLAN = 'area=1&areaUnit=acre&grades=urea&grades=npk_15_15_15&price=30000&risk=careful'

interface Ids {
  crop: string
  advisory: string
  warning: string
}
type Shown = [path: (ids: Ids) => string, sentence: RegExp]

/** Screens with texts on farming, by an address of each and a sentence that it reports; for all others the reason why not. */
const SCREENS_WITH: Record<ScreenName, Shown | string> = {
  weather: [() => '/weather', /^screens\.weather\.week\./],
  rains: [() => '/weather/years', /^screens\.rains\./],
  warning: [({ warning }) => `/warnings/${warning}`, /^warnings\.do\./],
  advisory: [({ advisory }) => `/advisory/${advisory}`, /^advice\.rules\./],
  market: [() => '/prices', /^screens\.market\./],
  notifications: [() => '/notifications', /^(?:notices|warnings\.do)\./],
  season: [({ crop }) => `/crops/${crop}`, /^screens\.step\./],
  bags: [({ crop }) => `/crops/${crop}/bags?${PLAN}`, /^screens\.bags\./],

  home: 'each task and warning leads to its own page',
  advisories: 'each advisory leads to its own page',
  community: 'words of people',
  post: 'words of people',
  questions: 'words of people',
  question: 'words of people',
  officer: 'for extension officers',
  profile: 'no advice',
  'profile-edit': 'no advice',
  'profile-delete': 'no advice',
  'confirm-phone': 'no advice',
  security: 'no advice',
  'second-factor': 'no advice',
  crop: 'a form',
  admin: 'for administrators',
  audience: 'for administrators',
  person: 'for administrators',
  prices: 'for administrators',
  inbox: 'for administrators',
  channels: 'for administrators',
  trials: 'for administrators',
  practice: 'for administrators',
  'sign-in': 'a form',
  register: 'a form',
}
const SHOWN = Object.entries(SCREENS_WITH).filter((entry): entry is [string, Shown] => typeof entry[1] !== 'string')

let gona: WholeApp
let ids: Ids
beforeAll(async () => {
  gona = await wholeApp()
  const owner = actorOfRequest(gona.people.owner!)
  const urea = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 30_000, market: 'Kano' } as const
  await gona.prices.save(OPERATOR, { ...urea, date: '2026-07-01' })
  await gona.rains.history.importFile(OPERATOR, { csv: historyCsv(KANO, { from: 1996, to: 2025 }), source: 'station' })
  const maize = { cropType: 'maize', plantingDate: '2026-06-12', growthStage: 'vegetative', farmArea: 2 } as const
  const { id: crop } = await gona.crops.add(owner, maize)
  const [advisory] = await gona.advisories.generate(owner)
  const inForce = { sent: '2026-07-06T08:00:00+01:00', onset: '2026-07-06T10:00:00+01:00' }
  const xml = capXml({ id: 'storm', ...inForce, expires: '2026-07-20T10:00:00+01:00' })
  await gona.warnings.importFiles(OPERATOR, [{ name: 'storm.xml', bytes: bytesOf(xml) }])
  await gona.warnings.notify()
  const [warning] = await gona.warnings.mine(owner)
  ids = { crop, advisory: advisory!.id, warning: warning!.id }
})

/** Fields of the forms whose button says so, as a browser without script sends them. */
function formsIn(html: string): { action: string; fields: URLSearchParams }[] {
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? []
  return forms
    .filter((form) => form.includes('This is badly said'))
    .map((form) => {
      const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
      return {
        action: /action="([^"]+)"/.exec(form)![1]!,
        fields: new URLSearchParams(fields.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')])),
      }
    })
}

describe('“This is badly said” is one tap away without script', () => {
  test.each(SHOWN)('on the screen %s, and lists its sentences', async (_, [path, sentence]) => {
    const page = path(ids)
    const [form] = formsIn(await (await gona.ask('owner', 'GET', page)).text())
    expect(form).toBeDefined()
    const before = new Map((await gona.words.badlySaid()).map(({ path, times }) => [path, times]))
    const answer = await gona.ask('owner', 'POST', form!.action, { body: form!.fields })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toStartWith(page)
    const reported = (await gona.words.badlySaid()).filter(({ path, times }) => times > (before.get(path) ?? 0))
    expect(reported.map(({ path }) => path)).toContainEqual(expect.stringMatching(sentence))
  })
})

test('ids of no sentence are ignored, and too many refused', async () => {
  const before = await gona.words.badlySaid()
  const put = (body: unknown) => gona.ask('owner', 'PUT', '/api/words/badly-said', gona.json(body))
  expect((await put({ ids: ['screens.nothing', '__proto__'] })).status).toBe(204)
  expect((await put({ ids: Array.from({ length: 61 }, () => 'advice.eve') })).status).toBe(400)
  expect((await put({ ids: [] })).status).toBe(400)
  expect(await gona.words.badlySaid()).toEqual(before)
})
