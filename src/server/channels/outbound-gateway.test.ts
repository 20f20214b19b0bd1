import { beforeEach, describe, expect, test } from 'bun:test'
import { type SQL, sql } from 'drizzle-orm'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { createOutboundGateway, type MessageRecipient, type SendRefusal } from './outbound-gateway.ts'

const NOW = '2026-07-06T11:00:00.000Z'
const A_DAY_AGO = '2026-07-05T11:00:00.000Z'
const OVER_A_DAY_AGO = '2026-07-05T10:59:59.999Z'
const MIDNIGHT = '2026-07-06T00:00:00.000Z'
const BEFORE_MIDNIGHT = '2026-07-05T23:59:59.999Z'
const REAL = { AFRICASTALKING_API_KEY: 'key', AFRICASTALKING_USERNAME: 'gona', CHANNEL_SECRET: 'a-secret-of-sixteen' }

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let to: MessageRecipient
let count = 0
function meant(recipient: MessageRecipient) {
  to = recipient
}
async function open(settings: Record<string, string> = {}) {
  gona = await testServices({ now: NOW, settings: { ...REAL, ...settings } })
  farmer = await kanoFarmer(gona)
  to = { phone: farmer.user.phone, userId: farmer.user.id }
}
beforeEach(() => open())

const permit = (purpose: string, channel: string, details: object = {}, recipient = to) =>
  createOutboundGateway(gona).permit(purpose as 'warning', channel as 'sms', recipient, details)
const refused = async (...asked: Parameters<typeof permit>) => (await permit(...asked)).refused ?? null

/** Stores an SMS of a purpose, to the farmer unless said otherwise. */
const sms = (kind: string, over: Partial<Record<string, string | number | null>> = {}) => {
  const row = { userId: to.userId, phone: to.phone, segments: 1, state: 'accepted', createdAt: NOW, ...over }
  return gona.db.write(sql`insert into sms_messages (id, kind, user_id, phone, text, segments, state, created_at)
    values (${`m${++count}`}, ${kind}, ${row.userId}, ${row.phone}, '', ${row.segments}, ${row.state}, ${row.createdAt})`)
}
const call = (kind: string, over: Partial<Record<string, string | number | null>> = {}) => {
  const row = { userId: to.userId, phone: to.phone, attempts: 1, createdAt: NOW, dueAt: NOW, ...over }
  const id = `c${++count}`
  return gona.db.write(sql`insert into outbound_calls
      (id, kind, user_id, phone, about, language, state, attempts, due_at, until, created_at)
    values (${id}, ${kind}, ${row.userId}, ${row.phone}, ${id}, 'en', 'answered', ${row.attempts}, ${row.dueAt}, ${NOW}, ${row.createdAt})`)
}
const store = { sms, call }
const elsewhere = { userId: null, phone: '+2348039999999' }
const hasRoom = async (condition: SQL) => (await gona.db.orm.values(sql`select ${condition}`))[0]![0] === 1

