import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { sessions } from '../../../db/schema/sign-in.ts'
import { FARMER, startAccounts } from '../fixture.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const RIGHT = { phone: FARMER.phone, password: FARMER.password }

/** Waits for a renewal, which is written beside the response. */
async function renewed(db: Database, expire: string) {
  for (let tries = 0; tries < 500; tries++) {
    if ((await db.orm.select().from(sessions))[0]?.expire === expire) return
    await Bun.sleep(2)
  }
  throw new Error(`No session lasts until ${expire}`)
}

describe('a session', () => {
  test('is one of fifty at most: the one that was used longest ago ends', async () => {
    const { browser, db, pass } = await startAccounts()
    const [first, second, stranger] = [browser(), browser(), browser()]
    await first.send('POST', '/api/register', FARMER)
    await stranger.send('POST', '/api/register', { ...FARMER, phone: '08055555555' })
    pass(HOUR)
    await second.send('POST', '/api/login', RIGHT)
    pass(HOUR)
    // After this use it is no longer the oldest.
    await first.send('GET', '/api/user')
    const prolonged = async () =>
      (await db.orm.select().from(sessions)).some(({ expire }) => expire > '2026-07-20T09:30')
    while (!(await prolonged())) await Bun.sleep(2)
    for (let n = 0; n < 49; n++) {
      pass(1000)
      await browser().send('POST', '/api/login', RIGHT)
    }
    expect((await second.send('GET', '/api/user')).status).toBe(401)
    expect((await first.send('GET', '/api/user')).status).toBe(200)
    expect((await stranger.send('GET', '/api/user')).status).toBe(200)
    expect(await db.orm.select().from(sessions)).toHaveLength(51)
    // Fifty passwords are checked.
  }, 300_000)

  test('its cookie is out of reach of scripts and other sites; only its hash is stored', async () => {
    const { browser, db } = await startAccounts()
    const farmer = browser()
    const { setCookies } = await farmer.send('POST', '/api/register', FARMER)
    const cookie = setCookies.find((line) => line.startsWith('gona_session='))!
    expect(cookie).toMatch(/^gona_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = farmer.cookies.get('gona_session')!
    const [row] = await db.orm.select().from(sessions)
    expect(row!.sid).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test.each([
    ['PUBLIC_URL is https', { PUBLIC_URL: 'https://gona.test' }],
    ['the server has a certificate', { TLS_CERT_FILE: 'cert.pem', TLS_KEY_FILE: 'key.pem' }],
  ])('its cookie is Secure when %s', async (_, environment) => {
    const { browser } = await startAccounts(environment)
    const { setCookies } = await browser().send('POST', '/api/register', FARMER)
    for (const cookie of setCookies) expect(cookie).toContain('; Secure')
  })

  test('each sign-in has a new one and ends the one it came with', async () => {
    const { browser, db } = await startAccounts()
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    const first = farmer.cookies.get('gona_session')
    await farmer.send('POST', '/api/login', RIGHT)
    expect(farmer.cookies.get('gona_session')).not.toBe(first)
    expect(await db.orm.select().from(sessions)).toHaveLength(1)
  })

  test('signing out removes the row, so the cookie is worth nothing even if kept', async () => {
    const { browser, db } = await startAccounts()
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    const token = farmer.cookies.get('gona_session')!
    expect((await farmer.send('POST', '/api/logout')).status).toBe(204)
    expect(farmer.cookies.has('gona_session')).toBe(false)
    expect(await db.orm.select().from(sessions)).toHaveLength(0)
    farmer.cookies.set('gona_session', token)
    expect((await farmer.send('GET', '/api/user')).body).toEqual({ message: 'Unauthorized' })
    expect((await browser().send('POST', '/api/logout')).status).toBe(204)
  })

  test('ends after twelve lifetimes, however much it is used', async () => {
    const { browser, db, clock, pass } = await startAccounts({ SESSION_TTL_DAYS: '2' })
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    const token = farmer.cookies.get('gona_session')!
    for (let day = 1; day < 24; day++) {
      pass(DAY)
      expect((await farmer.send('GET', '/api/user')).status).toBe(200)
      await renewed(db, new Date(clock.now().getTime() + 2 * DAY).toISOString())
    }
    pass(DAY)
    expect((await farmer.send('GET', '/api/user')).status).toBe(401)
    const again = browser()
    await again.send('POST', '/api/login', RIGHT)
    expect((await again.send('GET', '/api/account/sessions')).body).toHaveLength(1)
    again.cookies.set('gona_session', token)
    expect((await again.send('GET', '/api/user')).status).toBe(401)
  })

  test('is prolonged as it is used, once an hour at most, and notes the person as active', async () => {
    const { browser, db, pass } = await startAccounts({ SESSION_TTL_DAYS: '2' })
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    pass(HOUR - 1)
    expect((await farmer.send('GET', '/api/user')).setCookies).toEqual([])
    pass(1)
    expect((await farmer.send('GET', '/api/user')).setCookies[0]).toStartWith('gona_session=')
    await renewed(db, '2026-06-22T09:00:00.000Z')
    expect((await farmer.send('GET', '/api/user')).setCookies).toEqual([])
    expect((await db.orm.select().from(users))[0]!.lastActiveAt).toBe('2026-06-20T09:00:00.000Z')
  })

  test('ends when it was not used for its time, and is then pruned', async () => {
    const { browser, accounts, pass, clock } = await startAccounts({ SESSION_TTL_DAYS: '2' })
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    pass(2 * DAY)
    expect((await farmer.send('GET', '/api/user')).status).toBe(401)
    expect(await accounts.sessions.prune(clock.now())).toBe(0)
    pass(1)
    expect(await accounts.sessions.prune(clock.now())).toBe(1)
  })

  test('that has ended is not listed, and none was used before it began, though sessions now last longer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gona-sessions-'))
    const file = join(folder, 'gona.db')
    const before = await startAccounts({ SESSION_TTL_DAYS: '2' }, file)
    await before.browser().send('POST', '/api/register', FARMER)
    before.pass(2 * DAY)
    const phone = before.browser()
    await phone.send('POST', '/api/login', RIGHT)
    expect((await phone.send('GET', '/api/account/sessions')).body).toMatchObject([{ current: true }])
    const since = await startAccounts({ SESSION_TTL_DAYS: '30' }, file)
    since.pass(2 * DAY)
    const same = since.browser()
    same.cookies.set('gona_session', phone.cookies.get('gona_session')!)
    const { body } = await same.send('GET', '/api/account/sessions')
    expect(body).toMatchObject([{ createdAt: '2026-06-22T08:00:00.000Z', lastUsedAt: '2026-06-22T08:00:00.000Z' }])
    before.db.close()
    since.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('a made-up cookie %j is nobody', async (token) => {
    const { browser } = await startAccounts()
    const stranger = browser()
    stranger.cookies.set('gona_session', token)
    const { status, body } = await stranger.send('GET', '/api/user')
    expect([status, body]).toEqual([401, { message: 'Unauthorized' }])
  })
})

describe('two processes on one database', () => {
  test('see at once what the other changes about who is signed in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gona-sessions-'))
    const [one, two] = [
      await startAccounts({}, join(folder, 'gona.db')),
      await startAccounts({}, join(folder, 'gona.db')),
    ]
    const [here, there] = [one.browser(), two.browser()]
    await here.send('POST', '/api/register', FARMER)
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect((await there.send('GET', '/api/user')).body.lastName).toBeNull()
    await here.send('PUT', '/api/profile', { lastName: 'Bello' })
    expect((await there.send('GET', '/api/user')).body.lastName).toBe('Bello')
    expect((await here.send('GET', '/api/user')).status).toBe(200)
    await there.send('POST', '/api/logout')
    expect((await here.send('GET', '/api/user')).status).toBe(401)
    one.db.close()
    two.db.close()
    rmSync(folder, { recursive: true })
  })
})

