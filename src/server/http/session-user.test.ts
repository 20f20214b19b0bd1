import { expect, test } from 'bun:test'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { SESSION_COOKIE } from './session.ts'

async function setUp() {
  const services = await testServices()
  const app = createApp(services, noAssets)
  const { user } = await kanoFarmer(services)
  const signedIn = await app.request('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: user.phone, password: 'secret-of-aisha' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .find((each) => each.startsWith(SESSION_COOKIE))!
    .split(';')[0]!
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const post = (headers: Record<string, string>) =>
    app.request('/api/community/posts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ content: 'Rain at last' }),
    })
  return { services, user, cookie, ask, post }
}

test('every page and every answer says whose session it was given to', async () => {
  const { user, cookie, ask } = await setUp()
  for (const path of ['/profile', '/api/user', '/api/advisories/not-an-id']) {
    expect([path, (await ask(path, { cookie })).headers.get('session-user')]).toEqual([path, user.id])
  }
  for (const path of ['/', '/signin', '/api/user']) {
    expect([path, (await ask(path)).headers.get('session-user')]).toEqual([path, 'none'])
  }
})

test('a write that names its writer is done for them and refused under any other session', async () => {
  const { user, cookie, post } = await setUp()
  expect((await post({ cookie, 'session-user': user.id })).status).toBe(201)
  expect((await post({ cookie, 'session-user': Bun.randomUUIDv7() })).status).toBe(401)
  expect((await post({ 'session-user': user.id })).status).toBe(401)
})

test('a replay belongs to its writer alone: another session gets 401, not the kept answer', async () => {
  const { services, user, cookie, post } = await setUp()
  const key = crypto.randomUUID()
  const first = await post({ cookie, 'session-user': user.id, 'idempotency-key': key })
  const again = await post({ cookie, 'session-user': user.id, 'idempotency-key': key })
  expect([first.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  const other = await kanoFarmer(services)
  expect((await post({ cookie, 'session-user': other.user.id, 'idempotency-key': key })).status).toBe(401)
})
