import { describe, expect, test } from 'bun:test'
import { codeRequests } from '../../../db/schema/sign-in.ts'
import { createLog } from '../../../shared/log.ts'
import { readConfig } from '../../config.ts'
import { createSecurityLog } from '../../foundation/security-log.ts'
import { testDatabase } from '../../testing/database.ts'
import { type CodeRequester, createCodeRequests } from './code-requests.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PHONE = '+2348031234567'
const STRANGER: CodeRequester = { known: null }

async function requests(settings: Record<string, string> = {}) {
  let time = Date.parse('2026-06-20T08:00:00.000Z')
  const db = testDatabase()
  const clock = { now: () => new Date(time) }
  const security = await createSecurityLog({ db, log: createLog('silent') })
  const start = () => createCodeRequests({ db, clock, config: readConfig(settings), security })
  const service = start()
  /** Minutes until the next request; 0 if this one was accepted. */
  const ask = async (address: string, { phone = PHONE, who = STRANGER, by = service } = {}) =>
    by.take(phone, address, who).then(
      () => 0,
      (error) => Math.ceil(error.details.retryAfterSeconds / 60),
    )
  return { db, clock, start, ask, service, pass: (ms: number) => (time += ms) }
}

describe('codes that are asked for', () => {
  test('one who asks again for a phone waits longer each time, and has six a day', async () => {
    const { ask, pass } = await requests()
    const waits: number[] = []
    for (let n = 0; n < 6; n++) {
      expect(await ask('10.0.0.1')).toBe(0)
      waits.push(await ask('10.0.0.1'))
      pass(waits.at(-1)! * MINUTE)
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 5, 15, 30])
    expect(waits[5]).toBeGreaterThan(22 * 60)
    expect(await ask('10.0.0.1')).toBe(0)
  })

  test('strangers together get three at once, then ever slower, but never keep anyone out for more than half an hour', async () => {
    const { ask, pass } = await requests()
    const waits: number[] = []
    for (let n = 0; n < 20; n++) {
      const wait = await ask(`10.0.${n}.1`)
      waits.push(wait)
      pass(wait * MINUTE)
      if (wait > 0) expect(await ask(`10.0.${n}.1`)).toBe(0)
    }
    expect(waits.slice(0, 9)).toEqual([0, 0, 0, 1, 2, 5, 10, 15, 30])
    expect(new Set(waits.slice(9))).toEqual(new Set([30]))
    expect(await ask('10.9.9.9')).toBe(30)
    expect(await ask('10.9.9.9', { who: { known: 'device abc' } })).toBe(0)
    expect(await ask('10.9.9.9', { phone: '+2348030000000' })).toBe(0)
  })

  test('a restart forgives nothing', async () => {
    const { ask, start } = await requests()
    expect(await ask('10.0.0.1')).toBe(0)
    expect(await ask('10.0.0.1', { by: start() })).toBe(1)
  })

  test('an address has twenty an hour and an IPv6 customer’s network sixty, whatever the phones', async () => {
    const { ask, pass } = await requests({ SMS_CODE_DAILY_CAP: '1000' })
    const phoneOf = (n: number) => ({ phone: `+23480${30_000_000 + n}` })
    for (let n = 0; n < 20; n++) expect(await ask('10.0.0.1', phoneOf(n))).toBe(0)
    expect(await ask('10.0.0.1', phoneOf(20))).toBe(60)
    for (let n = 0; n < 60; n++) expect(await ask(`2001:db8:1:${n}::/64`, phoneOf(100 + n))).toBe(0)
    expect(await ask('2001:db8:1:99::/64', phoneOf(200))).toBe(60)
    pass(60 * MINUTE)
    expect(await ask('2001:db8:1:99::/64', phoneOf(200))).toBe(0)
  })

  test('one IPv6 network is one requester of a phone, not 65,536', async () => {
    const { ask } = await requests()
    expect(await ask('2001:db8:1:1::/64')).toBe(0)
    expect(await ask('2001:db8:1:2::/64')).toBe(1)
    expect(await ask('2001:db8:2:1::/64')).toBe(0)
  })

  test('many at the same moment do not slip through', async () => {
    const { ask } = await requests()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('10.0.0.1')))
    expect(answers.filter((wait) => wait === 0)).toHaveLength(1)
  })

  test('processes that are asked at the same moment do not let one through each', async () => {
    const { ask, start } = await requests()
    const answers = await Promise.all([start(), start(), start()].map((by) => ask('10.0.0.1', { by })))
    expect(answers.filter((wait) => wait === 0)).toHaveLength(1)
  })

  test('after a STOP its owner has one a week', async () => {
    const { ask, pass } = await requests()
    const who: CodeRequester = { known: 'owner after STOP' }
    expect(await ask('10.0.0.1', { who })).toBe(0)
    pass(6 * DAY)
    expect(await ask('10.0.0.1', { who })).toBe(24 * 60)
    pass(DAY)
    expect(await ask('10.0.0.1', { who })).toBe(0)
  })

  test('keep neither phone nor address, and are forgotten when they count no more', async () => {
    const { ask, db, clock, service, pass } = await requests()
    await ask('10.0.0.1')
    expect(JSON.stringify(await db.orm.select().from(codeRequests))).not.toMatch(/8031234567|10\.0\.0\.1/)
    pass(9 * DAY)
    await ask('10.0.0.2')
    await service.prune(clock.now())
    expect(await db.orm.select().from(codeRequests)).toHaveLength(1)
  })

  test('RATE_LIMIT=off refuses nothing', async () => {
    const { ask } = await requests({ RATE_LIMIT: 'off' })
    for (let n = 0; n < 5; n++) expect(await ask('10.0.0.1')).toBe(0)
  })
})

test('one network asks for a tenth of the day’s codes at most, from however many of its addresses', async () => {
  const { ask, pass } = await requests()
  let taken = 0
  for (let n = 0; n < 80; n++) {
    const phone = `+23480300${String(n).padStart(5, '0')}`
    if ((await ask(`2001:db8:1:${n.toString(16)}::/64`, { phone })) === 0) taken++
    pass(15 * MINUTE)
  }
  expect(taken).toBe(50)
  expect(await ask('10.1.1.1', { phone: '+2348030099999' })).toBe(0)
})
