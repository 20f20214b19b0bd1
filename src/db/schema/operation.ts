import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAtColumn, idColumn, jsonColumn } from './columns.ts'

/** Responses stored for 24 h: a repeated request does its work once. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Method, path and digest of the body. */
    request: text('request').notNull(),
    status: integer('status'),
    body: text('body'),
    createdAt: createdAtColumn(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_created').on(t.createdAt)],
)

/** Effects of dials and calls, committed with the work: a repeated turn runs once. `name` is a digest. */
export const phoneEffects = sqliteTable(
  'phone_effects',
  { sessionId: text('session_id').notNull(), name: text('name').notNull(), createdAt: createdAtColumn() },
  (t) => [primaryKey({ columns: [t.sessionId, t.name] }), index('phone_effects_created').on(t.createdAt)],
)

export const jobLeases = sqliteTable('job_leases', {
  job: text('job').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: text('expires_at').notNull(),
  lastRunAt: text('last_run_at'),
  /** Position at which a long run continues. */
  progress: jsonColumn<{ run: string; after: string | null }>('progress'),
})

/** Audit of exports, bulk messages, accounts and roles. `userId`: the actor, or the account changed by an operator. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: idColumn(),
    actor: text('actor').notNull(),
    /** The person whose data the action concerns, else the person who acts. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    count: integer('count').notNull(),
    reason: text('reason'),
    createdAt: createdAtColumn(),
  },
  (t) => [index('audit_user').on(t.userId), index('audit_actor').on(t.actor)],
)

/**
 * Running totals, maintained by triggers (`migrations/schema.sql`): `farmers` and `posts` (key `''`), `region`, `crop`,
 * `active` by hour (`2026-06-20T14`), `useful`, `not_useful`, `done` by `crop/category`.
 */
export const counters = sqliteTable(
  'counters',
  { name: text('name').notNull(), key: text('key').notNull(), n: integer('n').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.key] }), index('counters_largest').on(t.name, t.n)],
)

/** Aliases of crops for `counters`, filled from the catalogue when a database is opened. */
export const cropNames = sqliteTable('crop_names', {
  name: text('name').primaryKey(),
  canonical: text('canonical').notNull(),
})

export const settings = sqliteTable('settings', { name: text('name').primaryKey(), value: text('value').notNull() })

/** Histories of a libSQL database: promoting another server begins one, numbered by its epoch. Empty in a file. */
export const failover = sqliteTable('failover', {
  epoch: integer('epoch').primaryKey(),
  beganAfter: integer('began_after').notNull(),
  writes: integer('writes').notNull(),
})

export const unconfirmedWrites = sqliteTable(
  'unconfirmed_writes',
  {
    write: integer('write').notNull(),
    part: integer('part').notNull(),
    /** JSON: statements as `[sql, values]`. */
    statements: text('statements').notNull(),
  },
  (t) => [primaryKey({ columns: [t.write, t.part] })],
)
