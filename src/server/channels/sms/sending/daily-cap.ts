import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/open.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { smsSegmentsSpentSql } from '../../budgets.ts'
import type { StopReason } from '../sms-provider.ts'

/** Returns the segments of advice left today (UTC); infinite without SMS_DAILY_CAP. */
export async function segmentsLeftToday(db: Database, cap: number | undefined, now: string): Promise<number> {
  if (cap === undefined) return Number.POSITIVE_INFINITY
  const row = firstItem(
    await db.orm.all<{ spent: number }>(sql`select ${smsSegmentsSpentSql('advice', now.slice(0, 10))} as spent`),
  )
  return cap - row.spent
}

export const dailyCapReason = (cap: number | undefined): StopReason => ({
  brief: 'SMS_DAILY_CAP',
  sentence: `The day's limit of ${cap} SMS segments (SMS_DAILY_CAP) is reached.`,
})
