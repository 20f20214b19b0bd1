import { and, eq, isNotNull, lt, type SQL } from 'drizzle-orm'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import type { AccountNeeds } from '../parts.ts'
import type { Passwords } from '../sign-in/passwords.ts'
import { createBackupCodes } from './backup-codes.ts'
import { newSecret, stepOf } from './totp.ts'

/** Compared with for an account that has no app, so that it takes as long. */
const NOBODYS = newSecret()

/** The second factor of a person as far as it is on. */
export const isConfirmed = (userId: string): SQL | undefined =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

/** Codes given for a second factor: those of the app, and the backup codes on paper. */
export function createSecondFactorCodes(needs: Pick<AccountNeeds, 'db' | 'clock'> & { passwords: Passwords }) {
  const { db, clock } = needs
  const { orm } = db
  const backup = createBackupCodes(needs)

  /** One code of an app works once, and none older than the last accepted (RFC 6238, 5.2). */
  async function spendAppCode(userId: string | undefined, code: string): Promise<boolean> {
    const [row] = await orm
      .select()
      .from(secondFactors)
      .where(isConfirmed(userId ?? ''))
    const step = stepOf(row?.secret ?? NOBODYS, code, clock.now())
    if (!row || step === null) return false
    const [used] = await db.write(
      orm
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(isConfirmed(row.userId), eq(secondFactors.secret, row.secret), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId }),
    )
    return used.length > 0
  }

  return {
    backup,

    /** Uses up a code of the app or of the paper. False for a wrong or a used one, and where there is no second factor. */
    async spend(userId: string | undefined, typed: string): Promise<boolean> {
      const code = typed.replace(/[\s-]/g, '').toLowerCase()
      return /^\d{6}$/.test(code) ? spendAppCode(userId, code) : backup.spend(userId, code)
    },
  }
}
