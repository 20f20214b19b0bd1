import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createApp } from '../app.ts'
import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { noAssets } from '../testing/no-assets.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'

setDefaultTimeout(300_000)

const VISITOR = { address: '10.0.0.1', device: null, userAgent: null, sid: null, requestId: 'test' }
const HTTPS = { PUBLIC_URL: 'https://gona.test' }
const CREDENTIALS = { phone: '+2348035550001', password: 'secret-of-aisha' }

async function site(settings: Record<string, string> = HTTPS) {
  const services = await testServices({ settings })
  let app = createApp(services, noAssets)
  const ask = (method: string, path: string, cookie = '', body?: unknown) =>
    app.request(`https://gona.test${path}`, {
      method,
      headers: { host: 'gona.test', 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    ...services,
    ask,
    /** The same database with other settings, as after an upgrade or a move to https. */
    async restarted(under: Record<string, string>) {
      const { db, clock } = services
      const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off', ...under })
      app = createApp(
        { ...(await composeServices(config, { db, clock, logLevel: 'silent' })), at: services.at } as never,
        noAssets,
      )
    },
    cookiesOf: (answer: Response) => answer.headers.getSetCookie(),
    session: async (firstName: string) =>
      signedIn(await services.accounts.signIn.again((await kanoFarmer(services, { firstName })).user.id, VISITOR))
        .token,
  }
}

const valueIn = (cookies: string[], name: string) => {
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1).split(';')[0]
}

describe('over https every cookie', () => {
  test('is ours alone: prefixed, Secure, HttpOnly, for the whole site and no other', async () => {
    const { ask, cookiesOf, ...services } = await site()
    await kanoFarmer(services, CREDENTIALS)
    const form = {
      method: 'POST',
      headers: { host: 'gona.test' },
      body: new URLSearchParams({ lang: 'ha', next: '/' }),
    }
    const chosen = await createApp(services, noAssets).request('https://gona.test/language', form)
    const all = [...cookiesOf(await ask('POST', '/api/login', '', CREDENTIALS)), ...cookiesOf(chosen)]
    expect(all.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-gona_session',
      '__Host-gona_device',
      '__Host-lang',
    ])
    for (const cookie of all) {
      expect(cookie).toMatch(/^__Host-/)
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) expect(cookie.split('; ')).toContain(part)
      expect(cookie).not.toMatch(/domain=/i)
    }
    expect(await (await ask('GET', '/signin', '__Host-lang=ha')).text()).toContain('<html lang="ha">')
  })

  test('that a sibling site plants under the plain name is not believed', async () => {
    const { ask, at, session } = await site()
    const token = await session('Eve')
    expect((await ask('GET', '/api/user', `gona_session=${token}`)).status).toBe(401)
    expect((await ask('GET', '/api/user', `__Host-gona_session=${token}`)).status).toBe(200)
    at('2026-07-20T08:00:00Z')
    expect((await ask('GET', '/api/user', `gona_session=${await session('Eve')}`)).status).toBe(401)
  })

  test('from before it had a prefix is read, and gets one: nobody is signed out', async () => {
    const gona = await site({})
    const token = await gona.session('Aisha')
    gona.at('2026-07-06T09:00:00Z')
    await gona.restarted(HTTPS)
    const answer = await gona.ask('GET', '/api/user', `gona_session=${token}`)
    expect(answer.status).toBe(200)
    const cookies = gona.cookiesOf(answer)
    expect(valueIn(cookies, '__Host-gona_session')).toBe(token)
    expect(cookies.find((cookie) => cookie.startsWith('gona_session=;'))).toContain('Max-Age=0')
    const left = await gona.ask('POST', '/api/logout', `gona_session=${token}`)
    expect(gona.cookiesOf(left).filter((cookie) => cookie.includes('_session=; Max-Age=0'))).toHaveLength(2)
  })
})

describe('over http cookies', () => {
  test('have plain names, which browsers take there', async () => {
    const gona = await site({})
    await kanoFarmer(gona, CREDENTIALS)
    const cookies = gona.cookiesOf(await gona.ask('POST', '/api/login', '', CREDENTIALS))
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['gona_session', 'gona_device'])
    // 400 days, the longest that browsers accept.
    expect(cookies[1]).toContain(`Max-Age=${400 * 86_400}`)
    expect(cookies.join()).not.toContain('Secure')
  })
})

describe('the device’s cookie', () => {
  test('stays when someone signs out, and forgets who deletes their account', async () => {
    const gona = await site({})
    await kanoFarmer(gona, CREDENTIALS)
    const bode = { ...CREDENTIALS, phone: '+2348035550002' }
    await kanoFarmer(gona, bode)
    const enter = async (who: typeof CREDENTIALS, device?: string) => {
      const cookies = gona.cookiesOf(await gona.ask('POST', '/api/login', device && `gona_device=${device}`, who))
      return { session: valueIn(cookies, 'gona_session'), device: valueIn(cookies, 'gona_device')! }
    }
    const first = await enter(CREDENTIALS)
    const both = await enter(bode, first.device)
    expect(both.device.split('.')).toHaveLength(3)
    const cookie = `gona_session=${both.session}; gona_device=${both.device}`
    const leave = await gona.ask('DELETE', '/api/account', cookie, { password: bode.password })
    expect(leave.status).toBe(204)
    expect(valueIn(gona.cookiesOf(leave), 'gona_device')).toBe(first.device)
    const alone = `gona_session=${first.session}; gona_device=${first.device}`
    expect(gona.cookiesOf(await gona.ask('POST', '/api/logout', alone)).join()).not.toContain('gona_device')
    const again = `gona_session=${(await enter(CREDENTIALS, first.device)).session}; gona_device=${first.device}`
    const last = await gona.ask('DELETE', '/api/account', again, { password: bode.password })
    expect(gona.cookiesOf(last).join()).toContain('gona_device=; Max-Age=0')
  })
})
