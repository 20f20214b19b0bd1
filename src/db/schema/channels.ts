import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { belongsTo, createdAt } from './columns.ts'

/** The one unsolicited message of a person and day, on any channel. */
export const contactDays = sqliteTable(
  'told_days',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    day: text('day').notNull(),
    /** Subject: a retry of it is not a second message. */
    about: text('about').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('told_days_day').on(t.day)],
)

/** Numbers that receive no calls, with or without an account. */
export const noCalls = sqliteTable('no_calls', { phone: text('phone').primaryKey(), createdAt: createdAt() })

/** Numbers that sent STOP by SMS while they had no account. */
export const stoppedNumbers = sqliteTable('stopped_numbers', {
  phone: text('phone').primaryKey(),
  createdAt: createdAt(),
})
