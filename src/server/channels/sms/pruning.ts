import { lt, sql } from 'drizzle-orm'
import { deleteInBatches, writeInBatches } from '../../../db/batched-writes.ts'
import type { Database } from '../../../db/open.ts'
import { accountSmsDays, smsMessages } from '../../../db/schema/sms.ts'
import { daysBefore } from '../../../shared/clock.ts'

const RETENTION_DAYS = { text: 30, ofNobody: 30, accountSmsDays: 2 } as const

/** Clears texts of finished messages, and expired rows. */
export async function pruneMessages(db: Database, asOf: Date): Promise<void> {
  const firstDay = daysBefore(asOf, RETENTION_DAYS.accountSmsDays).slice(0, 10)
  await deleteInBatches(db, accountSmsDays, lt(accountSmsDays.day, firstDay))
  // The partial indexes need these literals.
  await writeInBatches(
    db,
    (some) => sql`
      update ${smsMessages} set text = '' where rowid in (
        select rowid from ${smsMessages} where text <> '' and final_at < ${daysBefore(asOf, RETENTION_DAYS.text)}
          and state in ('accepted', 'delivered', 'failed', 'unknown', 'skipped') ${some})
      returning 1`,
  )
  // Messages to a phone without an account, such as answers to HELP, cannot be exported or deleted on request.
  await deleteInBatches(
    db,
    smsMessages,
    sql`user_id is null and created_at < ${daysBefore(asOf, RETENTION_DAYS.ofNobody)}`,
  )
}
