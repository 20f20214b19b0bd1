import { createHash, createHmac } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { isTaken } from '../../db/group-commit.ts'
import type { Database } from '../../db/open.ts'
import { idempotencyKeys } from '../../db/schema.ts'
import type { Clock } from '../clock.ts'

export interface KeptAnswer {
  status: number
  /** JSON text; empty for an answer without a body. */
  body: string
}

export type Claim =
  /** The work is this request's to do; then `keep` or `release`. */
  | { state: 'mine' }
  | { state: 'answered'; answer: KeptAnswer }
  /** The same request is being worked on. */
  | { state: 'running' }
  /** The key was used for something else. */
  | { state: 'other' }

/** The owner of registrations: who registers has no id yet; key and body, password included, tell them apart. */
export const ANONYMOUS = 'anonymous'

const KEPT_MS = 24 * 3_600_000
/** Longer than any call takes: a claim this old was left by a process that was killed. */
const ABANDONED_MS = 60_000

/**
 * Which requests were made already, by owner (a user's id) and key, for 24 hours. Of the key only its SHA-256 is kept,
 * and of the request a digest keyed with it: a registration's body holds a password that no digest may give away.
 */
export function createIdempotencyKeys({ db, clock }: { db: Database; clock: Clock }) {
  const rowOf = (owner: string, key: string) =>
    and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, sha256(key)))
  const ago = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()

  return {
    /** `request` is what makes two requests the same: method, path and body. */
    async claim(owner: string, key: string, request: string): Promise<Claim> {
      const digest = createHmac('sha256', key).update(request).digest('base64url')
      try {
        await db.write(
          db.orm.delete(idempotencyKeys).where(and(rowOf(owner, key), lt(idempotencyKeys.createdAt, ago(KEPT_MS)))),
          db.orm
            .delete(idempotencyKeys)
            .where(
              and(rowOf(owner, key), isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, ago(ABANDONED_MS))),
            ),
          db.orm
            .insert(idempotencyKeys)
            .values({ userId: owner, key: sha256(key), request: digest, createdAt: ago(0) }),
        )
        return { state: 'mine' }
      } catch (error) {
        if (!isTaken(error, 'idempotency_keys.key')) throw error
      }
      const row = (await db.orm.select().from(idempotencyKeys).where(rowOf(owner, key)))[0]
      if (!row) return { state: 'running' }
      if (row.request !== digest) return { state: 'other' }
      if (row.status === null) return { state: 'running' }
      return { state: 'answered', answer: { status: row.status, body: row.body ?? '' } }
    },

    /** Remembers the answer, so that the same request gets it again. */
    async keep(owner: string, key: string, answer: KeptAnswer): Promise<void> {
      await db.write(db.orm.update(idempotencyKeys).set(answer).where(rowOf(owner, key)))
    },

    /** Forgets the claim: nothing was done, so the request may be sent again, also corrected. */
    async release(owner: string, key: string): Promise<void> {
      await db.write(db.orm.delete(idempotencyKeys).where(rowOf(owner, key)))
    },

    /** Deletes what is older than a day. @returns how many */
    async prune(): Promise<number> {
      const [gone] = await db.write(
        db.orm
          .delete(idempotencyKeys)
          .where(lt(idempotencyKeys.createdAt, ago(KEPT_MS)))
          .returning({ key: idempotencyKeys.key }),
      )
      return gone.length
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
