import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import type { StopReason } from '../port.ts'
import { inState } from '../states.ts'

/** Segments that may still go today (UTC); infinite without SMS_DAILY_CAP. SMS about accounts have their own budget. */
export async function leftOfCap(db: Database, cap: number | undefined, now: string): Promise<number> {
  if (cap === undefined) return Number.POSITIVE_INFINITY
  const [row] = await db.orm.all<{ spent: number }>(sql`select coalesce(sum(segments), 0) as spent from sms_messages
    where sent_at >= ${now.slice(0, 10)} and kind = 'message' and ${inState('sending', 'accepted', 'delivered', 'unknown')}`)
  return cap - row!.spent
}

export const capReached = (cap: number | undefined): StopReason => ({
  brief: 'SMS_DAILY_CAP',
  sentence: `The day's limit of ${cap} SMS segments (SMS_DAILY_CAP) is reached.`,
})
