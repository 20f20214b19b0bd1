import { afterEach, expect, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../../../contracts/notification-switches.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { notifications } from '../../../../db/schema/notifications.ts'
import { auditLog } from '../../../../db/schema/operation.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let world: World
afterEach(() => world.close())

test('a campaign hands equal texts over in requests of at most 100 phones and adds up what they cost', async () => {
  world = await smsWorld({ farmers: 230 })
  const id = await world.send()
  expect(world.server.requests.map(({ to }) => to.length).sort()).toEqual([100, 100, 30])
  expect(await world.campaign(id)).toMatchObject({
    kind: 'bulk',
    state: 'done',
    recipients: 230,
    sent: 230,
    queued: 0,
    segments: 230,
    cost: 'NGN 506.00',
    finishedAt: world.time.now.toISOString(),
  })
})

test('a campaign has several requests under way at once, and not more than it may', async () => {
  world = await smsWorld({ deps: { lanes: 3 } })
  for (let i = 0; i < 12; i++) await world.advised(`Text ${i}`)
  world.server.meet(() => ({ kind: 'slow', ms: 20 }))
  await world.send()
  expect(world.server.requests).toHaveLength(12)
  expect(world.server.busiest).toBe(3)
})

test('a second bulk send waits for the first', async () => {
  world = await smsWorld({ farmers: 1 })
  world.server.judge(() => 409)
  await world.send()
  const error = await world.sms.sendAdvisories(OPERATOR).catch((reason) => reason)
  expect(error).toMatchObject({ code: 'conflict', message: expect.stringContaining('still being sent') })
})

test('a daily campaign exists once a day, whatever restarts', async () => {
  world = await smsWorld({ farmers: 1 })
  const [phone] = world.phones
  const other = world.another()
  const ids = await Promise.all([world.sms.startDaily(world.time.now), other.startDaily(world.time.now)])
  expect(ids.filter(Boolean)).toHaveLength(1)
  await Promise.all([world.sms.run(), other.run()])
  expect(await world.sms.startDaily(world.time.now)).toBeNull()
  expect(world.server.accepted.get(phone!)).toHaveLength(1)
  expect(await world.sms.campaigns(OPERATOR)).toHaveLength(1)
})

test('bulk SMS are only for administrators', async () => {
  world = await smsWorld()
  const actor = { kind: 'user', user: { isAdmin: false } } as never
  for (const method of ['preview', 'sendAdvisories', 'campaigns'] as const) {
    const error = await world.sms[method](actor).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'forbidden' })
  }
})

test('a bulk send leaves who, when and how many in the audit table', async () => {
  world = await smsWorld({ farmers: 2 })
  await world.send()
  const rows = await world.db.orm.select().from(auditLog)
  expect(rows).toMatchObject([{ actor: 'operator', action: 'sms.bulk', count: 2, createdAt: expect.any(String) }])
})

test('a campaign with no credentials stays in the table, accepted by the mock, and nothing leaves', async () => {
  world = await smsWorld({ farmers: 2, mock: true })
  const id = await world.send()
  expect(world.server.requests).toHaveLength(0)
  expect(await world.messages()).toMatchObject([
    { state: 'accepted', provider: 'mock', text: 'Maize: weed this week.' },
    { state: 'accepted', provider: 'mock' },
  ])
  expect(await world.campaign(id)).toMatchObject({ state: 'done', sent: 2, cost: null })
})

test.each([403, 404, 502, 401])(
  'a recipient with status code %p has failed for good, the others are sent to',
  async (code) => {
    world = await smsWorld({ farmers: 3 })
    const [bad] = world.phones
    world.server.judge((phone) => (phone === bad ? code : 101))
    const id = await world.send()
    expect(await world.campaign(id)).toMatchObject({ state: 'done', sent: 2, failed: 1 })
    expect((await world.messages()).find((row) => row.state === 'failed')).toMatchObject({
      phone: bad,
      failureReason: expect.stringContaining(String(code)),
    })
  },
)

test('status code 406 is an opt-out: kept with its time, and never sent to again', async () => {
  world = await smsWorld({ farmers: 2 })
  const [gone] = world.phones
  world.server.judge((phone) => (phone === gone ? 406 : 101))
  await world.send()
  const person = (await world.db.orm.select().from(users)).find((user) => user.phone === gone)!
  expect(person.smsOptedOutAt).toBe(world.time.now.toISOString())
  expect(person.notificationPreferences.sms).toBe(false)
  expect((await world.sms.preview(OPERATOR)).skippedWhy).toMatchObject({ 'opted out': 1 })
})

