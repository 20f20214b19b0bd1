import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { countColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'
import { notifications } from './notifications.ts'
import { sessions } from './sign-in.ts'

/** Push subscription of a browser, deleted with its session. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    sessionId: foreignKeyColumn('session_id', () => sessions.sid),
    endpoint: text('endpoint').notNull().unique(),
    keys: jsonColumn<{ p256dh: string; auth: string }>('keys').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('push_user').on(t.userId), index('push_session').on(t.sessionId)],
)

/** Notifications to send to a subscription, filled by the trigger `notifications_pushed`. */
export const pushOutbox = sqliteTable(
  'push_outbox',
  {
    notificationId: foreignKeyColumn('notification_id', () => notifications.id).notNull(),
    subscriptionId: foreignKeyColumn('subscription_id', () => pushSubscriptions.id).notNull(),
    attempts: countColumn('attempts'),
    /** Time of the next attempt; during an attempt, the time at which it counts as failed. */
    dueAt: text('due_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.subscriptionId] }),
    index('push_outbox_due').on(t.dueAt),
    index('push_outbox_subscription').on(t.subscriptionId),
  ],
)
