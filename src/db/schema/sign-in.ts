import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { belongsTo, count, createdAt, flag, id, json } from './columns.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    sid: text('sid').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    sess: json<{ userAgent: string | null }>('sess').notNull(),
    expire: text('expire').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(t.userId)],
)

/** Who asked for a code for which phone in the last days, as keyed hashes: how long the next one waits outlives a restart. */
export const codeRequests = sqliteTable(
  'code_requests',
  {
    id: id(),
    phone: text('phone').notNull(),
    /** The device of someone who has signed in with this phone before, else the address. */
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

/** One-use codes: of a recovery under the hash of its ticket, of a phone's proof under the person's id. */
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

/** The authenticator app of a person who asks for a code at sign-in (RFC 6238). */
export const secondFactors = sqliteTable('second_factors', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** The shared secret, base32. Why it is not encrypted: docs/security.md, V6.5. */
  secret: text('secret').notNull(),
  /** Null until a first code has proved that the app has the secret: until then nothing asks for it. */
  confirmedAt: text('confirmed_at'),
  /** The time step of the last code accepted: no code of it or of an earlier one works again. */
  lastStep: count('last_step'),
  createdAt: createdAt(),
})

/** For who lost the phone with the app: each works once. They go with the factor. */
export const backupCodes = sqliteTable(
  'backup_codes',
  {
    userId: belongsTo('user_id', () => secondFactors.userId).notNull(),
    /** The code's first letters, by which it is found: only one hash has to be compared. */
    start: text('start').notNull(),
    /** argon2id of the whole code. */
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.start] })],
)

/** Sign-ins whose password was right and whose code is still to come. */
export const signInTickets = sqliteTable(
  'sign_in_tickets',
  {
    /** SHA-256 of what the browser holds. */
    id: id(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    tries: count('tries'),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [index('tickets_user').on(t.userId), index('tickets_expire').on(t.expiresAt)],
)

/** Six digits shown on a phone's screen, with which its owner signs in on the web. */
export const webCodes = sqliteTable('web_codes', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: count('tries'),
  expiresAt: text('expires_at').notNull(),
})