describe('the limit of a person in 24 hours', () => {
  test.each([
    ['severe warning', 'sms', 6, ['severe warning'], ['urgent warning', 'answer']],
    ['severe warning', 'call', 6, ['severe warning'], ['urgent warning', 'answer']],
    ['urgent warning', 'sms', 6, ['urgent warning'], ['severe warning']],
    ['urgent warning', 'call', 6, ['urgent warning'], ['severe warning']],
    ['reply', 'sms', 5, ['reply'], ['answer']],
    ['answer', 'sms', 10, ['answer'], ['reply', 'word']],
    ['answer', 'call', 10, ['answer'], ['warning']],
    ['peer', 'sms', 1, ['peer'], ['answer']],
    ['word', 'sms', 5, ['word', 'dial', 'call'], ['answer']],
    ['dial', 'sms', 5, ['word', 'dial', 'call'], ['answer']],
    ['call', 'sms', 5, ['word', 'dial', 'call'], ['answer']],
    ['call back', 'call', 6, ['call back'], ['answer']],
    ['code', 'sms', 20, ['code'], ['account notice']],
    ['account notice', 'sms', 20, ['account notice'], ['code']],
    ['test', 'sms', 100, ['test'], ['code']],
  ] as const)('%s by %s: %d', async (purpose, channel, most, together, others) => {
    await Promise.all([
      ...Array.from({ length: most - 1 }, (_, n) =>
        store[channel](together[n % together.length]!, { createdAt: A_DAY_AGO }),
      ),
      ...others.map((kind) => store[channel](kind)),
      store[channel](purpose, { createdAt: OVER_A_DAY_AGO }),
      store[channel](purpose, elsewhere),
      channel === 'sms' ? sms(purpose, { state: 'skipped' }) : call('answer', { attempts: 0 }),
    ])
    const allowed = await permit(purpose, channel)
    expect(allowed.refused).toBeUndefined()
    expect(await hasRoom(allowed.permit!.room(1))).toBe(true)
    await store[channel](purpose)
    expect(await refused(purpose, channel)).toBe('personal budget')
    // The storing statement checks again.
    expect(await hasRoom(allowed.permit!.room(1))).toBe(false)
    expect(await refused(purpose, channel, { counted: true })).toBeNull()
  })

  test('counts messages to the number alone, and none of a former holder', async () => {
    await sms('peer', { userId: null })
    expect(await refused('peer', 'sms')).toBe('personal budget')
    await open()
    const other = await kanoFarmer(gona)
    await sms('peer', { userId: other.user.id })
    expect(await refused('peer', 'sms')).toBeNull()
  })

  test('counts a call back before it is placed', async () => {
    for (let n = 0; n < 6; n++) await call('call back', { attempts: 0 })
    expect(await refused('call back', 'call')).toBe('personal budget')
  })

  test.each(['advice', 'warning', 'harvest'])(
    '%s needs the booked day, of this subject and person',
    async (purpose) => {
      const book = (userId: string, about: string, day: string) =>
        gona.db.write(
          sql`insert into told_days (user_id, day, about, created_at) values (${userId}, ${day}, ${about}, ${NOW})`,
        )
      const other = await kanoFarmer(gona)
      await book(to.userId!, 'b', '2026-07-05')
      await book(other.user.id, 'a', '2026-07-06')
      for (const details of [{}, { about: 'a' }])
        for (const channel of ['sms', 'call']) expect(await refused(purpose, channel, details)).toBe('personal budget')
      await book(to.userId!, 'a', '2026-07-06')
      for (const channel of ['sms', 'call']) expect(await refused(purpose, channel, { about: 'a' })).toBeNull()
    },
  )

  test('a push has none, except the booked day of a warning', async () => {
    const pushes = async () =>
      Promise.all(['reply', 'severe warning', 'urgent warning', 'warning'].map((one) => refused(one, 'push')))
    for (let n = 0; n < 20; n++) await sms('reply')
    expect(await pushes()).toEqual([null, null, null, 'personal budget'])
  })
})

describe('a budget of the day', () => {
  test.each([
    ['SMS_WARNING_DAILY_CAP', 'urgent warning', ['warning', 'severe warning'], ['advice', 'answer', 'code']],
    ['SMS_ANSWER_DAILY_CAP', 'answer', ['peer', 'word', 'dial', 'call', 'test'], ['reply', 'warning', 'code']],
    ['SMS_REPLY_DAILY_CAP', 'reply', ['reply'], ['answer', 'word', 'advice']],
  ] as const)('%s counts segments of %s and its like since midnight', async (setting, purpose, sharing, others) => {
    await open({ [setting]: String(2 * sharing.length + 2) })
    for (const kind of sharing) await sms(kind, { ...elsewhere, segments: 2, createdAt: MIDNIGHT })
    for (const kind of others) await sms(kind, { ...elsewhere, segments: 9 })
    for (const state of ['failed', 'skipped']) await sms(purpose, { ...elsewhere, segments: 9, state })
    await sms(purpose, { ...elsewhere, segments: 9, createdAt: BEFORE_MIDNIGHT })
    const allowed = await permit(purpose, 'sms')
    const room = async () => Promise.all([1, 2, 3].map((units) => hasRoom(allowed.permit!.room(units))))
    expect(await room()).toEqual([true, true, false])
    await sms(purpose, { ...elsewhere, state: 'queued' })
    expect([await refused(purpose, 'sms'), await room()]).toEqual([null, [true, false, false]])
    await sms(purpose, { ...elsewhere, state: 'unknown' })
    expect([await refused(purpose, 'sms'), await room()]).toEqual(['total budget', [false, false, false]])
  })

  test('CALL_DAILY_CAP counts attempts of the day, also of calls that were queued up to four days before', async () => {
    await open({ CALL_DAILY_CAP: '6' })
    await call('advice', { ...elsewhere, attempts: 2 })
    await call('warning', { ...elsewhere, createdAt: '2026-07-02T11:00:00.000Z', dueAt: MIDNIGHT })
    await call('answer', { ...elsewhere, attempts: 2, createdAt: BEFORE_MIDNIGHT })
    await call('advice', { ...elsewhere, attempts: 9, createdAt: '2026-07-02T10:59:59.999Z' })
    await call('advice', { ...elsewhere, attempts: 9, createdAt: BEFORE_MIDNIGHT, dueAt: BEFORE_MIDNIGHT })
    await call('call back', { ...elsewhere, attempts: 9 })
    const allowed = await permit('answer', 'call')
    expect(await Promise.all([1, 2].map((units) => hasRoom(allowed.permit!.room(units))))).toEqual([true, false])
    await call('harvest', elsewhere)
    expect(await refused('answer', 'call')).toBe('total budget')
    expect(await refused('call back', 'call')).toBeNull()
  })

  test.each([
    ['CALL_BACK_DAILY_CAP', true, MIDNIGHT, BEFORE_MIDNIGHT],
    ['CALL_BACK_HOURLY_CAP', false, '2026-07-06T10:00:00.000Z', '2026-07-06T09:59:59.999Z'],
  ] as const)('%s is that of numbers that are verified: %p', async (setting, proved, since, before) => {
    await open({ [setting]: '2' })
    const other = await kanoFarmer(gona, { proved })
    const unlike = await kanoFarmer(gona, { proved: !proved })
    const numberOf = ({ user }: typeof other) => ({ userId: user.id, phone: user.phone })
    if (!proved) to = { userId: null, phone: elsewhere.phone }
    await call('call back', { ...numberOf(other), createdAt: since, attempts: 0 })
    await call('call back', { ...numberOf(other), createdAt: before })
    for (let n = 0; n < 3; n++) await call('call back', numberOf(unlike))
    expect(await refused('call back', 'call')).toBeNull()
    await call('call back', numberOf(other))
    expect(await refused('call back', 'call')).toBe('total budget')
  })
})

