import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationType } from '../../contracts/notification-kinds.ts'
import { users } from './accounts.ts'
import { booleanColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

export const notifications = sqliteTable(
  'notifications',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    type: text('type').$type<NotificationType>().notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    data: jsonColumn<Record<string, unknown>>('data'),
    isRead: booleanColumn('is_read').notNull().default(false),
    dedupeKey: text('dedupe_key'),
    /** Expiry of its push message; null: no push (trigger `notifications_pushed`). */
    pushUntil: text('push_until'),
    createdAt: createdAtColumn(),
  },
  (t) => [
    index('notifications_user_newest').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`is_read = 0`),
    index('notifications_read').on(t.createdAt).where(sql`is_read = 1`),
    index('notifications_of_reply').on(sql`(data ->> '$.replyId')`).where(sql`type = 'community_reply'`),
    uniqueIndex('notifications_once').on(t.userId, t.dedupeKey).where(sql`dedupe_key is not null`),
  ],
)
