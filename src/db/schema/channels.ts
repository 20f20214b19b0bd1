import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAtColumn, foreignKeyColumn } from './columns.ts'

export const contactDays = sqliteTable(
  'told_days',
  {
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    day: text('day').notNull(),
    about: text('about').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('told_days_day').on(t.day)],
)

export const callRefusals = sqliteTable('no_calls', { phone: text('phone').primaryKey(), createdAt: createdAtColumn() })

export const stoppedNumbers = sqliteTable('stopped_numbers', {
  phone: text('phone').primaryKey(),
  createdAt: createdAtColumn(),
})