describe('a number', () => {
  const stop = () => gona.db.write(sql`update users set sms_opted_out_at = ${NOW}`)
  const stopNumber = () => gona.db.write(sql`insert into stopped_numbers values (${to.phone}, ${NOW})`)
  const noCalls = () => gona.db.write(sql`insert into no_calls values (${to.phone}, ${NOW})`)
  const unprove = () => gona.db.write(sql`update users set phone_proved_at = null`)

  test.each<[string, () => unknown, SendRefusal]>([
    ['of another account', async () => meant({ ...to, userId: (await kanoFarmer(gona)).user.id }), 'another account'],
    ['of no account', () => meant({ ...to, phone: '+2348039999999' }), 'another account'],
    ['that is a landline', () => meant({ userId: null, phone: '+23412345678' }), 'not served'],
    ['of a country that is not served', () => meant({ userId: null, phone: '+5352123456' }), 'not served'],
    ['whose account sent STOP', stop, 'stopped'],
    ['that sent STOP without an account', stopNumber, 'stopped'],
    ['that nobody verified', unprove, 'unproved'],
  ])('%s gets no notice', async (_, change, reason) => {
    await change()
    expect(await refused('account notice', 'sms')).toBe(reason)
  })

  test('that was its account’s until now is told of the change', async () => {
    await unprove()
    const other = await kanoFarmer(gona)
    to = { ...to, userId: other.user.id }
    expect(await refused('account notice', 'sms', { wasProved: true })).toBeNull()
  })

  test('after STOP of its account gets the one SMS that it asks for; after STOP of the number itself none', async () => {
    await stop()
    expect(await refused('code', 'sms', { afterStop: true })).toBeNull()
    await stopNumber()
    expect(await refused('code', 'sms', { afterStop: true })).toBe('stopped')
  })

  test('that refuses calls gets SMS', async () => {
    await noCalls()
    expect([await refused('answer', 'call'), await refused('answer', 'sms')]).toEqual(['no calls', null])
  })

  test('that is not verified gets only what it has just asked for', async () => {
    await unprove()
    const owners = ['severe warning', 'urgent warning', 'reply', 'peer', 'call', 'account notice']
    for (const purpose of owners) expect([purpose, await refused(purpose, 'sms')]).toEqual([purpose, 'unproved'])
    for (const purpose of ['answer', 'word', 'dial', 'code', 'test'])
      expect([purpose, await refused(purpose, 'sms')]).toEqual([purpose, null])
  })

  test('needs no proof where no SMS leaves this server', async () => {
    await open({ SMS_PROVIDER: 'mock' })
    await unprove()
    expect(await refused('reply', 'sms')).toBeNull()
  })

  test('is no concern of a push', async () => {
    await Promise.all([stop(), stopNumber(), unprove()])
    expect(await refused('reply', 'push')).toBeNull()
  })
})

test('waiting SMS are checked once more, each for itself', async () => {
  const { admit, mayReach } = createOutboundGateway(gona)
  const stopped = await kanoFarmer(gona)
  await gona.db.write(sql`update users set sms_opted_out_at = ${NOW} where id = ${stopped.user.id}`)
  const waiting = [
    { ...to, purpose: 'reply' as const },
    { userId: stopped.user.id, phone: stopped.user.phone, purpose: 'reply' as const },
    { ...to, userId: stopped.user.id, purpose: 'reply' as const },
  ]
  const { going, stopped: kept } = await admit(waiting)
  expect(going.map(({ message }) => message)).toEqual([waiting[0]!])
  expect(kept).toEqual([
    { message: waiting[1]!, refused: 'stopped' },
    { message: waiting[2]!, refused: 'another account' },
  ])
  expect(await Promise.all(waiting.map((one) => mayReach('reply', 'sms', one)))).toEqual([true, false, false])
})