describe('two tabs and two devices', () => {
  test('signing in again in a second tab leaves both signed in, for they share the cookie', async () => {
    const { browser } = await startAccounts()
    const tabs = browser()
    await tabs.send('POST', '/api/register', FARMER)
    await tabs.send('POST', '/api/login', RIGHT)
    expect((await tabs.send('GET', '/api/user')).status).toBe(200)
  })

  test('what two tabs save at the same moment is both kept', async () => {
    const { browser } = await startAccounts()
    const tabs = browser()
    await tabs.send('POST', '/api/register', FARMER)
    await Promise.all([
      tabs.send('PUT', '/api/profile', { lastName: 'Bello' }),
      tabs.send('PUT', '/api/profile', { soilType: 'loam' }),
    ])
    expect((await tabs.send('GET', '/api/user')).body).toMatchObject({ lastName: 'Bello', soilType: 'loam' })
  })

  test('a person sees where they are signed in and ends one of them or all others', async () => {
    const { browser, pass } = await startAccounts()
    const [phone, tablet, shop] = [browser(), browser(), browser()]
    await phone.send('POST', '/api/register', FARMER, { 'user-agent': 'Tecno' })
    pass(1000)
    await tablet.send('POST', '/api/login', RIGHT, { 'user-agent': 'Tablet' })
    pass(1000)
    await shop.send('POST', '/api/login', RIGHT, { 'user-agent': 'Shop' })
    const { body: list, text } = await phone.send('GET', '/api/account/sessions')
    expect(list.map((entry: { userAgent: string; current: boolean }) => [entry.userAgent, entry.current])).toEqual([
      ['Shop', false],
      ['Tablet', false],
      ['Tecno', true],
    ])
    expect(text).not.toContain(createHash('sha256').update(phone.cookies.get('gona_session')!).digest('hex'))
    expect((await phone.send('DELETE', `/api/account/sessions/${list[0].id}`)).status).toBe(204)
    expect((await shop.send('GET', '/api/user')).status).toBe(401)
    expect((await phone.send('DELETE', `/api/account/sessions/${list[0].id}`)).status).toBe(404)
    expect((await phone.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect((await tablet.send('GET', '/api/user')).status).toBe(401)
    expect((await phone.send('GET', '/api/user')).status).toBe(200)
  })

  test('no one ends the session of another', async () => {
    const { browser } = await startAccounts()
    const [amina, bode] = [browser(), browser()]
    await amina.send('POST', '/api/register', FARMER)
    await bode.send('POST', '/api/register', { ...FARMER, phone: '08031111111' })
    const [{ id }] = (await amina.send('GET', '/api/account/sessions')).body
    expect((await bode.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(404)
    expect((await amina.send('GET', '/api/user')).status).toBe(200)
  })

  test('a new password ends the other sessions and is the only one that works', async () => {
    const { browser } = await startAccounts()
    const [phone, tablet] = [browser(), browser()]
    await phone.send('POST', '/api/register', FARMER)
    await tablet.send('POST', '/api/login', RIGHT)
    const change = { currentPassword: FARMER.password, newPassword: 'better one' }
    const wrong = await phone.send('PUT', '/api/account/password', { ...change, currentPassword: 'no' })
    expect([wrong.status, wrong.body]).toEqual([
      403,
      {
        message: 'Incorrect password',
        fields: { currentPassword: 'Incorrect password' },
      },
    ])
    const short = await phone.send('PUT', '/api/account/password', { ...change, newPassword: '12345' })
    expect(short.body.fields).toEqual({ newPassword: 'Password must be at least 6 characters' })
    expect((await phone.send('PUT', '/api/account/password', change)).status).toBe(204)
    expect((await tablet.send('GET', '/api/user')).status).toBe(401)
    expect((await phone.send('GET', '/api/user')).status).toBe(200)
    expect((await tablet.send('POST', '/api/login', RIGHT)).status).toBe(401)
    expect((await tablet.send('POST', '/api/login', { ...RIGHT, password: 'better one' })).status).toBe(200)
  })
})
