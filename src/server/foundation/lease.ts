import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { jobLeases } from '../../db/schema/operation.ts'
import type { Foundation } from './foundation.ts'

const LEASE_MS = 60_000

export type Lease = NonNullable<Awaited<ReturnType<typeof takeLease>>>

export interface LeaseTerms {
  occurrence?: Date
  /** Time after which a dead holder loses the lease. */
  leaseMs?: number
}

/** Acquires a job's lease, null if another process has it; a dead holder loses it after `leaseMs`. */
export async function takeLease(
  { db, clock, log }: Pick<Foundation, 'db' | 'clock' | 'log'>,
  job: string,
  { occurrence, leaseMs = LEASE_MS }: LeaseTerms = {},
) {
  const holder = Bun.randomUUIDv7()
  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const lastRunAt = occurrence?.toISOString()
  // An expiry further ahead than possible comes from a wrong clock and must not block the job for years.
  const free = or(lt(jobLeases.expiresAt, fromNow(0)), gt(jobLeases.expiresAt, fromNow(2 * leaseMs)))
  // Only the same occurrence counts as done: a later recorded one comes from a wrong clock.
  const notDone = lastRunAt && or(isNull(jobLeases.lastRunAt), ne(jobLeases.lastRunAt, lastRunAt))
  const values = { holder, expiresAt: fromNow(leaseMs) }
  const [taken] = await db.write(
    db.orm
      .insert(jobLeases)
      .values({ job, ...values })
      .onConflictDoUpdate({ target: jobLeases.job, set: values, setWhere: and(free, notDone || undefined) })
      .returning(),
  )
  if (taken[0]?.holder !== holder) return null

  const mine = and(eq(jobLeases.job, job), eq(jobLeases.holder, holder))
  let lost = false
  const renewal = setInterval(() => {
    const renewed = db.orm
      .update(jobLeases)
      .set({ expiresAt: fromNow(leaseMs) })
      .where(mine)
    db.write(renewed.returning({ job: jobLeases.job })).then(
      ([rows]) => {
        lost ||= rows.length === 0
      },
      // If the database is too busy, the next renewal succeeds.
      (error) => log.warn('lease.renewal', { job, message: String(error) }),
    )
  }, leaseMs / 3)
  renewal.unref()
  return {
    holder,
    /** True after another process took the lease: finish work in progress and start none. */
    isLost: () => lost,
    async release() {
      clearInterval(renewal)
      // Without a holder, a renewal in flight finds no row.
      const given = { holder: '', expiresAt: '', ...(lastRunAt ? { lastRunAt } : {}) }
      await db.write(db.orm.update(jobLeases).set(given).where(mine))
    },
  }
}

/** Condition that `holder` has the lease; guards the writes of its work. */
export const holdsLeaseSql = (job: string, holder: string, now: string): SQL =>
  sql`exists (select 1 from ${jobLeases} where job = ${job} and holder = ${holder} and expires_at >= ${now})`
