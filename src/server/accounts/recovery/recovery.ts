import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Language } from '../../../contracts/languages.ts'
import { refuse } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { recoveryCodes, secondFactors } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../ground/clock.ts'
import { AppError } from '../../../ground/errors.ts'
import { fill } from '../../../ground/fill.ts'
import { WORDS } from '../../../words/index.ts'
import { usablePhone } from '../../foundation/phone-number.ts'
import type { AccountParts } from '../parts.ts'
import { refuseCommon, refuseOwnPhone } from '../sign-in/password-rules.ts'
import { revokeAccess } from '../sign-in/revoke-access.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Entered, Visitor } from '../sign-in/visitor.ts'
import { wrongCode } from './sms-codes.ts'

/**
 * A new password by a code to the account's phone. The ticket is held only by the browser that asked, so nobody can use
 * up another's tries; who has no account is told no more, and no later, than who has one.
 */
export function createRecovery(parts: AccountParts, signIn: Pick<SignIn, 'again'>) {
  const { db, config, clock, log, limits, smsCodes, codeRequests, devices, passwords, sendSms, signInLog, security } =
    parts

  /** After the answer has gone, so that its time says nothing either; for a phone that nobody has the same is done. */
  async function send(
    person: { id: string; language: Language } | undefined,
    phone: string,
    ticket: string,
  ): Promise<void> {
    const { code, hash } = await smsCodes.make()
    if (!person || !sendSms) return
    if (!(await smsCodes.keep(rowIdOf(ticket), { userId: person.id, phone, hash }))) return
    await sendSms(phone, fill(WORDS[person.language].sms.code, { app: config.APP_NAME, code }))
  }

  return {
    /** False: an operator has to give the new password (`gona users password`). */
    recoverable: sendSms !== null,

    /** Sends a code if the phone has an account. @returns the ticket to finish with @throws AppError invalid, rate_limited */
    async askForCode(typed: string, visitor: Pick<Visitor, 'address' | 'requestId' | 'device'>): Promise<string> {
      const phone = usablePhone(typed)
      const [person] = await db.orm
        .select({ id: users.id, language: users.preferredLanguage })
        .from(users)
        .where(eq(users.phone, phone))
      const device = await devices.known(visitor.device, person?.id ?? '')
      const noted = (outcome: string) => security.note('recovery_code', outcome, { phone, from: visitor })
      try {
        await codeRequests.take(phone, visitor.address, { known: device === null ? null : `device ${device}` })
      } catch (error) {
        if (error instanceof AppError) noted(error.code)
        throw error
      }
      noted('asked')
      const ticket = randomBytes(24).toString('base64url')
      send(person, phone, ticket).catch((error) =>
        log.warn('recovery.not_sent', { error: error instanceof Error ? error.name : typeof error }),
      )
      return ticket
    },

    /**
     * Sets the new password, ends every session and signs in: where the account has a second factor, its code is still
     * asked, or whoever takes over the number would have it all. Who could read the code has the phone. A code works
     * once. @throws AppError invalid on `code` or `password`, rate_limited
     */
    async recover(given: { ticket: string; code: string; password: string }, visitor: Visitor): Promise<Entered> {
      refuseCommon(given.password, 'password')
      limits.take('recoveryTry', visitor.address)
      const id = rowIdOf(given.ticket)
      const row = await smsCodes.check(id, given.code)
      if (!row) {
        signInLog.note('wrong_code', { from: visitor })
        throw wrongCode()
      }
      // Only now: earlier it would tell a stranger that the phone they asked a code for has an account.
      const [owner] = await db.orm.select({ phone: users.phone }).from(users).where(eq(users.id, row.userId))
      if (owner) refuseOwnPhone(given.password, owner.phone, 'password')
      const password = await passwords.hash(given.password)
      const now = isoNow(clock)
      const wasUnproved = exists(
        db.orm
          .select()
          .from(users)
          .where(and(eq(users.id, row.userId), eq(users.claimSince, now), eq(users.isAdmin, false))),
      )
      const unused = exists(db.orm.select().from(recoveryCodes).where(eq(recoveryCodes.id, id)))
      const [used] = await db.write(
        db.orm
          .update(users)
          .set({
            password,
            initialPasswordUntil: null,
            phoneProvedAt: now,
            // A farm that strangers may have entered is not shown by phone until its holder knows it.
            claimSince: sql`case when ${users.phoneProvedAt} is null then ${now} else ${users.claimSince} end`,
            updatedAt: now,
          })
          .where(and(eq(users.id, row.userId), unused))
          .returning({ id: users.id }),
        db.orm.delete(secondFactors).where(and(eq(secondFactors.userId, row.userId), wasUnproved)),
        ...revokeAccess(db, row.userId),
      )
      if (used.length === 0) throw refuse('code.used')
      security.note('password_change', 'recovered', { userId: row.userId, from: visitor })
      return signIn.again(row.userId, visitor)
    },
  }
}

const rowIdOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')
