import { type SQL, sql } from 'drizzle-orm'
import type { SelfSignUpChannel } from '../../contracts/channels.ts'

const HOUR_MS = 3_600_000

/** Records a user's activity and its channel, once an hour and when the channel changes. */
export const recordActivityWrite = (userId: string | null, by: SelfSignUpChannel, at: Date): SQL => sql`
  update users set last_active_at = ${at.toISOString()}, last_active_by = ${by}
  where id = ${userId} and (last_active_at is null or last_active_by is not ${by}
    or last_active_at < ${new Date(at.getTime() - HOUR_MS).toISOString()})`
