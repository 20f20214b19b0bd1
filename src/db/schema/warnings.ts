import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

export const capMessages = sqliteTable(
  'cap_messages',
  {
    id: idColumn(),
    identifier: text('identifier').notNull(),
    sender: text('sender').notNull(),
    sent: text('sent').notNull(),
    status: text('status').notNull(),
    msgType: text('msg_type').notNull(),
    scope: text('scope').notNull(),
    refs: jsonColumn<{ sender: string; identifier: string }[]>('refs').notNull(),
    xml: text('xml').notNull(),
    fetchedAt: text('fetched_at').notNull(),
    feed: text('feed'),
    link: text('link').unique(),
    refused: text('refused'),
    /** Time until which the message can belong to an event: some days after the end of the warning; for a Cancel, some weeks after it was sent. */
    relevantUntil: text('relevant_until').notNull(),
    notifiedAt: text('notified_at'),
  },
  (t) => [
    uniqueIndex('cap_messages_once').on(t.sender, t.identifier).where(sql`refused is null`),
    index('cap_messages_relevant').on(t.relevantUntil),
    index('cap_messages_waiting').on(t.id).where(sql`notified_at is null and refused is null`),
  ],
)

export const capFeeds = sqliteTable('cap_feeds', {
  url: text('url').primaryKey(),
  etag: text('etag'),
  modified: text('modified'),
  okAt: text('ok_at'),
  /** Time of the first failed poll after `okAt`; null if the last poll worked. */
  failingSince: text('failing_since'),
  error: text('error'),
})

export const warningNotices = sqliteTable(
  'warning_notices',
  {
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    warning: foreignKeyColumn('warning', () => capMessages.id).notNull(),
    /** `lifted`: an Update no longer covers the farm; `revised`: it changed the text of a notice. */
    what: text('what').$type<'warned' | 'withdrawn' | 'lifted' | 'revised'>().notNull(),
    at: text('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.warning, t.what] }), index('warning_notices_at').on(t.at)],
)

/** Our own alerts, published as CAP for radio stations and partners. */
export const publishedAlerts = sqliteTable(
  'published_alerts',
  {
    id: idColumn(),
    /** Kind, state and day of the alert, as in `heavy-rain:Kano:2026-08-18`. */
    about: text('about').notNull(),
    xml: text('xml').notNull(),
    headline: text('headline').notNull(),
    sent: text('sent').notNull(),
    expires: text('expires').notNull(),
    withdraws: text('withdraws'),
  },
  (t) => [
    uniqueIndex('published_alerts_withdrawn').on(t.withdraws).where(sql`withdraws is not null`),
    index('published_alerts_sent').on(t.sent),
  ],
)
