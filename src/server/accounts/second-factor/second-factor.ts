import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { SecondFactorCheck, SecondFactorStanding } from '../../../contracts/second-factor.ts'
import type { Database } from '../../../db/open.ts'
import { secondFactors } from '../../../db/schema/sign-in.ts'
import { type Clock, isoNow } from '../../../ground/clock.ts'
import type { Config } from '../../../ground/config.ts'
import { AppError } from '../../../ground/errors.ts'
import type { RateLimits } from '../../../ground/limits.ts'
import { WORDS } from '../../../words/index.ts'
import { type Actor, originOf, person } from '../../actor.ts'
import { notify } from '../../notifications/notify.ts'
import type { SecurityLog } from '../../security-log.ts'
import { shutOtherDoors } from '../sign-in/other-doors.ts'
import type { OwnPassword } from '../sign-in/own-password.ts'
import type { Sessions } from '../sign-in/sessions.ts'
import type { BackupCodes } from './backup-codes.ts'
import { newSecret, otpauthUri, stepOf } from './totp.ts'

/** How long a secret that was shown waits for the first code of the app. */
const SETUP_MS = 15 * 60_000
/** Compared with for an account that has no app, so that it takes as long. */
const NOBODYS = newSecret()
/** Where it is switched on and off. */
export const SECOND_FACTOR_PAGE = '/profile/second-factor'
export const WRONG_CODE = 'This code is wrong or was used already. Please wait for the next code in your app.'

interface Needs {
  db: Database
  config: Pick<Config, 'ADMIN_SECOND_FACTOR' | 'APP_NAME'>
  clock: Clock
  limits: RateLimits
  ownPassword: OwnPassword
  sessions: Sessions
  backupCodes: BackupCodes
  security: SecurityLog
}

/** What an authenticator app needs to give this account's codes. */
export interface Setup {
  /** Base32. */
  secret: string
  uri: string
}

/**
 * A code from an authenticator app beside the password (RFC 6238), for whoever wants it. It is on once a first code has
 * proved that the app has the secret; from then on no session begins without a code (sessions.ts).
 */
export function createSecondFactor(needs: Needs) {
  const { db, config, clock, limits, ownPassword, sessions, backupCodes, security } = needs
  const { orm } = db
  const confirmed = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

  /** One code of an app works once, and none older than the last accepted (RFC 6238, 5.2). */
  async function spendAppCode(userId: string | undefined, code: string): Promise<boolean> {
    const [row] = await orm
      .select()
      .from(secondFactors)
      .where(confirmed(userId ?? ''))
    const step = stepOf(row?.secret ?? NOBODYS, code, clock.now())
    if (!row || step === null) return false
    const [used] = await db.write(
      orm
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(confirmed(row.userId), eq(secondFactors.secret, row.secret), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId }),
    )
    return used.length > 0
  }

  /** Uses up a code of the app or of the paper. False for a wrong or a used one, and where there is no second factor. */
  async function spend(userId: string | undefined, typed: string): Promise<boolean> {
    const code = typed.replace(/[\s-]/g, '').toLowerCase()
    return /^\d{6}$/.test(code) ? spendAppCode(userId, code) : backupCodes.spend(userId, code)
  }

  /** Password and code of a signed-in person, before what weakens the guard. @throws AppError forbidden, rate_limited. */
  async function checkBoth(actor: Actor, { currentPassword, code }: SecondFactorCheck): Promise<void> {
    const { id } = person(actor)
    await ownPassword.check(actor, currentPassword, 'currentPassword')
    const giveBack = limits.take('secondFactor', `own ${id}`)
    if (!(await spend(id, code))) throw wrongCode(actor)
    giveBack()
  }

  function wrongCode(actor: Actor): AppError {
    note(actor, 'wrong_code')
    return new AppError('forbidden', WRONG_CODE, { fields: { code: WRONG_CODE } })
  }

  const note = (actor: Actor, outcome: string) =>
    security.note('second_factor', outcome, { userId: person(actor).id, from: originOf(actor) })

  return {
    spend,

    /** Whether the caller has one, how many codes are left on their paper, and whether they have to have one. */
    async standing(actor: Actor): Promise<SecondFactorStanding> {
      const { id, isAdmin } = person(actor)
      const [row] = await orm.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(confirmed(id))
      return {
        since: row?.since ?? null,
        backupCodesLeft: row ? await backupCodes.left(id) : 0,
        required: isAdmin && config.ADMIN_SECOND_FACTOR === 'required',
      }
    },

    /**
     * A new secret, which this answer alone ever shows. @throws AppError forbidden for a wrong password, rate_limited,
     * conflict when it is on already.
     */
    async start(actor: Actor, input: { currentPassword: string }): Promise<Setup> {
      const { id, phone } = person(actor)
      await ownPassword.check(actor, input.currentPassword, 'currentPassword')
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
     * Switches it on with a first code, and ends every other session. @returns the backup codes, which nothing ever shows
     * again @throws AppError forbidden for a wrong code, rate_limited, conflict when it is on or was begun too long ago.
     */
    async confirm(actor: Actor, input: { code: string }, currentSid: string | null): Promise<string[]> {
      const { id, preferredLanguage } = person(actor)
      const now = clock.now()
      const begun = new Date(now.getTime() - SETUP_MS).toISOString()
      const [row] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, id))
      if (row?.confirmedAt) throw onAlready()
      if (!row || row.createdAt <= begun) throw new AppError('conflict', 'This took too long. Please start again.')
      const giveBack = limits.take('secondFactor', `own ${id}`)
      const step = stepOf(row.secret, input.code.replace(/\s/g, ''), now)
      if (step === null) throw wrongCode(actor)
      giveBack()
      const { secondFactorOn, secondFactorOnBody } = WORDS[preferredLanguage].notices
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
        ...shutOtherDoors(db, sessions, id, currentSid ?? ''),
        notify(noticeOf(id, secondFactorOn, secondFactorOnBody), now),
      )
      if (switched.length === 0) throw onAlready()
      note(actor, 'on')
      return backupCodes.renew(id)
    },

    /** Ten new backup codes; the earlier ones end. @throws AppError forbidden, rate_limited. */
    async renewBackupCodes(actor: Actor, input: SecondFactorCheck): Promise<string[]> {
      const { id } = person(actor)
      await checkBoth(actor, input)
      note(actor, 'backup_codes')
      return backupCodes.renew(id)
    },

    /** @throws AppError forbidden for a wrong password or code, rate_limited. */
    async switchOff(actor: Actor, input: SecondFactorCheck): Promise<void> {
      const { id, preferredLanguage } = person(actor)
      await checkBoth(actor, input)
      const { secondFactorOff, secondFactorOffBody } = WORDS[preferredLanguage].notices
      await db.write(
        orm.delete(secondFactors).where(eq(secondFactors.userId, id)),
        notify(noticeOf(id, secondFactorOff, secondFactorOffBody), clock.now()),
      )
      note(actor, 'off')
    },
  }
}
export type SecondFactor = ReturnType<typeof createSecondFactor>

/** What a person is told when it is switched on or off, with a way to look at it. */
export const noticeOf = (userId: string, title: string, message: string) =>
  ({ userId, type: 'other', title, message, data: { href: SECOND_FACTOR_PAGE } }) as const

const onAlready = () => new AppError('conflict', 'Two-step sign-in is on already.')
