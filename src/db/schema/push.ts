import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { belongsTo, count, createdAt, id, json } from './columns.ts'
import { notifications } from './notifications.ts'
import { sessions } from './sign-in.ts'

/** Push subscription of a browser, deleted with its session. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    sessionId: belongsTo('session_id', () => sessions.sid),
    endpoint: text('endpoint').notNull().unique(),
    keys: json<{ p256dh: string; auth: string }>('keys').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_user').on(t.userId), index('push_session').on(t.sessionId)],
)

/** Notifications to send to a subscription, filled by the trigger `notifications_pushed`. */
export const pushOutbox = sqliteTable(
  'push_outbox',
  {
    notificationId: belongsTo('notification_id', () => notifications.id).notNull(),
    subscriptionId: belongsTo('subscription_id', () => pushSubscriptions.id).notNull(),
    attempts: count('attempts'),
    /** Time of the next attempt; during an attempt, the time at which it counts as failed. */
    dueAt: text('due_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.subscriptionId] }),
    index('push_outbox_due').on(t.dueAt),
    index('push_outbox_subscription').on(t.subscriptionId),
  ],
)
