import { and, eq, isNotNull, lt, type SQL } from 'drizzle-orm'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import type { AccountDeps } from '../account-context.ts'
import type { Passwords } from '../sign-in/passwords.ts'
import { createBackupCodes } from './backup-codes.ts'
import { findTotpStep, newTotpSecret } from './totp.ts'

/** Secret that is compared when an account has no app, so that both cases take the same time. */
const PLACEHOLDER_SECRET = newTotpSecret()

/** Condition for a confirmed second factor. */
export const isSecondFactorConfirmedSql = (userId: string): SQL | undefined =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

/** Codes of a second factor: those of the app and the backup codes. */
export function createSecondFactorCodes(deps: Pick<AccountDeps, 'db' | 'clock'> & { passwords: Passwords }) {
  const { db, clock } = deps
  const { orm } = db
  const backup = createBackupCodes(deps)

  /** Uses up a code of the app. Each code works once, and only if newer than the last accepted one (RFC 6238, 5.2). */
  async function spendAppCode(userId: string | undefined, code: string): Promise<boolean> {
    const [row] = await orm
      .select()
      .from(secondFactors)
      .where(isSecondFactorConfirmedSql(userId ?? ''))
    const step = findTotpStep(row?.secret ?? PLACEHOLDER_SECRET, code, clock.now())
    if (!row || step === null) return false
    const [used] = await db.write(
      orm
        .update(secondFactors)
        .set({ lastStep: step })
        .where(
          and(
            isSecondFactorConfirmedSql(row.userId),
            eq(secondFactors.secret, row.secret),
            lt(secondFactors.lastStep, step),
          ),
        )
        .returning({ userId: secondFactors.userId }),
    )
    return used.length > 0
  }

  return {
    backup,

    /** Uses up a code of the app or a backup code. Returns false for a wrong or used one, and without a second factor. */
    async spend(userId: string | undefined, typed: string): Promise<boolean> {
      const code = typed.replace(/[\s-]/g, '').toLowerCase()
      return /^\d{6}$/.test(code) ? spendAppCode(userId, code) : backup.spend(userId, code)
    },
  }
}
