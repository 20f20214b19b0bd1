import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { belongsTo, count, createdAt, id, json } from './columns.ts'

/** A call, from or to a farmer. Its id is the provider's. */
export const calls = sqliteTable(
  'calls',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** E.164. */
    phone: text('phone').notNull(),
    direction: text('direction').$type<'inbound' | 'outbound'>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The part of the menu last spoken: where people hang up. */
    place: text('place').notNull(),
    turns: count('turns'),
    createdAt: createdAt(),
    lastAt: text('last_at').notNull(),
    endedAt: text('ended_at'),
    durationSeconds: integer('duration_seconds'),
    /** `currency decimal`. */
    cost: text('cost'),
    hangupCause: text('hangup_cause'),
    /** Texts that had no clips, with their weight: one SMS when the call is over. */
    unspoken: json<{ text: string; rank: number }[]>('unspoken').notNull().default([]),
  },
  (t) => [
    index('calls_unspoken').on(t.lastAt).where(sql`unspoken <> '[]'`),
    index('calls_started').on(t.createdAt),
    index('calls_user').on(t.userId),
    index('calls_of_nobody').on(t.phone).where(sql`user_id is null`),
  ],
)

/** What we tell people of our own accord by call or SMS, and calls back to someone who rang. */
export const outboundCalls = sqliteTable(
  'outbound_calls',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** E.164. */
    phone: text('phone').notNull(),
    /** What it is about, once: a warning's dedupe key, or the call that is returned. */
    about: text('about').notNull().unique(),
    kind: text('kind').$type<'warning' | 'advice' | 'answer' | 'call back'>().notNull(),
    /** `sms`: it is not rung, only told by SMS when it is due. */
    by: text('by').$type<'call' | 'sms'>().notNull().default('call'),
    language: text('language').$type<Language>().notNull(),
    /** Names of clips, in their order; empty for the menu. */
    clips: json<string[]>('clips').notNull().default([]),
    state: text('state').$type<'queued' | 'calling' | 'answered' | 'sent' | 'failed' | 'unknown'>().notNull(),
    attempts: count('attempts'),
    dueAt: text('due_at').notNull(),
    /** Not later than this: a warning of yesterday warns nobody. */
    until: text('until').notNull(),
    providerId: text('provider_id'),
    reason: text('reason'),
    createdAt: createdAt(),
    finalAt: text('final_at'),
  },
  (t) => [
    index('outbound_calls_due').on(t.state, t.dueAt),
    index('outbound_calls_user').on(t.userId),
    index('outbound_calls_provider_id').on(t.providerId),
    index('outbound_calls_created').on(t.createdAt),
  ],
)

/** Recorded speech, a clip a row. */
export const voiceClips = sqliteTable(
  'voice_clips',
  {
    language: text('language').$type<Language>().notNull(),
    clip: text('clip').notNull(),
    format: text('format').$type<'wav' | 'mp3'>().notNull(),
    /** Null when it was refused. */
    bytes: blob('bytes', { mode: 'buffer' }),
    /** Why it was refused. */
    refused: text('refused'),
    seconds: real('seconds').notNull(),
    /** The words that were to be read: where they differ from today's it is not played. Null: from before they were kept. */
    says: text('says'),
    importedAt: text('imported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.clip] })],
)
