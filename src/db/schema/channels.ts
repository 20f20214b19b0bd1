import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { belongsTo, createdAt } from './columns.ts'

/** The one thing that a person is told of our own accord on a day, by whichever channel. */
export const toldDays = sqliteTable(
  'told_days',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    day: text('day').notNull(),
    /** What it is: the second phone or try of the same is no second message. */
    about: text('about').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('told_days_day').on(t.day)],
)

/** Numbers that want no calls, also those without an account: the key in a call that ends them. */
export const noCalls = sqliteTable('no_calls', { phone: text('phone').primaryKey(), createdAt: createdAt() })

/** Numbers that sent STOP by SMS while they had no account. */
export const stoppedNumbers = sqliteTable('stopped_numbers', {
  phone: text('phone').primaryKey(),
  createdAt: createdAt(),
})
