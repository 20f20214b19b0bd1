import { and, eq, gt, isNull } from 'drizzle-orm'
import { refusalError } from '../../../contracts/refusals.ts'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import { type Actor, signedInUser } from '../../foundation/actor.ts'
import type { AccountContext } from '../account-context.ts'
import { revokeAccessWrites } from '../sign-in/revoke-access.ts'
import { createSecondFactorLog } from './log.ts'
import { secondFactorNoticeWrite } from './switched-notice.ts'
import { findTotpStep, newTotpSecret, otpauthUri } from './totp.ts'

/** Time for the first code after the secret was shown. */
const SETUP_MS = 15 * 60_000

/** Set-up of the second factor: a secret, then a first code. */
export function createSecondFactorSetUp(parts: AccountContext) {
  const { db, config, clock, limits, reauthenticate, secondFactorCodes } = parts
  const { orm } = db
  const { note, wrongCode } = createSecondFactorLog(parts)

  return {
    /** Returns a new secret (base32), shown only here. @throws AppError forbidden for a wrong password, rate_limited, conflict if already on */
    async start(actor: Actor, input: { currentPassword: string }): Promise<{ secret: string; uri: string }> {
      const { id, phone } = signedInUser(actor)
      await reauthenticate(actor, input.currentPassword, 'currentPassword')
      const row = { userId: id, secret: newTotpSecret(), createdAt: isoNow(clock) }
      const [begun] = await db.write(
        orm
          .insert(secondFactors)
          .values(row)
          .onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) })
          .returning({ secret: secondFactors.secret }),
      )
      if (begun.length === 0) throw alreadyOnError()
      return { secret: row.secret, uri: otpauthUri(row.secret, { issuer: config.APP_NAME, account: phone }) }
    },

    /**
     * Switches the second factor on with a first code and ends every other session. @returns the backup codes, shown only here @throws AppError forbidden for a wrong
     * code, rate_limited, conflict if already on or started too long ago
     */
    async confirm(actor: Actor, input: { code: string }, currentSid: string | null): Promise<string[]> {
      const user = signedInUser(actor)
      const { id } = user
      const now = clock.now()
      const begun = new Date(now.getTime() - SETUP_MS).toISOString()
      const [row] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, id))
      if (row?.confirmedAt) throw alreadyOnError()
      if (!row || row.createdAt <= begun) throw refusalError('secondFactor.late')
      const giveBack = limits.take('secondFactor', `own ${id}`)
      const step = findTotpStep(row.secret, input.code.replace(/\s/g, ''), now)
      if (step === null) throw wrongCode(actor)
      giveBack()
      const [switched] = await db.write(
        orm
          .update(secondFactors)
          .set({ confirmedAt: now.toISOString(), lastStep: step })
          .where(
            and(
              eq(secondFactors.userId, id),
              eq(secondFactors.secret, row.secret),
              isNull(secondFactors.confirmedAt),
              gt(secondFactors.createdAt, begun),
            ),
          )
          .returning({ userId: secondFactors.userId }),
        ...revokeAccessWrites(db, id, currentSid),
        secondFactorNoticeWrite(user, 'on', now),
      )
      if (switched.length === 0) throw alreadyOnError()
      note(actor, 'on')
      return secondFactorCodes.backup.renew(id)
    },
  }
}

const alreadyOnError = () => refusalError('secondFactor.onAlready')
