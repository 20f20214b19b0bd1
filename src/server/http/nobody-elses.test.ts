import { describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { CALLS } from '../../contracts/calls.ts'
import { MAIN_SCREENS } from '../../contracts/screens.ts'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'
import { SESSION_COOKIE } from './session.ts'

const VISITOR = { address: '10.0.0.1', device: null, userAgent: null, sid: null, requestId: 'test' }
const FEED = '/api/community/posts'

/** Requests of a farmer: the main screens, and every call without parameters. */
const READ = [
  ...MAIN_SCREENS.map(({ href }) => href),
  ...Object.values(CALLS).flatMap((call) =>
    call.method === 'GET' && call.who === 'signed-in' && !call.path.includes('/:') && !('query' in call && call.query)
      ? [call.path]
      : [],
  ),
  FEED,
  '/api/advisories',
]

/** The whole app, and farmers with sessions. */
async function village() {
  const services = await testServices()
  const app = createApp(services, noAssets)
  const { accounts } = services

  async function farmer(firstName: string) {
    const actor = await kanoFarmer(services, { firstName })
    const { token } = signedIn(await accounts.signIn.again(actor.user.id, VISITOR))
    return { ...actor, cookie: `${SESSION_COOKIE}=${token}` }
  }
  const ask = (path: string, cookie = '', headers: Record<string, string> = {}) =>
    app.request(`http://gona.test${path}`, { headers: { ...(cookie && { cookie }), ...headers } })
  const read = async (path: string, cookie = '', headers: Record<string, string> = {}) =>
    (await ask(path, cookie, headers)).text()
  const send = (method: string, path: string, cookie: string, body?: unknown) =>
    app.request(`http://gona.test${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return { ...services, farmer, ask, read, send }
}

describe('an answer is made anew', () => {
  test('so that what is written shows at once, be it by another connection or about someone else', async () => {
    const { farmer, read, send } = await village()
    const { cookie } = await farmer('Aisha')
    const bode = await farmer('Bode')
    expect(await read(FEED, cookie)).toBe('[]')
    await send('POST', FEED, bode.cookie, { content: 'Rain at last' })
    expect(JSON.parse(await read(FEED, cookie))).toHaveLength(1)
  })

  test('under an id of its own and the policy of every page', async () => {
    const { farmer, ask } = await village()
    const { cookie } = await farmer('Aisha')
    const answers = [await ask('/', cookie), await ask('/', cookie), await ask('/', cookie)]
    const [policy] = answers.map(({ headers }) => headers.get('content-security-policy'))
    expect(policy).toContain("script-src 'self' 'sha256-")
    for (const { headers } of answers) expect(headers.get('content-security-policy')).toBe(policy!)
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3)
  })

  test('with the headers of the first, packed or not', async () => {
    const { farmer, ask, send } = await village()
    const { cookie } = await farmer('Aisha')
    for (let n = 0; n < 3; n++) await send('POST', FEED, cookie, { content: 'The maize stands well. '.repeat(20) })
    const own = new Set(['x-request-id', 'server-timing', 'content-length'])
    for (const path of ['/', '/community', `${FEED}?limit=2`]) {
      for (const encoding of ['', 'br', 'gzip']) {
        const first = await ask(path, cookie, { 'accept-encoding': encoding })
        const again = await ask(path, cookie, { 'accept-encoding': encoding })
        const shared = ({ headers }: Response) => [...headers].filter(([name]) => !own.has(name)).sort()
        expect(shared(again)).toEqual(shared(first))
        const unpack = { '': Buffer.from, br: brotliDecompressSync, gzip: gunzipSync }[encoding]!
        const bodies = [unpack(await first.bytes()), unpack(await again.bytes())]
        // The state of a page contains the real time of its reads.
        const [one, other] = bodies.map((body) => body.toString().replaceAll(/At":\d{13}/g, ''))
        expect(other).toBe(one!)
      }
    }
  })
})

describe('a page that is the same for every visitor', () => {
  test('is made once, and packed once as small as it gets', async () => {
    const { at, ask } = await village()
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const [first, second] = [await ask('/', '', headers), await ask('/', '', headers)]
      at('2026-07-08T08:00:00Z')
      const [made, again] = [await first.bytes(), await second.bytes()]
      expect(await (await ask('/', '', headers)).bytes()).toEqual(again)
      expect(again.length).toBeLessThanOrEqual(made.length)
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      expect(unpack(again).equals(unpack(made))).toBe(true)
    }
  })
})

describe('an answer reaches no one else', () => {
  test('two people read their own, in turn', async () => {
    const { farmer, read } = await village()
    const people = [await farmer('Aisha'), await farmer('Bode')]
    for (const path of READ) {
      for (const { cookie, user } of [...people, ...people]) {
        const text = await read(path, cookie)
        const other = people.find((each) => each.user.id !== user.id)!.user
        expect([path, text.includes(other.phone), text.includes(other.firstName!)]).toEqual([path, false, false])
      }
    }
  })

  test('a visitor, an unknown cookie and one signed out read nothing of a farmer', async () => {
    const { farmer, ask, read, send } = await village()
    const { cookie, user } = await farmer('Aisha')
    for (const path of READ) await read(path, cookie)
    const unknown = `${SESSION_COOKIE}=${'x'.repeat(43)}`
    for (const path of READ) {
      for (const other of ['', unknown]) {
        const answer = await ask(path, other)
        expect([path, answer.headers.get('session-user')]).toEqual([path, 'none'])
        expect(await answer.text()).not.toContain(user.phone)
      }
    }
    expect((await send('POST', '/api/logout', cookie)).status).toBe(204)
    for (const path of READ) expect(await read(path, cookie)).not.toContain(user.phone)
  })

  test('a session whose time is over reads nothing', async () => {
    const { at, farmer, ask, read } = await village()
    const { cookie } = await farmer('Aisha')
    expect(await read('/api/user', cookie)).toContain('Aisha')
    at('2026-08-05T08:00:00Z')
    expect((await ask('/api/user', cookie)).status).toBe(401)
  })

  test('another session of the same person ends with a new password', async () => {
    const { accounts, farmer, ask, read, send } = await village()
    const aisha = await farmer('Aisha')
    const { token } = signedIn(await accounts.signIn.again(aisha.user.id, VISITOR))
    const elsewhere = `${SESSION_COOKIE}=${token}`
    expect(await read('/api/user', elsewhere)).toContain('Aisha')
    const passwords = { currentPassword: 'secret-of-aisha', newPassword: 'a better secret' }
    expect((await send('PUT', '/api/account/password', aisha.cookie, passwords)).ok).toBe(true)
    expect((await ask('/api/user', elsewhere)).status).toBe(401)
  })

  test('who was an administrator sees no email and no dashboard any more', async () => {
    const { accounts, farmer, read, send } = await village()
    const bode = await farmer('Bode')
    const email = { email: 'bode@example.com', currentPassword: 'secret-of-aisha' }
    expect((await send('PUT', '/api/profile', bode.cookie, email)).ok).toBe(true)
    await send('POST', FEED, bode.cookie, { content: 'Rain at last' })
    const { cookie, user } = await farmer('Aisha')
    const operator = { kind: 'operator' } as const
    expect(await read(FEED, cookie)).not.toContain('bode@example.com')
    await accounts.operator.promote(operator, user.phone)
    expect(await read(FEED, cookie)).toContain('bode@example.com')
    await accounts.operator.demote(operator, user.phone)
    expect(await read(FEED, cookie)).not.toContain('bode@example.com')
  })

  test('a person who left is known no more', async () => {
    const { farmer, ask, read, send } = await village()
    const { cookie } = await farmer('Aisha')
    await read('/', cookie)
    expect((await send('DELETE', '/api/account', cookie, { password: 'secret-of-aisha' })).status).toBe(204)
    expect((await ask('/api/user', cookie)).status).toBe(401)
    expect((await ask('/', cookie)).headers.get('session-user')).toBe('none')
  })

  test('a request meant for someone else is refused', async () => {
    const { farmer, ask, read } = await village()
    const { cookie } = await farmer('Aisha')
    const bode = await farmer('Bode')
    await read(FEED, cookie)
    expect((await ask(FEED, cookie, { 'session-user': bode.user.id })).status).toBe(401)
  })
})

describe('an answer is what was asked for', () => {
  test('in the language that the farmer has chosen since, and in the visitor’s', async () => {
    const { farmer, read, send } = await village()
    const { cookie } = await farmer('Aisha')
    expect(await read('/', cookie)).toContain('<html lang="en">')
    await send('PUT', '/api/profile', cookie, { preferredLanguage: 'ha' })
    expect(await read('/', cookie)).toContain('<html lang="ha">')
    for (const language of ['en', 'yo', 'en', 'yo']) {
      expect(await read('/', `lang=${language}`)).toContain(`<html lang="${language}">`)
      expect(await read('/', '', { 'accept-language': language })).toContain(`<html lang="${language}">`)
    }
  })

  test('with its query, and with less data for who saves it', async () => {
    const { farmer, read, send } = await village()
    const { cookie } = await farmer('Aisha')
    for (let n = 0; n < 3; n++) await send('POST', FEED, cookie, { content: `Post ${n}` })
    for (const limit of [1, 2, 1, 3])
      expect(JSON.parse(await read(`${FEED}?limit=${limit}`, cookie))).toHaveLength(limit)
    for (const saves of ['on', '', 'on']) {
      expect(await read('/', cookie, { 'save-data': saves })).toContain(`"lessData":${saves === 'on'}`)
    }
  })

  test('a page says once what its address tells it to say', async () => {
    const { farmer, read } = await village()
    const { cookie } = await farmer('Aisha')
    expect(await read('/profile?said=profile.saved', cookie)).toContain('"said":{')
    expect(await read('/profile', cookie)).not.toContain('"said":{')
  })

  test('a cookie is set once, and what was refused stays refused', async () => {
    const { at, db, farmer, ask } = await village()
    const { cookie } = await farmer('Aisha')
    for (let n = 0; n < 2; n++) expect((await ask(`${FEED}?limit=none`, cookie)).status).toBe(400)
    at('2026-07-06T10:00:00Z')
    const renewed = await ask('/', cookie)
    expect(renewed.headers.getSetCookie().join()).toContain(SESSION_COOKIE)
    // Runs after the renewal, which responses do not wait for.
    await db.write(sql`update users set last_active_at = last_active_at`)
    expect((await ask('/', cookie)).headers.getSetCookie()).toEqual([])
  })
})
