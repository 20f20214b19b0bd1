import { afterEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { createLog } from '../../shared/log.ts'
import { testDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { holdsLeaseSql, type Lease, type LeaseTerms, takeLease } from './lease.ts'

const START = Date.parse('2026-06-20T04:00:00Z')
const MINUTE = 60_000
const YEARS = 4 * 365 * 86_400_000

const taken: Lease[] = []
afterEach(async () => {
  for (const lease of taken.splice(0)) await lease.release()
})

function office() {
  let time = START
  const db = testDatabase()
  const needs = { db, clock: { now: () => new Date(time) }, log: createLog('silent') }
  async function takeUnder(job: string, terms: LeaseTerms) {
    const lease = await takeLease(needs, job, terms)
    if (lease) taken.push(lease)
    return lease
  }
  return {
    db,
    now: () => new Date(time).toISOString(),
    /** A job due at given times. */
    take: (occurrence = new Date(time)) => takeUnder('weekly', { occurrence }),
    /** A job that runs whenever there is work. */
    takeAnyTime: (leaseMs = MINUTE) => takeUnder('sending', { leaseMs }),
    pass: (ms: number) => {
      time += ms
    },
    async expires(job: string) {
      const [row] = await db.orm.all<{ at: string }>(sql`select expires_at as at from job_leases where job = ${job}`)
      return row!.at
    },
  }
}

describe('a due job', () => {
  test('is done by one of two that come at the same moment, and not again by a third that comes late', async () => {
    const { take, pass } = office()
    const leases = (await Promise.all([take(), take()])).filter((lease) => lease !== null)
    expect(leases).toHaveLength(1)
    pass(1000)
    await leases[0]!.release()
    pass(30_000)
    expect(await take(new Date(START))).toBeNull()
    expect(await take(new Date(START + 5_000))).not.toBeNull()
  })

  test('left by a process that died is free after a minute', async () => {
    const { take, pass } = office()
    await take()
    pass(MINUTE)
    expect(await take()).toBeNull()
    pass(1)
    expect(await take()).not.toBeNull()
  })
})

describe('a job without a time', () => {
  test('is one process’s at a time, and free as soon as that one is done', async () => {
    const { takeAnyTime } = office()
    const lease = await takeAnyTime()
    expect(await takeAnyTime()).toBeNull()
    await lease!.release()
    const next = await takeAnyTime()
    expect(next).not.toBeNull()
    expect(next!.holder).not.toBe(lease!.holder)
  })

  test('is held in SQL by its holder alone, until it is over or released', async () => {
    const { db, now, pass, takeAnyTime } = office()
    const holds = async (holder: string) =>
      (await db.orm.all<{ yes: number }>(sql`select ${holdsLeaseSql('sending', holder, now())} as yes`))[0]!.yes === 1
    const lease = await takeAnyTime()
    expect([await holds(lease!.holder), await holds('another'), await holds('')]).toEqual([true, false, false])
    pass(MINUTE + 1)
    expect(await holds(lease!.holder)).toBe(false)
    pass(-MINUTE)
    await lease!.release()
    expect([await holds(lease!.holder), await holds('')]).toEqual([false, false])
  })
})

describe.each(['take', 'takeAnyTime'] as const)(
  'a clock that was years ahead and has been set right (%s)',
  (method) => {
    test('does not hold up the job that ended under it', async () => {
      const { [method]: take, pass } = office()
      pass(YEARS)
      const lease = await take()
      await lease!.release()
      pass(-YEARS)
      expect(await take()).not.toBeNull()
    })

    test('does not hold up the job whose holder died under it', async () => {
      const { [method]: take, pass } = office()
      pass(YEARS)
      expect(await take()).not.toBeNull()
      pass(-YEARS)
      expect(await take()).not.toBeNull()
    })
  },
)

describe('a lease', () => {
  const LEASE = 30

  test('is renewed for as long as its job lasts', async () => {
    const { takeAnyTime, pass, expires, now } = office()
    const lease = await takeAnyTime(LEASE)
    for (let thirds = 0; thirds < 6; thirds++) {
      const before = await expires('sending')
      pass(LEASE - 1)
      await until(async () => (await expires('sending')) > before)
      expect(Date.parse(await expires('sending')) - Date.parse(now())).toBe(LEASE)
      expect(await takeAnyTime(LEASE)).toBeNull()
    }
    expect(lease!.isLost()).toBe(false)
  })

  test('tells its holder when another has taken it, and leaves that one’s alone', async () => {
    const { db, takeAnyTime, now } = office()
    const lease = await takeAnyTime(LEASE)
    await db.write(sql`update job_leases set holder = 'another', expires_at = ${now()}`)
    await until(() => lease!.isLost())
    await lease!.release()
    expect(await db.orm.all(sql`select holder, expires_at as at from job_leases`)).toEqual([
      { holder: 'another', at: now() },
    ])
  })

  test('is not renewed after its release', async () => {
    const { takeAnyTime, expires } = office()
    const lease = await takeAnyTime(LEASE)
    await lease!.release()
    // A renewal in flight would extend the lease here.
    expect(await expires('sending')).toBe('')
    await Bun.sleep(LEASE)
    expect(await expires('sending')).toBe('')
  })
})
