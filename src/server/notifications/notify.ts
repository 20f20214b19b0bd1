import { type SQL, sql } from 'drizzle-orm'
import { kindOf, type NotificationType } from '../../contracts/notification-kinds.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'

const HOUR_MS = 3_600_000

/** Something to tell one person, in their own language. */
export interface Notice {
  userId: string
  type: NotificationType
  title: string
  message: string
  /** What a tap on it opens, by id. */
  data?: Record<string, unknown> | null
  /** The second notice with the same key for the same person is not made. */
  dedupeKey?: string | null
}

/** Whether a person wants to be told things of this type. */
export function isWanted(type: NotificationType, preferences: NotificationPreferences): boolean {
  const { switch: preference } = kindOf(type)
  return preference === null || preferences[preference]
}

/** The write that notifies a person, unless their switch is off, they were told already, are gone, or `onlyIf` fails. */
export function notify(notice: Notice, at: Date, onlyIf: SQL = sql`true`): SQL {
  const { switch: preference, push } = kindOf(notice.type)
  const pushUntil = push && new Date(at.getTime() + push.hours * HOUR_MS).toISOString()
  const wanted = preference ? sql`json_extract(${users.notificationPreferences}, ${`$.${preference}`}) = 1` : sql`true`
  return sql`
    insert into ${notifications} (id, user_id, type, title, message, data, is_read, dedupe_key, push_until, created_at)
    select ${Bun.randomUUIDv7('hex', at)}, ${users.id}, ${notice.type}, ${notice.title}, ${notice.message},
      ${notice.data ? JSON.stringify(notice.data) : null}, 0, ${notice.dedupeKey ?? null}, ${pushUntil}, ${at.toISOString()}
    from ${users} where ${users.id} = ${notice.userId} and ${wanted} and ${onlyIf}
    on conflict do nothing returning ${notifications.id}`
}
