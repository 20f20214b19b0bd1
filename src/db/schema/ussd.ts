import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { belongsTo, count, createdAt, id, json } from './columns.ts'

/** USSD dialogue; the id is the provider's. */
export const ussdSessions = sqliteTable(
  'ussd_sessions',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    phone: text('phone').notNull(),
    network: text('network').notNull(),
    serviceCode: text('service_code').notNull(),
    language: text('language').$type<Language>().notNull(),
    screen: text('screen').notNull(),
    turns: count('turns'),
    createdAt: createdAt(),
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
    sessionId: belongsTo('session_id', () => ussdSessions.id).notNull(),
    answers: text('answers').notNull(),
    said: text('said').notNull(),
    standing: json<unknown>('standing'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.answers] }), index('ussd_turns_created').on(t.createdAt)],
)
