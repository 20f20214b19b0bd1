import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { fieldRefusalError } from '../../../contracts/refusals.ts'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import { recoveryCodes } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import type { AccountDeps } from '../account-context.ts'
import type { Passwords } from '../sign-in/passwords.ts'

const GOOD_FOR_MS = 10 * 60_000
const MAX_TRIES = 5

export const wrongCodeError = () => fieldRefusalError('code', 'code.wrong')

/** Six-digit codes sent by SMS, valid for ten minutes and five tries, stored as slow hashes. */
export function createSmsCodes({ db, clock, passwords }: Pick<AccountDeps, 'db' | 'clock'> & { passwords: Passwords }) {
  return {
    /** Creates a code and its hash, at the same cost with or without an account. */
    async make(): Promise<{ code: string; hash: string }> {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      return { code, hash: await passwords.hash(code) }
    },

    /** Stores a code under an id, replacing another. Returns false if the phone is no longer the person's. */
    async keep(id: string, { userId, phone, hash }: { userId: string; phone: string; hash: string }): Promise<boolean> {
      const now = clock.now()
      const [kept] = await db.write(sql`
        insert into ${recoveryCodes} (id, user_id, code_hash, tries, expires_at, created_at)
        select ${id}, users.id, ${hash}, 0, ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}, ${now.toISOString()}
        from users where users.id = ${userId} and users.phone = ${phone}
        on conflict (id) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
          created_at = excluded.created_at
        returning id`)
      return kept.length > 0
    },

    /** Returns the owner of a code, or null. Counts a try before comparing, so that concurrent tries cannot exceed the limit. */
    async check(id: string, typed: string): Promise<{ userId: string } | null> {
      const open = and(
        eq(recoveryCodes.id, id),
        gt(recoveryCodes.expiresAt, isoNow(clock)),
        lt(recoveryCodes.tries, MAX_TRIES),
      )
      const [rows] = await db.write(
        db.orm
          .update(recoveryCodes)
          .set({ tries: sql`${recoveryCodes.tries} + 1` })
          .where(open)
          .returning(),
      )
      const row = rows[0]
      return (await passwords.verify(typed.replace(/\D/g, ''), row?.codeHash)) && row ? row : null
    },

    prune: (asOf: Date): Promise<number> =>
      deleteInBatches(db, recoveryCodes, lt(recoveryCodes.expiresAt, asOf.toISOString())),
  }
}
