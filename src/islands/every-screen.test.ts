import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { seedDemo } from '../cli/seed/demo.ts'
import { fillPath } from '../contracts/call.ts'
import { SCREENS } from '../contracts/screens.ts'
import { createApp } from '../server/app.ts'
import { cookieName } from '../server/http/cookies.ts'
import { noAssets } from '../server/testing/no-assets.ts'
import { kanoFarmer, type TestServices, testServices } from '../server/testing/services.ts'
import { signedIn } from '../server/testing/signed-in.ts'
import { ALERT, bytesOf } from '../server/warnings/testing/samples.ts'

setDefaultTimeout(300_000)

type Reader = 'visitor' | 'farmer' | 'newcomer' | 'officer' | 'admin'
const READERS = { visitor: 'visitor', 'signed-in': 'farmer', officer: 'officer', admin: 'admin' } as const
const screens = Object.values(SCREENS).flatMap(({ who, paths }) =>
  paths.map((path) => ({ path, reader: READERS[who] })),
)
const ofOneThing = screens.filter(({ path }) => path.includes(':'))

let gona: TestServices
let app: ReturnType<typeof createApp>
let ids: { path: RegExp; id: string }[]
const cookies = {} as Record<Reader, string>

const first = async (query: ReturnType<typeof sql>): Promise<string> =>
  (await gona.db.orm.values<[string]>(query))[0]![0]
async function cookieOf(id: string): Promise<string> {
  const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
  return `${cookieName(gona.config, 'session')}=${signedIn(await gona.accounts.signIn.again(id, visitor)).token}`
}
beforeAll(async () => {
  gona = await testServices({ settings: { VOICE_NUMBER: '+2347000000001', USSD_CODE: '*384*1#' } })
  const demo = await seedDemo(gona)
  await gona.warnings.importFiles({ kind: 'operator' }, [{ name: 'alert.xml', bytes: bytesOf(ALERT) }])
  app = createApp(gona, noAssets)
  const idOf = (phone: string) => first(sql`select id from users where phone = ${phone}`)
  const farmer = await idOf(demo.farmer.phone)
  cookies.visitor = ''
  cookies.farmer = await cookieOf(farmer)
  cookies.officer = await cookieOf(await idOf(demo.officer.phone))
  cookies.admin = await cookieOf(await idOf(demo.admin.phone))
  cookies.newcomer = await cookieOf((await kanoFarmer(gona, { primaryCrops: [] })).user.id)
  ids = [
    { path: /^\/advisory/, id: await first(sql`select id from advisories where user_id = ${farmer}`) },
    { path: /^\/crops/, id: await first(sql`select id from crops where user_id = ${farmer}`) },
    { path: /^\/community/, id: await first(sql`select post_id from replies`) },
    { path: /^\/questions/, id: await first(sql`select id from inbox_messages where user_id = ${farmer}`) },
    { path: /^\/warnings/, id: await first(sql`select id from cap_messages`) },
    { path: /^\/admin/, id: farmer },
  ]
})

const addressOf = (path: string) =>
  fillPath(path, { id: ids.find((known) => known.path.test(path))?.id ?? '', reply: 'none' })
/** Returns the page's HTML without the data for its scripts. */
async function read(reader: Reader, path: string) {
  const headers = { host: 'gona.test', cookie: cookies[reader] }
  const answer = await app.request(`http://gona.test${path}`, { headers })
  return { status: answer.status, html: (await answer.text()).split('<script')[0]! }
}

/** Text of past or pending actions, which a freshly opened page must not show. */
const GOING_ON = {
  'an error': /role="alert"|aria-invalid="true"/,
  'a spinner': /class="spinner|aria-busy="true"/,
  'a disabled button': /<(?:button|input|select|fieldset)[^>]* disabled/,
  'an open dialog': /<dialog|role="dialog"/,
  'an unfolded menu': /aria-expanded="true"/,
  'a toast': /class="toast/,
}
/** Text of a missing value. */
const UNKNOWN = />[^<]*(?:\bNaN\b|\bundefined\b|\bnull\b|Infinity|\[object|Invalid Date|\{\w+[|}])[^<]*</
const goingOn = (html: string) => Object.entries(GOING_ON).flatMap(([what, mark]) => (mark.test(html) ? [what] : []))

describe('a screen that was just opened shows nothing that has not happened', () => {
  test.each(screens.map(({ path, reader }) => [path, reader] as const))('%s to a %s', async (path, reader) => {
    const { status, html } = await read(reader, addressOf(path))
    expect([status, goingOn(html), UNKNOWN.exec(html)]).toEqual([200, [], null])
  })

  test.each(screens.filter(({ reader, path }) => reader === 'farmer' && !path.includes(':')).map(({ path }) => [path]))(
    '%s to a farmer who has just registered',
    async (path) => {
      // Home creates the crops first.
      const { html } = await read('newcomer', path)
      expect([goingOn(html), UNKNOWN.exec(html)]).toEqual([path === '/' ? ['a spinner'] : [], null])
    },
  )
})

test('a screen says that there is nothing only where there is nothing', async () => {
  const empty: string[] = []
  for (const { path, reader } of screens)
    if ((await read(reader, addressOf(path))).html.includes('class="empty')) empty.push(path)
  // Without rain history there are no odds; the demo has no trials and no reported harvests.
  expect(empty).toEqual(['/weather/years', '/admin/trials', '/admin/harvests'])
  const nothingYet: string[] = []
  for (const { path } of screens.filter(({ reader, path }) => reader === 'farmer' && !path.includes(':')))
    if ((await read('newcomer', path)).html.includes('class="empty')) nothingYet.push(path)
  expect(nothingYet).toEqual(['/weather/years', '/advisories', '/questions', '/notifications', '/profile'])
})

test.each(ofOneThing.map(({ path, reader }) => [path, reader] as const))(
  '%s of nothing is not found',
  async (path, reader) => {
    const { status, html } = await read(reader, fillPath(path, { id: crypto.randomUUID(), reply: 'none' }))
    expect([status, html.includes('class="empty')]).toEqual([404, true])
  },
)

test('every link of every screen leads to a page', async () => {
  const broken: string[] = []
  const seen = new Set<string>()
  for (const { path, reader } of screens) {
    const { html } = await read(reader, addressOf(path))
    for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const address = href!.replaceAll('&amp;', '&')
      if (seen.has(`${reader} ${address}`)) continue
      seen.add(`${reader} ${address}`)
      const { status } = await read(reader, address)
      if (status >= 400) broken.push(`${path} as ${reader}: ${address} ${status}`)
    }
  }
  expect(broken).toEqual([])
})
