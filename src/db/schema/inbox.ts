import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { belongsTo, createdAt, id } from './columns.ts'

/** Questions and messages that need an administrator's answer. */
export const inboxMessages = sqliteTable(
  'inbox_messages',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** E.164. */
    phone: text('phone').notNull(),
    channel: text('channel').$type<'sms' | 'ussd' | 'call'>().notNull(),
    text: text('text').notNull(),
    recordingUrl: text('recording_url'),
    state: text('state').$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
    answer: text('answer'),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    closedAt: text('closed_at'),
  },
  (t) => [
    index('inbox_open').on(t.state, t.id),
    index('inbox_user').on(t.userId),
    index('inbox_answered_by').on(t.answeredBy),
    index('inbox_of_nobody').on(t.phone).where(sql`user_id is null`),
  ],
)
