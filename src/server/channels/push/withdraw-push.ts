import { type SQL, sql } from 'drizzle-orm'
import type { Write } from '../../../db/open.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { pushOutbox } from '../../../db/schema/push.ts'

/** Write that keeps a notification from browsers which have not got the one before it. */
export const skipPushWrite = (userId: string, dedupeKey: string, before: string): Write => sql`
  delete from ${pushOutbox}
  where notification_id = (select id from ${notifications} where user_id = ${userId} and dedupe_key = ${dedupeKey})
    and subscription_id in (select subscription_id from ${pushOutbox} where notification_id = ${before} and attempts = 0)`

/** Condition on a notification `n`: a browser has not got it yet. */
export const isWaitingPushSql: SQL = sql`exists (select 1 from ${pushOutbox} where notification_id = n.id and attempts = 0)`