test.each([402, 405])('status code %p stops the campaign and tells every administrator once', async (code) => {
  world = await smsWorld({ deps: { lanes: 1 } })
  await world.admin('en')
  await world.admin('ha')
  for (let i = 0; i < 150; i++) await world.advised(i < 120 ? 'One' : 'Two')
  world.server.judge((_, request) => (request === 0 ? 101 : code))
  const id = await world.send()
  expect(world.server.requests).toHaveLength(2)
  const ended = await world.campaign(id)
  expect(ended).toMatchObject({ state: 'stopped', sent: 100, queued: 0, failed: 50, recipients: 150 })
  expect(ended.stopReason).toContain(code === 402 ? 'sender ID' : 'balance')
  expect(ended.finishedAt).not.toBeNull()
  const told = await world.db.orm.select().from(notifications)
  expect(told).toMatchObject([{ type: 'other' }, { type: 'other' }])
  expect(new Set(told.map((notice) => notice.title)).size).toBe(2)
})

test('after the balance is topped up, sending again reaches those who were left, and nobody twice', async () => {
  world = await smsWorld({ farmers: 150, deps: { lanes: 1 } })
  const { phones } = world
  world.server.judge((_, request) => (request === 0 ? 101 : 405))
  await world.send()
  world.server.judge(() => 101)
  expect(await world.campaign(await world.send())).toMatchObject({ recipients: 50, sent: 50 })
  for (const phone of phones) expect(world.server.accepted.get(phone)).toHaveLength(1)
})

test.each([407, 500, 501])(
  'a message with status code %p is tried four times in all, then it has failed',
  async (code) => {
    world = await smsWorld({ farmers: 1 })
    world.server.judge(() => code)
    const id = await world.send()
    expect(await world.campaign(id)).toMatchObject({ state: 'sending', queued: 1, finishedAt: null })
    for (let tries = 0; tries < 10; tries++) {
      world.time.pass(10 * MINUTE)
      await world.sms.run()
    }
    expect(world.server.requests).toHaveLength(4)
    expect(await world.campaign(id)).toMatchObject({ state: 'done', failed: 1 })
  },
)

test('a message with status code 407 and then 101 is sent once', async () => {
  world = await smsWorld({ farmers: 1 })
  const [phone] = world.phones
  world.server.judge((_, request) => (request === 0 ? 407 : 101))
  const id = await world.send()
  await world.sms.run()
  expect(world.server.requests).toHaveLength(1)
  world.time.pass(5 * SECOND)
  await world.sms.run()
  expect(world.server.accepted.get(phone!)).toHaveLength(1)
  expect(await world.campaign(id)).toMatchObject({ state: 'done', sent: 1 })
})

test('a message with status code 409 in the sending hours is tried again every hour, three times, then it has failed', async () => {
  world = await smsWorld({ farmers: 1 })
  world.time.at('2026-05-04T08:00:00Z')
  world.server.judge(() => 409)
  const id = await world.send()
  expect(await world.campaign(id)).toMatchObject({ state: 'waiting', held: 1 })
  for (const requests of [2, 3, 4, 4]) {
    world.time.pass(HOUR)
    await world.sms.run()
    expect(world.server.requests).toHaveLength(requests)
  }
  expect(await world.campaign(id)).toMatchObject({ state: 'done', failed: 1 })
})

test('a recipient that the answer leaves out is of unknown fate', async () => {
  world = await smsWorld({ farmers: 4 })
  world.server.meet(() => ({ kind: 'forgetful' }))
  expect(await world.campaign(await world.send())).toMatchObject({ state: 'done', sent: 2, unknown: 2 })
})

test('at 06:00 UTC Namibians get theirs, Nigerians an hour later', async () => {
  world = await smsWorld()
  world.time.at('2026-05-04T06:00:00Z')
  const lagos = await world.advised()
  const windhoek = await world.advised('Mahangu: weed.', { phone: '+264811234567' })
  const id = await world.sms.startDaily(world.time.now)
  await world.sms.run()
  expect([...world.server.accepted.keys()]).toEqual([windhoek.phone])
  expect(await world.campaign(id!)).toMatchObject({ state: 'waiting', held: 1, sent: 1, finishedAt: null })
  world.time.pass(HOUR)
  await world.sms.run()
  expect([...world.server.accepted.keys()]).toEqual([windhoek.phone, lagos.phone])
  expect(await world.campaign(id!)).toMatchObject({ state: 'done', held: 0, sent: 2 })
})

test('when the sending hours end while a campaign is under way, its rest is held', async () => {
  world = await smsWorld({ farmers: 3, deps: { lanes: 1 } })
  // Both texts are planned before 20:00 in Lagos, and the sender keeps its lease.
  world.time.at('2026-05-04T18:59:58Z')
  const other = await world.advised('Other text')
  world.server.meet((_, number) => {
    if (number === 0) world.time.pass(3 * SECOND)
    return { kind: 'well' }
  })
  const id = await world.send()
  expect(await world.campaign(id)).toMatchObject({ state: 'waiting', sent: 3, held: 1 })
  expect(world.server.accepted.has(other.phone)).toBe(false)
})

