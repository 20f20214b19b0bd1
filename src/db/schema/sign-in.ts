import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { booleanColumn, countColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    sess: jsonColumn<{ userAgent: string | null }>('sess').notNull(),
    expire: text('expire').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(t.userId)],
)

/** Recent requests for codes, as keyed hashes: waiting times survive a restart. */
export const codeRequests = sqliteTable(
  'code_requests',
  {
    id: idColumn(),
    phone: text('phone').notNull(),
    /** Known device of this phone's owner, else the address. */
    requester: text('requester').notNull(),
    known: booleanColumn('known').notNull(),
    address: text('address').notNull(),
    network: text('network').notNull(),
    createdAt: createdAtColumn(),
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
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: countColumn('tries'),
    expiresAt: text('expires_at').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('recovery_user').on(t.userId)],
)

export const secondFactors = sqliteTable('second_factors', {
  userId: foreignKeyColumn('user_id', () => users.id).primaryKey(),
  /** Shared secret, base32. docs/security.md, V6.5, says why it is not encrypted. */
  secret: text('secret').notNull(),
  /** Null until a first code confirmed the secret; until then sign-in needs no code. */
  confirmedAt: text('confirmed_at'),
  /** Time step of the last accepted code; earlier codes are refused. */
  lastStep: countColumn('last_step'),
  createdAt: createdAtColumn(),
})

/** Codes for a lost authenticator; each works once. */
export const backupCodes = sqliteTable(
  'backup_codes',
  {
    userId: foreignKeyColumn('user_id', () => secondFactors.userId).notNull(),
    /** First letters, for lookup: only one hash has to be compared. */
    start: text('start').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.start] })],
)

export const signInTickets = sqliteTable(
  'sign_in_tickets',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    tries: countColumn('tries'),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [index('tickets_user').on(t.userId), index('tickets_expire').on(t.expiresAt)],
)

export const webCodes = sqliteTable('web_codes', {
  userId: foreignKeyColumn('user_id', () => users.id).primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: countColumn('tries'),
  expiresAt: text('expires_at').notNull(),
})
