import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAt, id, json } from './columns.ts'

/** Answers kept for 24 h so that a request sent twice does its work once. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Method and path, and a digest of the body. */
    request: text('request').notNull(),
    /** Null while the first request is under way. */
    status: integer('status'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_created').on(t.createdAt)],
)

/** Effects of dials and calls, committed with the work itself: a turn that comes twice does it once. `name` is a digest. */
export const phoneEffects = sqliteTable(
  'phone_effects',
  { sessionId: text('session_id').notNull(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.sessionId, t.name] }), index('phone_effects_created').on(t.createdAt)],
)

/** A scheduled job runs in one process at a time: whoever holds its unexpired lease. */
export const jobLeases = sqliteTable('job_leases', {
  job: text('job').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: text('expires_at').notNull(),
  /** Last finished occurrence, so that two processes do not both do one. */
  lastRunAt: text('last_run_at'),
  /** Where a long run continues after a stop. */
  progress: json<Record<string, unknown>>('progress'),
})

/** Who exported, sent in bulk, or changed someone's account or role: when, and how many. `userId` did it, or an operator did it to them. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    actor: text('actor').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    count: integer('count').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('audit_user').on(t.userId)],
)

/**
 * Running totals, maintained by triggers (`migrations/schema.sql`) and so correct for every writer: `farmers` and
 * `posts` (key `''`), `region` by state, `crop` by canonical crop id, `active` by hour (`2026-06-20T14`), and
 * `useful`, `not_useful` and `done` by `crop/category` of the advice.
 */
export const counters = sqliteTable(
  'counters',
  { name: text('name').notNull(), key: text('key').notNull(), n: integer('n').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.key] }), index('counters_largest').on(t.name, t.n)],
)

/** Other names of a crop, which `counters` counts as the crop: the catalogue's, brought up to date when a database is opened. */
export const cropNames = sqliteTable('crop_names', {
  name: text('name').primaryKey(),
  canonical: text('canonical').notNull(),
})

/** Small things the server keeps for itself: keys made on first start, the last polled provider id. */
export const settings = sqliteTable('settings', { name: text('name').primaryKey(), value: text('value').notNull() })
