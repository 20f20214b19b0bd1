import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { jobLeases } from '../../db/schema/operation.ts'
import type { Foundation } from './foundation.ts'

const LEASE_MS = 60_000

export type Lease = NonNullable<Awaited<ReturnType<typeof takeLease>>>

export interface LeaseTerms {
  /** When a timed job was due: null when it was done already. The same in every process. */
  occurrence?: Date
  /** How long a holder that died keeps others away. */
  leaseMs?: number
}

/** Lets one process do a job: null when another does. One that dies loses it after `leaseMs`. */
export async function takeLease(
  { db, clock, log }: Pick<Foundation, 'db' | 'clock' | 'log'>,
  job: string,
  { occurrence, leaseMs = LEASE_MS }: LeaseTerms = {},
) {
  const holder = Bun.randomUUIDv7()
  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const lastRunAt = occurrence?.toISOString()
  // A time further ahead than we would write it is of a clock that was wrong: it must not stop the job for years.
  const free = or(lt(jobLeases.expiresAt, fromNow(0)), gt(jobLeases.expiresAt, fromNow(2 * leaseMs)))
  // Only the very occurrence counts as done: a later one there is of a wrong clock.
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
      // A database too busy to renew is asked again at the next beat.
      (error) => log.warn('lease.renewal', { job, message: String(error) }),
    )
  }, leaseMs / 3)
  renewal.unref()
  return {
    /** This run's name. */
    holder,
    /** Another has taken it: what is under way may be finished, nothing new begun. */
    isLost: () => lost,
    async release() {
      clearInterval(renewal)
      // Nobody's, so that a renewal still on its way finds nothing to renew.
      const given = { holder: '', expiresAt: '', ...(lastRunAt ? { lastRunAt } : {}) }
      await db.write(db.orm.update(jobLeases).set(given).where(mine))
    },
  }
}

/** True in SQL while `holder` has the lease: what is written on that condition without it changes nothing. */
export const holdsLease = (job: string, holder: string, now: string): SQL =>
  sql`exists (select 1 from ${jobLeases} where job = ${job} and holder = ${holder} and expires_at >= ${now})`
