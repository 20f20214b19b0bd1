import { eq } from 'drizzle-orm'
import type { SecondFactorCheck, SecondFactorState } from '../../../contracts/second-factor.ts'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import { type Actor, signedInUser } from '../../foundation/actor.ts'
import type { AccountContext } from '../account-context.ts'
import { createSecondFactorLog } from './log.ts'
import { isSecondFactorConfirmedSql } from './second-factor-codes.ts'
import { createSecondFactorSetUp } from './second-factor-set-up.ts'
import { secondFactorNoticeWrite } from './switched-notice.ts'

/** Authenticator app as a second factor (RFC 6238), active once a first code proves that the app has the secret. */
export function createSecondFactor(parts: AccountContext) {
  const { db, config, clock, limits, reauthenticate, secondFactorCodes } = parts
  const { orm } = db
  const { note, wrongCode } = createSecondFactorLog(parts)

  /** Checks password and code before changes that weaken protection. @throws AppError forbidden, rate_limited */
  async function checkBoth(actor: Actor, { currentPassword, code }: SecondFactorCheck): Promise<void> {
    const { id } = signedInUser(actor)
    await reauthenticate(actor, currentPassword, 'currentPassword')
    const giveBack = limits.take('secondFactor', `own ${id}`)
    if (!(await secondFactorCodes.spend(id, code))) throw wrongCode(actor)
    giveBack()
  }

  return {
    ...createSecondFactorSetUp(parts),

    /** Returns the user's second factor, the backup codes left, and whether a second factor is required. */
    async standing(actor: Actor): Promise<SecondFactorState> {
      const { id, isAdmin } = signedInUser(actor)
      const [row] = await orm
        .select({ since: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(isSecondFactorConfirmedSql(id))
      return {
        since: row?.since ?? null,
        backupCodesLeft: row ? await secondFactorCodes.backup.left(id) : 0,
        required: isAdmin && config.ADMIN_SECOND_FACTOR === 'required',
      }
    },

    /** Returns ten new backup codes; the old ones end. @throws AppError forbidden, rate_limited */
    async renewBackupCodes(actor: Actor, input: SecondFactorCheck): Promise<string[]> {
      const { id } = signedInUser(actor)
      await checkBoth(actor, input)
      note(actor, 'backup_codes')
      return secondFactorCodes.backup.renew(id)
    },

    /** @throws AppError forbidden for a wrong password or code, rate_limited. */
    async switchOff(actor: Actor, input: SecondFactorCheck): Promise<void> {
      const user = signedInUser(actor)
      const { id } = user
      await checkBoth(actor, input)
      await db.write(
        orm.delete(secondFactors).where(eq(secondFactors.userId, id)),
        secondFactorNoticeWrite(user, 'off', clock.now()),
      )
      note(actor, 'off')
    },
  }
}
