import { type SQL, sql } from 'drizzle-orm'
import { type NotificationType, notificationKind } from '../../contracts/notification-kinds.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import { bindValues } from '../../db/bind-values.ts'
import { conditionalRow, placeholdersOf } from '../../db/conditional-row.ts'
import type { Database, Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { lazyValue } from '../../shared/lazy-value.ts'

const HOUR_MS = 3_600_000

/** A notification for one person, in their language. */
export interface Notice {
  userId: string
  type: NotificationType
  title: string
  message: string
  /** Ids for the page that the notification opens. */
  data?: Record<string, unknown> | null
  /** A second notification with the same key for the same person is not created. */
  dedupeKey?: string | null
  /** Time after which it is not pushed any more (ISO), if that comes before the limit of its type. */
  until?: string
}

export function isSwitchedOn(type: NotificationType, preferences: NotificationPreferences): boolean {
  const { switch: preference } = notificationKind(type)
  return preference === null || preferences[preference]
}

/** Returns the write that notifies a person, unless the type is switched off, the key exists, the account is deleted, or `onlyIf` is false. */
export function noticeWrite(notice: Notice, at: Date, onlyIf: SQL = sql`true`): SQL {
  const { id, userId, type, title, message, data, dedupeKey, pushUntil, createdAt } = rowOf(notice, at)
  return sql`
    insert into ${notifications} (id, user_id, type, title, message, data, is_read, dedupe_key, push_until, created_at)
    select ${id}, ${users.id}, ${type}, ${title}, ${message}, ${data}, 0, ${dedupeKey}, ${pushUntil}, ${createdAt}
    from ${users} where ${users.id} = ${userId} and ${isWantedBy(type)} and ${onlyIf}
    on conflict do nothing returning ${notifications.id}`
}

/** Prepared writes for notifications of one type to many people. */
export function createNotify({ orm }: Pick<Database, 'orm'>, type: NotificationType) {
  const add = lazyValue(() => {
    const row = { ...placeholdersOf(notifications), data: sql`${sql.placeholder('data')}` }
    const theirs = sql`${users.id} = ${sql.placeholder('userId')} and ${isWantedBy(type)}`
    return orm
      .insert(notifications)
      .select(conditionalRow(notifications, row, theirs, sql`from ${users}`))
      .onConflictDoNothing()
      .prepare()
  })
  return (notice: Omit<Notice, 'type'>, at: Date): Write => bindValues(add(), rowOf({ ...notice, type }, at))
}

function isWantedBy(type: NotificationType): SQL {
  const { switch: preference } = notificationKind(type)
  return preference ? sql`json_extract(${users.notificationPreferences}, ${`$.${preference}`}) = 1` : sql`true`
}

function rowOf({ data, dedupeKey = null, until, ...notice }: Notice, at: Date) {
  const { push } = notificationKind(notice.type)
  const pushUntil = push && new Date(at.getTime() + push.hours * HOUR_MS).toISOString()
  return {
    ...notice,
    id: Bun.randomUUIDv7('hex', at),
    data: data ? JSON.stringify(data) : null,
    isRead: false,
    dedupeKey,
    pushUntil: pushUntil && until && until < pushUntil ? until : pushUntil,
    createdAt: at.toISOString(),
  }
}
