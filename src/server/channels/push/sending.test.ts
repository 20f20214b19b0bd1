import { describe, expect, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { pushOutbox } from '../../../db/schema/push.ts'
import { verifyVapid } from '../../testing/providers/push-service.ts'
import { createOutboundGateway } from '../outbound-gateway.ts'
import { pushWorld } from './fixture.ts'
import { createPushService } from './service.ts'
import { loadVapidKeys } from './vapid.ts'

/** A kind that a person may get many times a day. */
const REPLY = { type: 'community_reply' } as const

describe('a weather alert', () => {
  test('reaches each phone of the person, encrypted for it and signed by the server', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const [one, other] = [await gona.phone(ada), await gona.phone(ada)]
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ sent: 2 })
    const { id } = (await gona.notifications.list(ada))[0]!
    for (const phone of [one, other]) {
      expect(phone.messages()).toEqual([
        { id, title: 'Heavy rain is coming', body: 'Open your drains.', href: '/weather' },
      ])
    }
    for (const { headers, body } of gona.service.received) {
      expect(headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: String(18 * 3600),
        urgency: 'high',
        topic: id.replaceAll('-', ''),
      })
      expect(verifyVapid(headers.authorization!)).toEqual({
        publicKey: gona.push.publicKey(),
        claims: { aud: gona.service.url, exp: Date.parse('2026-06-20T21:00:00Z') / 1000, sub: 'https://gona.test' },
      })
      expect(body.includes('rain')).toBe(false)
    }
    expect(await gona.push.sendDue()).toEqual({})
  })

  test('is shortened to what a lock screen shows, and never cuts a character in two', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    await gona.warn(ada, { message: '🌧️'.repeat(2000), title: 'ọ̀'.repeat(500), data: null })
    await gona.push.sendDue()
    const [{ title, body, href }] = phone.messages()
    expect([[...title].length, [...body].length, href]).toEqual([100, 300, '/notifications'])
    expect([title, body].every((text) => text.isWellFormed() && text.endsWith('…'))).toBe(true)
  })

  test('that came when the phone was not yet subscribed, or was read meanwhile, is not sent', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.warn(ada)
    await gona.phone(ada)
    await gona.warn(ada)
    await gona.notifications.markAllRead(ada)
    expect(await gona.push.sendDue()).toEqual({ unwanted: 1 })
    expect(gona.service.received).toEqual([])
  })
})

describe('who is told first', () => {
  test('is everyone, before anyone is told a second thing', async () => {
    const gona = await pushWorld()
    const busy = await gona.farmer()
    await gona.phone(busy)
    for (let n = 0; n < 150; n++) await gona.warn(busy, REPLY)
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ sent: 151 })
    const order = gona.service.received.map(({ endpoint }) => endpoint)
    expect(phone.messages()).toHaveLength(1)
    expect(order.indexOf(order.find((endpoint) => endpoint !== order[0]) ?? '')).toBeLessThan(10)
  })

  test('does not wait behind a service that never answers: it rests for a minute', async () => {
    const gona = await pushWorld()
    let asked = 0
    const silent = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch() {
        asked++
        return new Promise<Response>(() => {})
      },
    })
    const known = gona.reach.accepts
    gona.reach.accepts = (endpoint) => known(endpoint) || endpoint.startsWith(silent.url.href)
    gona.reach.leadsOut = async () => true
    const slow = await gona.farmer()
    const { sid } = await gona.signIn(slow)
    const { subscription } = gona.service.browser()
    await gona.push.subscribe(slow, sid, { ...subscription, endpoint: `${silent.url.href}1` })
    for (let n = 0; n < 30; n++) await gona.warn(slow, REPLY)
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ sent: 1, later: 30 })
    expect(phone.messages()).toHaveLength(1)
    expect(asked).toBeLessThanOrEqual(8)
    const waiting = await gona.db.orm.select().from(pushOutbox)
    // Messages that were not tried have all their attempts left.
    expect(waiting.filter(({ attempts }) => attempts === 0)).toHaveLength(30 - asked)
    gona.at('2026-06-20T09:00:59Z')
    expect(await gona.push.sendDue()).toEqual({})
    await silent.stop(true)
    await gona.db.write(gona.db.orm.delete(pushOutbox))
  }, 300_000)

  test('an address of no push service, kept from before, is told nothing and goes', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    gona.reach.accepts = () => false
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ gone: 1 })
    expect([phone.messages(), await gona.push.subscriptions(ada)]).toEqual([[], []])
  })
})

describe('a reply', () => {
  test('reaches the author at once in their language, and says nothing of a phone or place', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer({ preferredLanguage: 'ha' })
    const bode = await gona.farmer({ firstName: 'Bode', location: { name: 'Zaria', lat: 11.07, lng: 7.7 } })
    const phone = await gona.phone(ada)
    const post = await gona.community.createPost(ada, { content: 'Is it late for maize?' })
    await gona.community.createReply(bode, post.id, { content: 'Not yet.' })
    while (gona.service.received.length === 0) await Bun.sleep(5)
    const [message] = phone.messages()
    expect(message).toEqual({
      id: expect.any(String),
      title: 'An amsa saƙonku',
      body: 'Bode: Not yet.',
      href: `/community/posts/${post.id}`,
    })
    expect(gona.service.received[0]!.headers.urgency).toBe('normal')
    for (const secret of [bode.user.phone, ada.user.phone, '11.07', '7.7', '12.0'])
      expect(JSON.stringify(message)).not.toContain(secret)
  })

  test('is not pushed to who switched replies off, nor is advice to anyone', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.phone(ada)
    await gona.warn(ada, { type: 'advisory' })
    await gona.warn(ada, { type: 'other' })
    await gona.accounts.profile.update(ada, {
      notificationPreferences: preferencesWithSwitchesOn(['weather', 'advisory']),
    })
    await gona.warn(ada, { type: 'community_reply' })
    expect(await gona.push.hasDue()).toBe(false)
  })
})

