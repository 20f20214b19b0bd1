import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { refuse, refuseField } from '../../../contracts/refusals.ts'
import { SCREENS } from '../../../contracts/screens.ts'
import type { SecondFactorCheck, SecondFactorStanding } from '../../../contracts/second-factor.ts'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import type { AppError } from '../../../shared/errors.ts'
import { WORDS } from '../../../words/index.ts'
import { type Actor, originOf, person } from '../../foundation/actor.ts'
import { notify } from '../../notifications/notify.ts'
import type { AccountParts } from '../parts.ts'
import { revokeAccess } from '../sign-in/revoke-access.ts'
import { isConfirmed } from './codes.ts'
import { newSecret, otpauthUri, stepOf } from './totp.ts'

/** Time for the first code after the secret was shown. */
const SETUP_MS = 15 * 60_000

/** Authenticator app as a second factor (RFC 6238), active once a first code proves that the app has the secret. */
export function createSecondFactor(parts: AccountParts) {
  const { db, config, clock, limits, reauthenticate, secondFactorCodes, security } = parts
  const { orm } = db

  /** Checks password and code before changes that weaken protection. @throws AppError forbidden, rate_limited */
  async function checkBoth(actor: Actor, { currentPassword, code }: SecondFactorCheck): Promise<void> {
    const { id } = person(actor)
    await reauthenticate(actor, currentPassword, 'currentPassword')
    const giveBack = limits.take('secondFactor', `own ${id}`)
    if (!(await secondFactorCodes.spend(id, code))) throw wrongCode(actor)
    giveBack()
  }

  function wrongCode(actor: Actor): AppError {
    note(actor, 'wrong_code')
    return refuseField('code', 'secondFactor.wrongCode')
  }

  const note = (actor: Actor, outcome: string) =>
    security.note('second_factor', outcome, { userId: person(actor).id, from: originOf(actor) })

  return {
    /** Returns the user's second factor, the backup codes left, and whether a second factor is required. */
    async standing(actor: Actor): Promise<SecondFactorStanding> {
      const { id, isAdmin } = person(actor)
      const [row] = await orm.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(isConfirmed(id))
      return {
        since: row?.since ?? null,
        backupCodesLeft: row ? await secondFactorCodes.backup.left(id) : 0,
        required: isAdmin && config.ADMIN_SECOND_FACTOR === 'required',
      }
    },

    /** Returns a new secret (base32), shown only here. @throws AppError forbidden for a wrong password, rate_limited, conflict if already on */
    async start(actor: Actor, input: { currentPassword: string }): Promise<{ secret: string; uri: string }> {
      const { id, phone } = person(actor)
      await reauthenticate(actor, input.currentPassword, 'currentPassword')
      const row = { userId: id, secret: newSecret(), createdAt: isoNow(clock) }
      const [begun] = await db.write(
        orm
          .insert(secondFactors)
          .values(row)
          .onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) })
          .returning({ secret: secondFactors.secret }),
      )
      if (begun.length === 0) throw onAlready()
      return { secret: row.secret, uri: otpauthUri(row.secret, { issuer: config.APP_NAME, account: phone }) }
    },

    /**
     * Switches the second factor on with a first code and ends every other session. @returns the backup codes, shown only here @throws AppError forbidden for a wrong
     * code, rate_limited, conflict if already on or started too long ago
     */
    async confirm(actor: Actor, input: { code: string }, currentSid: string | null): Promise<string[]> {
      const user = person(actor)
      const { id } = user
      const now = clock.now()
      const begun = new Date(now.getTime() - SETUP_MS).toISOString()
      const [row] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, id))
      if (row?.confirmedAt) throw onAlready()
      if (!row || row.createdAt <= begun) throw refuse('secondFactor.late')
      const giveBack = limits.take('secondFactor', `own ${id}`)
      const step = stepOf(row.secret, input.code.replace(/\s/g, ''), now)
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
        ...revokeAccess(db, id, currentSid),
        switchedNotice(user, 'on', now),
      )
      if (switched.length === 0) throw onAlready()
      note(actor, 'on')
      return secondFactorCodes.backup.renew(id)
    },

    /** Returns ten new backup codes; the old ones end. @throws AppError forbidden, rate_limited */
    async renewBackupCodes(actor: Actor, input: SecondFactorCheck): Promise<string[]> {
      const { id } = person(actor)
      await checkBoth(actor, input)
      note(actor, 'backup_codes')
      return secondFactorCodes.backup.renew(id)
    },

    /** @throws AppError forbidden for a wrong password or code, rate_limited. */
    async switchOff(actor: Actor, input: SecondFactorCheck): Promise<void> {
      const user = person(actor)
      const { id } = user
      await checkBoth(actor, input)
      await db.write(
        orm.delete(secondFactors).where(eq(secondFactors.userId, id)),
        switchedNotice(user, 'off', clock.now()),
      )
      note(actor, 'off')
    },
  }
}

/** Write of the notification that the second factor was switched on or off. */
export function switchedNotice({ id, preferredLanguage }: User, now: 'on' | 'off', at: Date): SQL {
  const words = WORDS[preferredLanguage].notices
  const [title, message] =
    now === 'on' ? [words.secondFactorOn, words.secondFactorOnBody] : [words.secondFactorOff, words.secondFactorOffBody]
  return notify({ userId: id, type: 'other', title, message, data: { href: SCREENS['second-factor'].paths[0] } }, at)
}

const onAlready = () => refuse('secondFactor.onAlready')
