import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { countColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

/** USSD dialogue; the id is the provider's. */
export const ussdSessions = sqliteTable(
  'ussd_sessions',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id),
    phone: text('phone').notNull(),
    network: text('network').notNull(),
    serviceCode: text('service_code').notNull(),
    language: text('language').$type<Language>().notNull(),
    screen: text('screen').notNull(),
    turns: countColumn('turns'),
    createdAt: createdAtColumn(),
    lastAt: text('last_at').notNull(),
    endedAt: text('ended_at'),
    outcome: text('outcome').$type<'finished' | 'left' | 'failed'>(),
    /** `currency decimal`, from the provider. */
    cost: text('cost'),
    durationMs: integer('duration_ms'),
  },
  (t) => [
    index('ussd_sessions_started').on(t.createdAt),
    index('ussd_sessions_user').on(t.userId),
    index('ussd_sessions_of_nobody').on(t.phone).where(sql`user_id is null`),
  ],
)

export const ussdTurns = sqliteTable(
  'ussd_turns',
  {
    sessionId: foreignKeyColumn('session_id', () => ussdSessions.id).notNull(),
    answers: text('answers').notNull(),
    said: text('said').notNull(),
    standing: jsonColumn<unknown>('standing'),
    createdAt: createdAtColumn(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.answers] }), index('ussd_turns_created').on(t.createdAt)],
)
