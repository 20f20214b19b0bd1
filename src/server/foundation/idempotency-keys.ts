import { createHash, createHmac } from 'node:crypto'
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../db/batched-writes.ts'
import { bindValues } from '../../db/bind-values.ts'
import type { Database, Write } from '../../db/open.ts'
import { idempotencyKeys } from '../../db/schema/operation.ts'
import type { Clock } from '../../shared/clock.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import type { PersonalData } from './personal-data.ts'

export interface StoredResponse {
  status: number
  body: string
}

export type EarlierRequest =
  | { state: 'none' }
  | { state: 'answered'; answer: StoredResponse }
  | { state: 'running' }
  | { state: 'lost' }
  | { state: 'other' }

export interface KeyedRequest {
  owner: string
  key: string
  request: string
}

/** Owner of registrations, which have no user id yet. Their key and body, which contains the password, tell them apart. */
export const ANONYMOUS = 'anonymous'

export const isRegistrationOfSql = (userId: string): SQL =>
  sql`${idempotencyKeys.userId} = ${ANONYMOUS} and json_extract(${idempotencyKeys.body}, '$.id') = ${userId}`

export const deleteRegistrationKeyWrite = ({ orm }: Pick<Database, 'orm'>, userId: string): Write =>
  orm.delete(idempotencyKeys).where(isRegistrationOfSql(userId))

/** Deletes one key, as stored. */
export const deleteIdempotencyKeyWrite = ({ orm }: Pick<Database, 'orm'>, userId: string, key: string): Write =>
  orm.delete(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))

export const idempotencyData: PersonalData = {
  tables: [idempotencyKeys],
  forget: ({ orm }, { id }) => [
    orm.delete(idempotencyKeys).where(or(eq(idempotencyKeys.userId, id), isRegistrationOfSql(id))),
  ],
}

const RETENTION_MS = 24 * 3_600_000
/** Time after which a request without a stored response counts as lost: longer than a connection waits for its response (30 s). */
const LOST_MS = 40_000
const AFTER_ALL = '~'

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>

/** Store of the requests of the last 24 hours with their responses, by Idempotency-Key. Keys and bodies are stored as digests, because a registration's body contains a password. */
export function createIdempotencyKeys({ db, clock }: { db: Database; clock: Clock }) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
  const { found, forget, begin, answered } = prepareStatements(db)
  const namesOf = ({ owner, key }: KeyedRequest) => ({ userId: owner, key: sha256(key) })
  const rowOf = (keyed: KeyedRequest) => ({ ...namesOf(keyed), request: digestOf(keyed), createdAt: ago(0) })

  return {
    async earlier(keyed: KeyedRequest): Promise<EarlierRequest> {
      const [row] = await found.all({ ...namesOf(keyed), before: ago(RETENTION_MS) })
      if (!row) return { state: 'none' }
      if (row.request !== digestOf(keyed)) return { state: 'other' }
      if (row.status !== null) return { state: 'answered', answer: { status: row.status, body: row.body ?? '' } }
      const age = clock.now().getTime() - Date.parse(row.createdAt)
      return { state: Math.abs(age) > LOST_MS ? 'lost' : 'running' }
    },

    /** Returns writes to commit with the work; they fail if another request was first. */
    claim(keyed: KeyedRequest): Write[] {
      const row = rowOf(keyed)
      return [bindValues(forget(), { ...row, before: ago(RETENTION_MS) }), bindValues(begin(), row)]
    },

    async keep(keyed: KeyedRequest, answer: StoredResponse): Promise<void> {
      await db.write(bindValues(answered(), { ...rowOf(keyed), ...answer }))
    },

    async release(keyed: KeyedRequest): Promise<void> {
      await db.write(bindValues(forget(), { ...namesOf(keyed), before: AFTER_ALL }))
    },

    prune: (asOf: Date): Promise<number> =>
      deleteInBatches(
        db,
        idempotencyKeys,
        lt(idempotencyKeys.createdAt, new Date(asOf.getTime() - RETENTION_MS).toISOString()),
      ),
  }
}

function prepareStatements({ orm, prepared }: Database) {
  const userId = sql.placeholder('userId')
  const key = sql.placeholder('key')
  const before = sql.placeholder('before')
  const isTheirs = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const found = prepared(() =>
    orm
      .select()
      .from(idempotencyKeys)
      .where(and(isTheirs, gte(idempotencyKeys.createdAt, before))),
  )
  const forget = lazyValue(() =>
    orm
      .delete(idempotencyKeys)
      .where(and(isTheirs, lt(idempotencyKeys.createdAt, before)))
      .prepare(),
  )
  const begun = { userId, key, request: sql.placeholder('request'), createdAt: sql.placeholder('createdAt') }
  const begin = lazyValue(() => orm.insert(idempotencyKeys).values(begun).prepare())
  const answered = lazyValue(() =>
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
  return { found, forget, begin, answered }
}

export const insertKeyOnceSql = ({ owner, key, request }: KeyedRequest, at: string, since = ''): SQL => sql`
  insert into ${idempotencyKeys} (user_id, key, request, status, created_at)
  values (${owner}, ${key}, ${request}, 204, ${at})
  on conflict (user_id, key) do update set created_at = excluded.created_at where created_at < ${since} returning key`

export const isKeyStored = async (
  { orm }: Pick<Database, 'orm'>,
  { owner, key }: Pick<KeyedRequest, 'owner' | 'key'>,
) => (await orm.$count(idempotencyKeys, and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, key)))) > 0

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

const digestOf = ({ key, request }: KeyedRequest) => createHmac('sha256', key).update(request).digest('base64url')