describe('when the push service', () => {
  test.each([404, 410])('says %d, the phone is forgotten', async (status) => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const [gone, kept] = [await gona.phone(ada), await gona.phone(ada)]
    gona.service.answer((path) => ({ status: gone.subscription.endpoint.endsWith(path) ? status : 201 }))
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ sent: 1, gone: 1 })
    expect(await gona.push.subscriptions(ada)).toEqual([{ endpoint: kept.subscription.endpoint }])
  })

  test.each([500, 503, 429, 401, 302])('says %d, it is tried again later, five times at most', async (status) => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    gona.service.answer(() => ({ status, headers: { location: '/elsewhere' } }))
    await gona.warn(ada)
    const times = ['09:00:00', '09:00:59', '09:01:01', '09:06:02', '09:37:00', '11:37:01', '15:00:00', '23:00:00']
    const reports = []
    for (const time of times) {
      gona.at(`2026-06-20T${time}Z`)
      reports.push((await gona.push.sendDue()).later ?? 0)
    }
    expect(reports).toEqual([1, 0, 1, 1, 1, 1, 0, 0])
    expect(await gona.db.orm.select().from(pushOutbox)).toEqual([])
    expect(await gona.push.subscriptions(ada)).toHaveLength(1)
    expect(gona.service.received.every(({ endpoint }) => endpoint === phone.subscription.endpoint)).toBe(true)
  })

  test('comes back, what waited is told', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    gona.service.answer(() => ({ status: 503, headers: { 'retry-after': '600' } }))
    await gona.warn(ada)
    await gona.push.sendDue()
    gona.service.answer(() => ({ status: 201 }))
    gona.at('2026-06-20T09:09:00Z')
    expect(await gona.push.sendDue()).toEqual({})
    gona.at('2026-06-20T09:10:00Z')
    expect(await gona.push.sendDue()).toEqual({ sent: 1 })
    expect(phone.messages()).toHaveLength(2)
    expect(gona.service.received[1]!.headers.ttl).toBe(String(18 * 3600 - 600))
  })

  test('cannot be reached, the phone is kept and the alert waits; too late for it, the alert is dropped', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.phone(ada)
    await gona.stop()
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ later: 1 })
    gona.at('2026-06-21T03:30:00Z')
    expect(await gona.push.sendDue()).toEqual({ unwanted: 1 })
    expect(await gona.push.subscriptions(ada)).toHaveLength(1)
  })

  test.each([400, 413])('refuses a message with %d, it is not sent again', async (status) => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.phone(ada)
    gona.service.answer(() => ({ status }))
    await gona.warn(ada)
    expect(await gona.push.sendDue()).toEqual({ refused: 1 })
    expect(await gona.push.hasDue()).toBe(false)
  })

  test('now leads into a private network, nothing is sent and the phone is forgotten', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    await gona.phone(ada)
    const reach = { ...gona.reach, leadsOut: async () => false }
    const push = createPushService({
      ...gona,
      gateway: createOutboundGateway(gona),
      reach,
      vapid: await loadVapidKeys(gona.db, undefined),
    })
    await gona.warn(ada)
    expect(await push.sendDue()).toEqual({ gone: 1 })
    expect(gona.service.received).toEqual([])
  })
})

describe('two processes', () => {
  test('send each message once', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phones = [await gona.phone(ada), await gona.phone(ada), await gona.phone(ada)]
    for (let i = 0; i < 100; i++) await gona.warn(ada, { ...REPLY, title: `Alert ${i}` })
    const other = createPushService({
      ...gona,
      gateway: createOutboundGateway(gona),
      reach: gona.reach,
      vapid: await loadVapidKeys(gona.db, undefined),
    })
    await Promise.all([gona.push.sendDue(), other.sendDue(), gona.push.sendDue()])
    for (const phone of phones) expect(new Set(phone.messages().map(({ title }) => title)).size).toBe(100)
    expect(gona.service.received).toHaveLength(300)
  })

  test('go on with what one left unfinished', async () => {
    const gona = await pushWorld()
    const ada = await gona.farmer()
    const phone = await gona.phone(ada)
    await gona.warn(ada)
    // State left by a process that died right after its claim.
    await gona.db.write(gona.db.orm.update(pushOutbox).set({ attempts: 1, dueAt: '2026-06-20T09:05:00.000Z' }))
    expect(await gona.push.sendDue()).toEqual({})
    gona.at('2026-06-20T09:05:00Z')
    expect(await gona.push.sendDue()).toEqual({ sent: 1 })
    expect(phone.messages()).toHaveLength(1)
  })
})
