import { lt, sql } from 'drizzle-orm'
import { deleteInSteps, inSteps } from '../../../db/in-steps.ts'
import type { Database } from '../../../db/open.ts'
import { accountSmsDays, smsMessages } from '../../../db/schema/sms.ts'
import { daysBefore } from '../../../ground/clock.ts'

/** docs/operating.md */
const KEPT_DAYS = { text: 30, ofNobody: 30, accountSmsDays: 2 } as const

/** Empties the texts of messages that are over, and forgets those to nobody's phone and the budgets of days gone by. */
export async function pruneMessages(db: Database, asOf: Date): Promise<void> {
  const firstDay = daysBefore(asOf, KEPT_DAYS.accountSmsDays).slice(0, 10)
  await deleteInSteps(db, accountSmsDays, lt(accountSmsDays.day, firstDay))
  // The literals are what the partial indexes ask for.
  await inSteps(
    db,
    (some) => sql`
      update ${smsMessages} set text = '' where rowid in (
        select rowid from ${smsMessages} where text <> '' and final_at < ${daysBefore(asOf, KEPT_DAYS.text)}
          and state in ('accepted', 'delivered', 'failed', 'unknown', 'skipped') ${some})
      returning 1`,
  )
  // To a phone without an account, as an answer to HELP: nobody could ask to see or delete it.
  await deleteInSteps(db, smsMessages, sql`user_id is null and created_at < ${daysBefore(asOf, KEPT_DAYS.ofNobody)}`)
}
