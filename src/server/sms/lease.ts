import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { jobLeases } from '../../db/schema.ts'
import type { Clock } from '../clock.ts'

const JOB = 'sms'

/** One sender at a time: whoever holds the unexpired lease `sms`. */
export interface Lease {
  /** This run's name, also the claim on its messages. */
  holder: string
  isLost(): boolean
  release(): Promise<void>
}

/** True in SQL while `holder` has the lease: a claim made without it touches nothing. */
export const holdsLease = (holder: string, now: string) =>
  sql`exists (select 1 from ${jobLeases} where job = ${JOB} and holder = ${holder} and expires_at > ${now})`

/** Takes the lease and keeps renewing it until released; null when another sender has it. */
export async function takeLease(db: Database, clock: Clock, leaseMs: number): Promise<Lease | null> {
  const holder = Bun.randomUUIDv7()
  let lost = false
  const times = () => {
    const now = clock.now()
    return { now: now.toISOString(), until: new Date(now.getTime() + leaseMs).toISOString() }
  }

  async function take(): Promise<boolean> {
    const { now, until } = times()
    const [rows] = await db.write(sql`
      insert into ${jobLeases} (job, holder, expires_at) values (${JOB}, ${holder}, ${until})
      on conflict (job) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where expires_at <= ${now} or holder = ${holder} returning holder`)
    return rows.length > 0
  }

  if (!(await take())) return null
  const renewal = setInterval(() => {
    take().then(
      (kept) => {
        if (!kept) lost = true
      },
      // A database too busy to renew is asked again at the next beat; claims check the lease themselves.
      () => {},
    )
  }, leaseMs / 3)

  return {
    holder,
    isLost: () => lost,
    async release() {
      clearInterval(renewal)
      const { now } = times()
      await db.write(sql`update ${jobLeases} set expires_at = ${now} where job = ${JOB} and holder = ${holder}`)
    },
  }
}
