import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../contracts/languages.ts'
import { createdAtColumn } from './columns.ts'

export const wordCorrections = sqliteTable(
  'word_corrections',
  {
    language: text('language').$type<Language>().notNull(),
    path: text('path').notNull(),
    text: text('text').notNull(),
    english: text('english').notNull(),
    state: text('state').$type<'checked' | 'native'>(),
    by: text('by'),
    literal: text('literal'),
    createdAt: createdAtColumn(),
  },
  (t) => [primaryKey({ columns: [t.language, t.path] })],
)

export const reportedSentences = sqliteTable(
  'badly_said',
  {
    language: text('language').$type<Language>().notNull(),
    path: text('path').notNull(),
    times: integer('times').notNull(),
    lastOn: text('last_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.path] })],
)
