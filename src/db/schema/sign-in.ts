import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { belongsTo, count, createdAt, flag, id, json } from './columns.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    sess: json<{ userAgent: string | null }>('sess').notNull(),
    expire: text('expire').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(t.userId)],
)

/** Recent requests for codes, as keyed hashes: waiting times survive a restart. */
export const codeRequests = sqliteTable(
  'code_requests',
  {
    id: id(),
    phone: text('phone').notNull(),
    /** Known device of this phone's owner, else the address. */
    requester: text('requester').notNull(),
    known: flag('known').notNull(),
    address: text('address').notNull(),
    network: text('network').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('code_requests_phone').on(t.phone, t.createdAt),
    index('code_requests_address').on(t.address, t.createdAt),
    index('code_requests_network').on(t.network, t.createdAt),
    index('code_requests_created').on(t.createdAt),
  ],
)

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: count('tries'),
    expiresAt: text('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_user').on(t.userId)],
)

export const secondFactors = sqliteTable('second_factors', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** Shared secret, base32. docs/security.md, V6.5, says why it is not encrypted. */
  secret: text('secret').notNull(),
  /** Null until a first code confirmed the secret; until then sign-in needs no code. */
  confirmedAt: text('confirmed_at'),
  /** Time step of the last accepted code; earlier codes are refused. */
  lastStep: count('last_step'),
  createdAt: createdAt(),
})

/** Codes for a lost authenticator; each works once. */
export const backupCodes = sqliteTable(
  'backup_codes',
  {
    userId: belongsTo('user_id', () => secondFactors.userId).notNull(),
    /** First letters, for lookup: only one hash has to be compared. */
    start: text('start').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.start] })],
)

export const signInTickets = sqliteTable(
  'sign_in_tickets',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    tries: count('tries'),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [index('tickets_user').on(t.userId), index('tickets_expire').on(t.expiresAt)],
)

export const webCodes = sqliteTable('web_codes', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: count('tries'),
  expiresAt: text('expires_at').notNull(),
})
