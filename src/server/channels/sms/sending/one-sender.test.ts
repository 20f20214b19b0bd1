import { afterEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { until } from '../../../testing/until.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'
import { claimMessages, SENDER_LEASE, type Settlement, settlementWrite } from './claims.ts'

const YEARS = 4 * 365 * 86_400_000
const HOUR = 3_600_000

let world: World
afterEach(() => world.close())

/** From now on requests are held until the returned function is called. */
function holdAnswers() {
  const { promise, resolve } = Promise.withResolvers<void>()
  world.server.meet(() => ({ kind: 'held', until: promise }))
  return resolve
}

test('while one sender holds the lease another leaves the queue alone', async () => {
  world = await smsWorld({ farmers: 1 })
  world.server.meet(() => ({ kind: 'slow', ms: 50 }))
  await world.sms.sendAdvisories(OPERATOR)
  const other = world.another()
  expect(await other.run()).toBe('busy')
  await world.sms.run()
  expect(world.taken()).toBe(1)
})

test('what a sender that is gone left on its way becomes unknown, and the rest is sent', async () => {
  world = await smsWorld({ farmers: 2 })
  const { phones } = world
  world.time.at('2026-05-04T22:00:00Z')
  const id = await world.send()
  await world.db.write(
    sql`update sms_messages set state = 'sending', claim = 'gone', due_at = null where phone = ${phones[0]!}`,
  )
  world.time.at('2026-05-05T08:00:00Z')
  await world.sms.run()
  expect(await world.campaign(id)).toMatchObject({ state: 'done', unknown: 1, sent: 1 })
  expect(world.server.accepted.has(phones[0]!)).toBe(false)
})

test('a single message that a sender left on its way becomes unknown though nothing else is queued', async () => {
  world = await smsWorld({ farmers: 1 })
  const phone = world.phones[0]!
  const row = { id: 'left', kind: 'word', phone, text: 'Thank you', segments: 1, state: 'sending' } as const
  const at = world.time.now.toISOString()
  await world.db.write(
    world.db.orm.insert(smsMessages).values({ ...row, attempts: 1, claim: 'gone', createdAt: at, sentAt: at }),
  )
  await world.sms.resumeUnfinished()
  expect(await world.db.orm.select({ state: smsMessages.state }).from(smsMessages)).toEqual([{ state: 'unknown' }])
  expect(world.taken()).toBe(0)
})

test('a server that starts finishes what another left, also one that died while composing', async () => {
  world = await smsWorld({ farmers: 3 })
  const { phones } = world
  world.server.meet(() => ({ kind: 'slow', ms: 5 }))
  const left = world.another()
  await left.stop()
  const { campaignId } = await left.sendAdvisories(OPERATOR)
  expect(await world.campaign(campaignId)).toMatchObject({ state: 'queued', recipients: 0 })
  await world.sms.resumeUnfinished()
  expect(await world.campaign(campaignId)).toMatchObject({ state: 'done', sent: 3 })
  for (const phone of phones) expect(world.server.accepted.get(phone)).toHaveLength(1)
})

test('a sender that is stopped records what is under way and takes no more; the next one goes on', async () => {
  world = await smsWorld({ deps: { lanes: 1 } })
  for (let i = 0; i < 3; i++) await world.advised(`Text ${i}`)
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  world.server.meet(() => {
    resolve()
    return { kind: 'slow', ms: 40 }
  })
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await begun
  await world.sms.stop()
  expect(await world.states(campaignId)).toEqual({ accepted: 1, queued: 2 })
  const next = world.another()
  await next.run()
  expect(await world.states(campaignId)).toEqual({ accepted: 3 })
  expect(world.taken()).toBe(3)
})

test.each(['ended', 'died'])(
  'a clock that was years ahead while a sender %s does not stop SMS once it is set right',
  async (how) => {
    world = await smsWorld({ farmers: 1 })
    world.time.pass(YEARS)
    if (how === 'ended') await world.sms.run()
    else {
      const expires = new Date(world.time.now.getTime() + 5000).toISOString()
      await world.db.write(
        sql`insert into job_leases (job, holder, expires_at) values (${SENDER_LEASE}, 'died', ${expires})`,
      )
    }
    world.time.pass(30 * 24 * HOUR - YEARS)
    await world.advise(await world.farmer(), { validUntil: null })
    await world.sms.sendAdvisories(OPERATOR)
    await world.sms.run()
    expect(world.taken()).toBe(1)
  },
)

test('a sender keeps its lease however long the provider takes to answer', async () => {
  const leaseMs = 60
  world = await smsWorld({ farmers: 1, deps: { leaseMs } })
  const answer = holdAnswers()
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await until(() => world.server.requests.length === 1)
  for (let times = 0; times < 5; times++) {
    const before = await leaseEnd()
    world.time.pass(leaseMs - 1)
    await until(async () => (await leaseEnd()) > before)
    expect(await world.another().run()).toBe('busy')
  }
  expect(await world.states(campaignId)).toEqual({ sending: 1 })
  answer()
  await world.sms.run()
  expect(await world.campaign(campaignId)).toMatchObject({ state: 'done', sent: 1, unknown: 0 })
})

test('a sender that lost its lease takes nothing more, and records the truth about what was given up for lost', async () => {
  world = await smsWorld({ farmers: 2, deps: { lanes: 1 } })
  await world.advised('Other text')
  const answer = holdAnswers()
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await until(() => world.server.requests.length === 1)
  const other = world.another({ fetch: (() => Promise.reject(new Error('ECONNRESET'))) as never })
  await world.db.write(sql`update job_leases set expires_at = '' where job = ${SENDER_LEASE}`)
  await other.run()
  expect(await world.states(campaignId)).toEqual({ unknown: 3 })
  answer()
  await world.sms.run()
  expect(await world.states(campaignId)).toEqual({ accepted: 2, unknown: 1 })
  expect(world.server.requests).toHaveLength(1)
})

const leaseEnd = async () =>
  (await world.db.orm.all<{ at: string }>(sql`select expires_at as at from job_leases where job = ${SENDER_LEASE}`))[0]!
    .at

const became = (row: number, state: Settlement['state']): Settlement => ({
  row,
  state,
  dueAt: null,
  providerId: null,
  cost: null,
  reason: null,
  counts: true,
})

test('an answer never undoes a delivery report that came before it', async () => {
  world = await smsWorld({ farmers: 2 })
  const [phone, failing] = world.phones
  const answer = holdAnswers()
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await until(() => world.taken() === 2)
  await world.report({ providerId: 'ATXid_1', phone: phone! }, 'delivered')
  await world.report({ providerId: 'ATXid_2', phone: failing! }, 'failed')
  const reported = world.time.now.toISOString()
  world.time.pass(1000)
  answer()
  await world.sms.run()
  expect(await world.messages()).toMatchObject([
    { state: 'delivered', providerId: 'ATXid_1', finalAt: reported, cost: 'NGN 2.2000' },
    { state: 'failed', providerId: 'ATXid_2', finalAt: reported, cost: 'NGN 2.2000', failureReason: 'Failed' },
  ])
  const paid = { segments: 2, cost: 'NGN 4.40' }
  expect(await world.campaign(campaignId)).toMatchObject({ state: 'done', delivered: 1, failed: 1, ...paid })
})

test('a result is recorded by the run that claimed the message, and by no other', async () => {
  world = await smsWorld({ farmers: 1 })
  world.time.at('2026-05-04T22:00:00Z')
  const id = await world.send()
  const now = world.time.now.toISOString()
  const expires = new Date(world.time.now.getTime() + 5000).toISOString()
  const [row] = await world.db.orm.values<[number]>(sql`select rowid from sms_messages`)
  const claimedBy = async (holder: string) => {
    await world.db.write(
      sql`insert into job_leases (job, holder, expires_at) values (${SENDER_LEASE}, ${holder}, ${expires})
        on conflict (job) do update set holder = excluded.holder, expires_at = excluded.expires_at`,
      sql`update sms_messages set state = 'queued', due_at = null`,
    )
    return claimMessages(world.db, { claim: holder, campaignId: id, rows: [row![0]], now })
  }
  const record = (holder: string, state: Settlement['state']) =>
    world.db.write(settlementWrite(holder, 'africas-talking', [became(row![0], state)], now))
  expect(await claimedBy('one')).toHaveLength(1)
  expect(await claimedBy('two')).toHaveLength(1)
  await record('one', 'failed')
  expect(await world.states(id)).toEqual({ sending: 1 })
  await record('two', 'accepted')
  await record('one', 'failed')
  expect(await world.states(id)).toEqual({ accepted: 1 })
})

test('a run without the lease claims no message', async () => {
  world = await smsWorld({ farmers: 1 })
  world.time.at('2026-05-04T22:00:00Z')
  const campaignId = await world.send()
  const rows = (await world.db.orm.values<[number]>(sql`select rowid from sms_messages`)).map(([row]) => row)
  await world.db.write(sql`update sms_messages set state = 'queued', due_at = null`)
  const now = world.time.now.toISOString()
  expect(await claimMessages(world.db, { claim: 'nobody', campaignId, rows, now })).toEqual([])
  expect(await world.states(campaignId)).toEqual({ queued: 1 })
})
