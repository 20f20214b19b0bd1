import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { recoveryCodes } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import type { SecurityLog } from '../../foundation/security-log.ts'
import type { AccountDeps } from '../account-context.ts'

const GOOD_FOR_MS = 10 * 60_000
const MAX_TRIES = 5

/** Row id, which allows one open code per person. */
const rowIdOf = (userId: string) => `dial ${userId}`
export const isUssdCodeSql = (userId: string) => eq(recoveryCodes.id, rowIdOf(userId))

export type UssdCodes = ReturnType<typeof createUssdCodes>

/** Six-digit codes that a signed-in user reads on the web and types in a USSD session, to prove that the phone is theirs. */
export function createUssdCodes({
  db,
  clock,
  security,
}: Pick<AccountDeps, 'db' | 'clock'> & { security: Pick<SecurityLog, 'pseudonym'> }) {
  const { orm } = db
  const digitsOf = (userId: string, createdAt: string) => {
    const hash = security.pseudonym('code', `${userId} dials ${createdAt}`)
    return String(Buffer.from(hash, 'base64url').readUInt32BE() % 1_000_000).padStart(6, '0')
  }
  const isOpen = (userId: string) =>
    and(isUssdCodeSql(userId), gt(recoveryCodes.expiresAt, isoNow(clock)), lt(recoveryCodes.tries, MAX_TRIES))

  async function shown(userId: string): Promise<string | null> {
    const [row] = await orm.select().from(recoveryCodes).where(isOpen(userId))
    return row ? digitsOf(userId, row.createdAt) : null
  }

  return {
    /** Returns the code to show on the web; null if the user requested none. */
    shown,

    open: async (userId: string): Promise<boolean> => (await shown(userId)) !== null,

    /** Creates a code for ten minutes, replacing the last one. */
    async make(userId: string): Promise<void> {
      const now = clock.now()
      const createdAt = now.toISOString()
      const expiresAt = new Date(now.getTime() + GOOD_FOR_MS).toISOString()
      const row = { id: rowIdOf(userId), userId, codeHash: '', tries: 0, createdAt, expiresAt }
      await db.write(orm.insert(recoveryCodes).values(row).onConflictDoUpdate({ target: recoveryCodes.id, set: row }))
    },

    /** Counts a try before comparing, so that concurrent tries cannot exceed the limit. */
    async check(userId: string, typed: string): Promise<boolean> {
      const [rows] = await db.write(
        orm
          .update(recoveryCodes)
          .set({ tries: sql`${recoveryCodes.tries} + 1` })
          .where(isOpen(userId))
          .returning({ createdAt: recoveryCodes.createdAt }),
      )
      const row = rows[0]
      if (!row || !/^\d{6}$/.test(typed)) return false
      return timingSafeEqual(Buffer.from(typed), Buffer.from(digitsOf(userId, row.createdAt)))
    },
  }
}