test('a message to be tried again when the sending hours end waits for the morning', async () => {
  world = await smsWorld({ farmers: 1 })
  world.server.judge(() => 407)
  const id = await world.send()
  world.time.at('2026-05-04T22:00:00Z')
  await world.sms.run()
  expect(await world.campaign(id)).toMatchObject({ state: 'waiting', queued: 0, held: 1 })
  expect(world.server.requests).toHaveLength(1)
})

test('an SMS on the transactional route goes at night too', async () => {
  world = await smsWorld({ farmers: 1, settings: { SMS_ROUTE: 'transactional' } })
  world.time.at('2026-05-04T23:00:00Z')
  expect(await world.campaign(await world.send())).toMatchObject({ state: 'done', sent: 1 })
})

test.each([
  ['the switch goes off', { notificationPreferences: preferencesWithSwitchesOn(['weather', 'advisory']) }],
  ['the advice is to come by call', { channels: { advice: 'call' as const } }],
  ['the person opts out', { smsOptedOutAt: '2026-05-04T09:00:00.000Z' }],
  ['the person gets another phone', { phone: '+2348099999999' }],
])('a queued message is skipped when %s', async (_, change) => {
  world = await smsWorld({ farmers: 2 })
  world.time.at('2026-05-04T22:00:00Z')
  const id = await world.send()
  expect(await world.campaign(id)).toMatchObject({ held: 2, recipients: 2, skipped: 0 })
  const [first] = await world.db.orm.select().from(users)
  const { eq } = await import('drizzle-orm')
  await world.db.write(world.db.orm.update(users).set(change).where(eq(users.id, first!.id)))
  world.time.at('2026-05-05T08:00:00Z')
  await world.sms.run()
  expect(await world.campaign(id)).toMatchObject({ state: 'done', recipients: 1, sent: 1, skipped: 1 })
})

test('a provider that answers 429 is given its time, and then all messages are sent once', async () => {
  world = await smsWorld({ farmers: 3 })
  const { phones } = world
  world.server.meet((_, number) =>
    number === 0 ? { kind: 'status', status: 429, headers: { 'retry-after': '20' } } : { kind: 'well' },
  )
  const id = await world.send()
  expect(world.taken()).toBe(0)
  world.time.pass(19 * SECOND)
  await world.sms.run()
  // After a restart too.
  await world.another().run()
  expect(world.taken()).toBe(0)
  world.time.pass(SECOND)
  await world.sms.run()
  for (const phone of phones) expect(world.server.accepted.get(phone)).toHaveLength(1)
  expect(await world.campaign(id)).toMatchObject({ state: 'done', sent: 3 })
})

test('while the provider asks for a pause nothing is handed over, of this campaign or another', async () => {
  world = await smsWorld({ deps: { lanes: 1 } })
  for (let i = 0; i < 4; i++) await world.advised(`Text ${i}`)
  world.server.meet((_, number) =>
    number === 0 ? { kind: 'status', status: 429, headers: { 'retry-after': '20' } } : { kind: 'well' },
  )
  const id = await world.send()
  await world.sms.startDaily(world.time.now)
  for (const seconds of [0, 10, 9]) {
    world.time.pass(seconds * SECOND)
    await world.sms.run()
    expect(world.server.requests).toHaveLength(1)
  }
  world.time.pass(SECOND)
  await world.sms.run()
  expect(await world.campaign(id)).toMatchObject({ state: 'done', sent: 4 })
})

test('a provider that stays down is asked ten times over, then the message has failed', async () => {
  world = await smsWorld({ farmers: 1 })
  world.server.meet(() => ({ kind: 'status', status: 503 }))
  const id = await world.send()
  for (let tries = 0; tries < 20; tries++) {
    world.time.pass(61 * MINUTE)
    world.time.at(world.time.now.toISOString().replace(/T.*/, 'T09:00:00.000Z'))
    world.time.pass(24 * HOUR)
    await world.sms.run()
  }
  expect(world.server.requests).toHaveLength(11)
  expect(await world.campaign(id)).toMatchObject({ state: 'done', failed: 1 })
})

test('a connection cut after acceptance is reported as unknown and never repeated', async () => {
  world = await smsWorld({ farmers: 1 })
  const [phone] = world.phones
  world.server.meet(() => ({ kind: 'cut-after' }))
  const id = await world.send()
  world.time.pass(HOUR)
  await world.sms.run()
  expect(world.server.accepted.get(phone!)).toHaveLength(1)
  expect(await world.campaign(id)).toMatchObject({ state: 'done', unknown: 1, sent: 0 })
})

test('a refused key stops the campaign before anything else is tried', async () => {
  world = await smsWorld({ farmers: 150, settings: { AFRICASTALKING_API_KEY: 'wrong' }, deps: { lanes: 1 } })
  const id = await world.send()
  expect(await world.campaign(id)).toMatchObject({ state: 'stopped', failed: 150 })
  expect((await world.campaign(id)).stopReason).toContain('AFRICASTALKING_API_KEY')
})
