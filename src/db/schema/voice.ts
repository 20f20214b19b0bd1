import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { booleanColumn, countColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

/** Call from or to a farmer; the id is the provider's. */
export const calls = sqliteTable(
  'calls',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id),
    phone: text('phone').notNull(),
    direction: text('direction').$type<'inbound' | 'outbound'>().notNull(),
    language: text('language').$type<Language>().notNull(),
    place: text('place').notNull(),
    turns: countColumn('turns'),
    createdAt: createdAtColumn(),
    lastAt: text('last_at').notNull(),
    endedAt: text('ended_at'),
    durationSeconds: integer('duration_seconds'),
    cost: text('cost'),
    hangupCause: text('hangup_cause'),
    /** Texts without clips, with their weight: one SMS after the call. */
    unspoken: jsonColumn<{ text: string; rank: number }[]>('unspoken').notNull().default([]),
  },
  (t) => [
    index('calls_unspoken').on(t.lastAt).where(sql`unspoken <> '[]'`),
    index('calls_started').on(t.createdAt),
    index('calls_user').on(t.userId),
    index('calls_of_nobody').on(t.phone).where(sql`user_id is null`),
  ],
)

export const outboundCalls = sqliteTable(
  'outbound_calls',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id),
    phone: text('phone').notNull(),
    about: text('about').notNull().unique(),
    kind: text('kind')
      .$type<'warning' | 'severe warning' | 'urgent warning' | 'advice' | 'answer' | 'harvest' | 'call back'>()
      .notNull(),
    by: text('by').$type<'call' | 'sms'>().notNull().default('call'),
    language: text('language').$type<Language>().notNull(),
    clips: jsonColumn<string[]>('clips').notNull().default([]),
    state: text('state').$type<'queued' | 'calling' | 'answered' | 'sent' | 'failed' | 'unknown'>().notNull(),
    attempts: countColumn('attempts'),
    dueAt: text('due_at').notNull(),
    until: text('until').notNull(),
    providerId: text('provider_id'),
    reason: text('reason'),
    createdAt: createdAtColumn(),
    finalAt: text('final_at'),
  },
  (t) => [
    index('outbound_calls_due').on(t.state, t.dueAt),
    index('outbound_calls_user').on(t.userId),
    index('outbound_calls_provider_id').on(t.providerId),
    index('outbound_calls_created').on(t.createdAt),
  ],
)

export const voiceClips = sqliteTable(
  'voice_clips',
  {
    language: text('language').$type<Language>().notNull(),
    clip: text('clip').notNull(),
    format: text('format').$type<'wav' | 'mp3'>().notNull(),
    bytes: blob('bytes', { mode: 'buffer' }),
    refused: text('refused'),
    seconds: real('seconds').notNull(),
    /** Text that was recorded; a clip is not played when its text has changed since. Null: unknown. */
    says: text('says'),
    importedAt: text('imported_at').notNull(),
    /** Spoken by a synthesiser; any recording replaces it. */
    machine: booleanColumn('machine').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.language, t.clip] })],
)
