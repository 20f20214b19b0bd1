import { describe, expect, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { pushOutbox, pushSubscriptions } from '../../../db/schema/push.ts'
import { createRateLimits } from '../../../shared/rate-limits.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { createApp } from '../../app.ts'
import { endpointsOf } from '../../testing/endpoints.ts'
import { noAssets } from '../../testing/no-assets.ts'
import { appOf } from '../../testing/people.ts'
import { pushWorld } from './fixture.ts'

describe('subscribing', () => {
  test('a phone is told on until it stops', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const { subscription } = await gona.phone(ada)
    expect(await gona.push.subscriptions(ada)).toEqual([{ endpoint: subscription.endpoint }])
    await gona.push.unsubscribe(ada, subscription)
    expect(await gona.push.subscriptions(ada)).toEqual([])
    expect(await rejectionOf(gona.push.unsubscribe(ada, subscription))).toMatchObject({ code: 'not_found' })
  })

  test('a phone whose sign-in has ended is none of theirs', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.phone(ada)
    gona.at('2026-07-21T09:00:00Z')
    expect(await gona.push.subscriptions(ada)).toEqual([])
  })

  test("nobody stops another person's", async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const { subscription } = await gona.phone(ada)
    expect(await rejectionOf(gona.push.unsubscribe(await gona.farmer(), subscription))).toMatchObject({
      code: 'not_found',
    })
    expect(await gona.push.subscriptions(ada)).toHaveLength(1)
  })

  test('a shared phone tells whoever asked last, and no longer the one before', async () => {
    const gona = await pushWorld()
    const [ada, bode] = [await gona.farmer(), await gona.farmer()]
    const phone = await gona.phone(ada)
    await gona.warn(ada)
    await gona.push.subscribe(bode, (await gona.signIn(bode)).sid, phone.subscription)
    expect(await gona.push.subscriptions(ada)).toEqual([])
    await gona.warn(bode, { title: 'For Bode' })
    await gona.push.sendDue()
    expect(phone.messages()).toMatchObject([{ title: 'For Bode' }])
  })

  test('of a sixth phone the oldest is forgotten', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phones = []
    for (let i = 0; i < 6; i++) phones.push((await gona.phone(ada)).subscription.endpoint)
    const kept = (await gona.push.subscriptions(ada)).map(({ endpoint }) => endpoint)
    expect(kept).toEqual(phones.slice(1).reverse())
    expect(await gona.db.orm.select().from(pushSubscriptions)).toHaveLength(5)
  })

  test('an address that is no push service, and a key that is none, are refused', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const { sid } = await gona.signIn(ada)
    const { endpoint, keys } = gona.service.browser().subscription
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    for (const wrong of [
      { endpoint: 'http://169.254.169.254/', keys },
      { endpoint, keys: { ...keys, p256dh } },
    ])
      expect(await rejectionOf(gona.push.subscribe(ada, sid, wrong))).toMatchObject({
        code: 'invalid',
        message: 'This phone cannot be reached with alerts',
      })
  })

  test('the export names the push service, not the address', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.phone(ada)
    const { pieces } = gona.accounts.exportAccount(ada)
    const { pushSubscriptions: held } = JSON.parse((await Array.fromAsync(pieces)).join(''))
    expect(held).toEqual([{ host: new URL(gona.service.url).host, createdAt: '2026-06-20T09:00:00.000Z' }])
  })
})

describe('a phone is told nothing more', () => {
  const silent = async (end: (gona: World, ada: Farmer, phone: Phone) => Promise<unknown>) => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    await gona.warn(ada)
    await end(gona, ada, phone)
    await gona.warn(ada, { title: 'After' })
    await gona.push.sendDue()
    expect(gona.service.received).toEqual([])
    expect(await gona.db.orm.select().from(pushOutbox)).toEqual([])
  }
  type World = Awaited<ReturnType<typeof pushWorld>>
  type Farmer = Awaited<ReturnType<World['farmer']>>
  type Phone = Awaited<ReturnType<World['phone']>>

  test('after it signed out', () =>
    silent(async (gona, _, { cookie }) => {
      const headers = { cookie, host: 'gona.test', origin: 'https://gona.test' }
      await createApp(gona, noAssets).request('https://gona.test/api/logout', { method: 'POST', headers })
    }))
  test('after its session was ended from another phone', () =>
    silent((gona, ada) => gona.accounts.sessions.endOthers(ada, null)))
  test('after its session ran out, before anyone has tidied up', () =>
    silent(async (gona) => gona.at('2026-08-20T09:00:00Z')))
  test('after the account was deleted', () =>
    silent((gona, ada) => gona.accounts.deleteAccount(ada, { password: 'secret-of-aisha' })))
  test('after the switch was turned off', () =>
    silent((gona, ada) =>
      gona.accounts.profile.update(ada, {
        notificationPreferences: preferencesWithSwitchesOn(['advisory', 'community']),
      }),
    ))
})

describe('the calls', () => {
  test('give the key, take a subscription and let it go', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const { cookie } = await gona.signIn(ada)
    const app = createApp(gona, noAssets)
    const { subscription } = gona.service.browser()
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await app.request(`https://gona.test/api/push/${path}`, {
        method,
        headers: { cookie, host: 'gona.test', 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      })
      const text = await answer.text()
      return [answer.status, text && JSON.parse(text)]
    }
    expect(await ask('GET', 'key')).toEqual([200, { publicKey: gona.push.publicKey() }])
    const { endpoint } = subscription
    expect(await ask('POST', 'subscriptions', { ...subscription, expirationTime: null })).toEqual([201, { endpoint }])
    expect(await ask('GET', 'subscriptions')).toEqual([200, [{ endpoint }]])
    const long = { ...subscription, endpoint: `${endpoint}${'x'.repeat(1000)}` }
    expect(await ask('POST', 'subscriptions', long)).toMatchObject([400, { fields: { endpoint: expect.any(String) } }])
    expect(await ask('DELETE', 'subscriptions', { endpoint })).toEqual([204, ''])
    expect(await ask('GET', 'subscriptions')).toEqual([200, []])
  })
})

test('browsers may be subscribed 30 times an hour by one person', async () => {
  const gona = await pushWorld()
  const ada = await gona.farmer()
  const limits = createRateLimits({ clock: gona.clock, enabled: true })
  const app = appOf(endpointsOf({ push: gona.push }, limits), () => ada.user)
  const { subscription } = gona.service.browser()
  const subscribe = () =>
    app.request('/api/push/subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...subscription, endpoint: 'https://example.org/' }),
    })
  for (let n = 0; n < 30; n++) expect((await subscribe()).status).toBe(400)
  expect((await subscribe()).status).toBe(429)
})
