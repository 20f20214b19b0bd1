import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { jobLeases } from '../db/schema.ts'
import type { Foundation } from './services.ts'

const LEASE_MS = 60_000

export interface Lease {
  release(): Promise<void>
}

/**
 * Lets one process do a due job: null when another holds it or has done this occurrence. Renewed while held; a process that
 * dies loses it within a minute.
 */
export async function takeLease(
  { db, clock, log }: Pick<Foundation, 'db' | 'clock' | 'log'>,
  job: string,
  occurrence: Date,
): Promise<Lease | null> {
  const holder = crypto.randomUUID()
  const now = () => clock.now()
  const until = () => new Date(now().getTime() + LEASE_MS).toISOString()
  const iso = (time: number) => new Date(time).toISOString()
  // A time further ahead than we would write it is of a clock that was wrong: it must not stop the job for years.
  const free = or(
    lt(jobLeases.expiresAt, iso(now().getTime())),
    gt(jobLeases.expiresAt, iso(now().getTime() + 2 * LEASE_MS)),
  )
  // The occurrence is the time the pattern says, the same in every process. A later one there is of a wrong clock.
  const notDone = or(isNull(jobLeases.lastRunAt), ne(jobLeases.lastRunAt, occurrence.toISOString()))
  const [taken] = await db.write(
    db.orm
      .insert(jobLeases)
      .values({ job, holder, expiresAt: until() })
      .onConflictDoUpdate({
        target: jobLeases.job,
        set: { holder, expiresAt: until() },
        setWhere: and(free, notDone),
      })
      .returning(),
  )
  if (taken[0]?.holder !== holder) return null
  const mine = and(eq(jobLeases.job, job), eq(jobLeases.holder, holder))
  const renewal = setInterval(() => {
    db.write(db.orm.update(jobLeases).set({ expiresAt: until() }).where(mine)).catch((error) =>
      log.warn('lease.renewal', { job, message: String(error) }),
    )
  }, LEASE_MS / 3)
  renewal.unref()
  return {
    async release() {
      clearInterval(renewal)
      await db.write(db.orm.update(jobLeases).set({ expiresAt: '', lastRunAt: occurrence.toISOString() }).where(mine))
    },
  }
}
