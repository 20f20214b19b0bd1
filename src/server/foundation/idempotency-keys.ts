import { createHash, createHmac } from 'node:crypto'
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { deleteInSteps } from '../../db/in-steps.ts'
import type { Database, Write } from '../../db/open.ts'
import { idempotencyKeys } from '../../db/schema/operation.ts'
import { withValues } from '../../db/with-values.ts'
import type { Clock } from '../../ground/clock.ts'
import { lazily } from '../../ground/lazily.ts'
import type { PersonalData } from './personal-data.ts'

export interface KeptAnswer {
  status: number
  /** JSON text; empty for an answer without a body. */
  body: string
}

export type Earlier =
  /** Nobody has done it yet. */
  | { state: 'none' }
  | { state: 'answered'; answer: KeptAnswer }
  /** Its work is done and its answer is being kept. */
  | { state: 'running' }
  /** Its work is done, and the process that did it died before it could keep the answer. */
  | { state: 'lost' }
  /** The key was used for something else. */
  | { state: 'other' }

/** What makes two requests the same, and whose they are. */
export interface Asked {
  /** A user's id, or `ANONYMOUS`. */
  owner: string
  key: string
  /** Method, path and body. */
  request: string
}

/** The owner of registrations: who registers has no id yet; key and body, password included, tell them apart. */
export const ANONYMOUS = 'anonymous'

/** Names the kept answers to the registration of a person. */
export const isRegistrationOf = (userId: string): SQL =>
  sql`${idempotencyKeys.userId} = ${ANONYMOUS} and json_extract(${idempotencyKeys.body}, '$.id') = ${userId}`

/** Forgets the answers to a person's registration, which sent again would sign in. */
export const forgetRegistration = ({ orm }: Pick<Database, 'orm'>, userId: string): Write =>
  orm.delete(idempotencyKeys).where(isRegistrationOf(userId))

/** Forgets one key, as it stands in the table. */
export const forgetKey = ({ orm }: Pick<Database, 'orm'>, userId: string, key: string): Write =>
  orm.delete(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))

/** Answers kept for a person: copies of what the export has already. */
export const idempotencyData: PersonalData = {
  tables: [idempotencyKeys],
  forget: ({ orm }, { id }) => [
    orm.delete(idempotencyKeys).where(or(eq(idempotencyKeys.userId, id), isRegistrationOf(id))),
  ],
}

const KEPT_MS = 24 * 3_600_000
/** Longer than a connection waits for its answer (30 s): whoever did this work can keep no answer any more. */
const LOST_MS = 40_000
/** Later than any time. */
const AFTER_ALL = '~'

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>

/**
 * Which requests were made already, for 24 hours. A key is written with its work. Only its SHA-256 is kept, and a digest of
 * the request keyed with it: a registration's body holds a password.
 */
export function createIdempotencyKeys({ db, clock }: { db: Database; clock: Clock }) {
  const { orm } = db
  const ago = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
  const userId = sql.placeholder('userId')
  const key = sql.placeholder('key')
  const before = sql.placeholder('before')
  const isTheirs = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const found = db.prepared(() =>
    orm
      .select()
      .from(idempotencyKeys)
      .where(and(isTheirs, gte(idempotencyKeys.createdAt, before))),
  )
  const forget = lazily(() =>
    orm
      .delete(idempotencyKeys)
      .where(and(isTheirs, lt(idempotencyKeys.createdAt, before)))
      .prepare(),
  )
  const begun = { userId, key, request: sql.placeholder('request'), createdAt: sql.placeholder('createdAt') }
  const begin = lazily(() => orm.insert(idempotencyKeys).values(begun).prepare())
  const answered = lazily(() =>
    orm
      .insert(idempotencyKeys)
      .values({ ...begun, status: sql.placeholder('status'), body: sql.placeholder('body') })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: {
          status: sql`excluded.status`,
          body: sql`excluded.body`,
          request: sql`excluded.request`,
          createdAt: sql`excluded.created_at`,
        },
      })
      .prepare(),
  )
  const namesOf = ({ owner, key }: Asked) => ({ userId: owner, key: sha256(key) })
  const rowOf = (asked: Asked) => ({ ...namesOf(asked), request: digestOf(asked), createdAt: ago(0) })

  return {
    async earlier(asked: Asked): Promise<Earlier> {
      const [row] = await found.all({ ...namesOf(asked), before: ago(KEPT_MS) })
      if (!row) return { state: 'none' }
      if (row.request !== digestOf(asked)) return { state: 'other' }
      if (row.status !== null) return { state: 'answered', answer: { status: row.status, body: row.body ?? '' } }
      const age = clock.now().getTime() - Date.parse(row.createdAt)
      // Or it seems to be of the future, as when the clock is set back.
      return { state: Math.abs(age) > LOST_MS ? 'lost' : 'running' }
    },

    /** The writes that go with the work's own; they fail when another request was first. */
    claim(asked: Asked): Write[] {
      const row = rowOf(asked)
      return [withValues(forget(), { ...row, before: ago(KEPT_MS) }), withValues(begin(), row)]
    },

    /** Remembers the answer, so that the same request gets it again; also of work that wrote nothing. */
    async keep(asked: Asked, answer: KeptAnswer): Promise<void> {
      await db.write(withValues(answered(), { ...rowOf(asked), ...answer }))
    },

    /** Forgets the key: the request may be sent again, also corrected. */
    async release(asked: Asked): Promise<void> {
      await db.write(withValues(forget(), { ...namesOf(asked), before: AFTER_ALL }))
    },

    /** Deletes what is older than a day. @returns how many */
    prune: (asOf: Date): Promise<number> =>
      deleteInSteps(
        db,
        idempotencyKeys,
        lt(idempotencyKeys.createdAt, new Date(asOf.getTime() - KEPT_MS).toISOString()),
      ),
  }
}

/** Returns a row when it was not done before, or not after `since`, however many processes ask at once. */
export const onceOnly = ({ owner, key, request }: Asked, at: string, since = ''): SQL => sql`
  insert into ${idempotencyKeys} (user_id, key, request, status, created_at)
  values (${owner}, ${key}, ${request}, 204, ${at})
  on conflict (user_id, key) do update set created_at = excluded.created_at where created_at < ${since} returning key`

/** Reports whether `onceOnly` has stored this key. */
export const isStored = async ({ orm }: Pick<Database, 'orm'>, { owner, key }: Pick<Asked, 'owner' | 'key'>) =>
  (await orm.$count(idempotencyKeys, and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, key)))) > 0

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

const digestOf = ({ key, request }: Asked) => createHmac('sha256', key).update(request).digest('base64url')
