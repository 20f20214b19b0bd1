import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Language } from '../../../contracts/languages.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { recoveryCodes, secondFactors } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { requireValidPhone } from '../../foundation/phone-number.ts'
import type { AccountContext } from '../account-context.ts'
import { refuseCommonPassword, refusePhoneAsPassword } from '../sign-in/password-rules.ts'
import { revokeAccessWrites } from '../sign-in/revoke-access.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { SignInResult, Visitor } from '../sign-in/visitor.ts'
import { wrongCodeError } from './sms-codes.ts'

/**
 * Sets a new password by a code to the account's phone. Only the browser that requested it holds the ticket, so no other browser can use up its tries. Responses and their
 * times are the same with and without an account.
 */
export function createRecovery(parts: AccountContext, signIn: Pick<SignIn, 'again'>) {
  const { db, log, limits, smsCodes, codeRequests, devices, passwords, sendSms, signInLog, security } = parts

  return {
    /** False if no SMS can be sent: then an operator must set the new password (`gona users password`). */
    recoverable: sendSms !== null,

    /** Sends a code if the phone has an account. @returns the ticket for the next step @throws AppError invalid, rate_limited */
    async askForCode(typed: string, visitor: Pick<Visitor, 'address' | 'requestId' | 'device'>): Promise<string> {
      const phone = requireValidPhone(typed)
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
      sendCode(parts, person, { phone, ticket }).catch((error) =>
        log.warn('recovery.not_sent', { error: error instanceof Error ? error.name : typeof error }),
      )
      return ticket
    },

    /**
     * Sets the new password, ends every session and signs in. A second factor is still required, or a person who takes over the number would gain the account. The code proves
     * possession of the phone and works once. @throws AppError invalid on `code` or `password`, rate_limited
     */
    async recover(given: { ticket: string; code: string; password: string }, visitor: Visitor): Promise<SignInResult> {
      refuseCommonPassword(given.password, 'password')
      limits.take('recoveryTry', visitor.address)
      const id = rowIdOf(given.ticket)
      const row = await smsCodes.check(id, given.code)
      if (!row) {
        signInLog.note('wrong_code', { from: visitor })
        throw wrongCodeError()
      }
      // Checked only after the code: earlier, it would reveal that the phone has an account.
      const [owner] = await db.orm.select({ phone: users.phone }).from(users).where(eq(users.id, row.userId))
      if (owner) refusePhoneAsPassword(given.password, owner.phone, 'password')
      const password = await passwords.hash(given.password)
      if (!(await replacePassword(parts, { userId: row.userId, password, codeId: id }))) throw refusalError('code.used')
      security.note('password_change', 'recovered', { userId: row.userId, from: visitor })
      return signIn.again(row.userId, visitor)
    },
  }
}

const rowIdOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

/** Runs after the response, so that timing reveals nothing; a phone without an account takes the same steps. */
async function sendCode(
  { smsCodes, sendSms, config }: AccountContext,
  person: { id: string; language: Language } | undefined,
  { phone, ticket }: { phone: string; ticket: string },
): Promise<void> {
  const { code, hash } = await smsCodes.make()
  if (!person || !sendSms) return
  if (!(await smsCodes.keep(rowIdOf(ticket), { userId: person.id, phone, hash }))) return
  await sendSms(phone, fillPlaceholders(TEXTS_BY_LANGUAGE[person.language].sms.code, { app: config.APP_NAME, code }))
}

/** Stores a new password, verifies the phone and ends every session. @returns false if the code was used meanwhile */
async function replacePassword(
  { db, clock }: AccountContext,
  { userId, password, codeId }: { userId: string; password: string; codeId: string },
): Promise<boolean> {
  const now = isoNow(clock)
  const wasUnproved = exists(
    db.orm
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.claimSince, now), eq(users.isAdmin, false))),
  )
  const unused = exists(db.orm.select().from(recoveryCodes).where(eq(recoveryCodes.id, codeId)))
  const [used] = await db.write(
    db.orm
      .update(users)
      .set({
        password,
        initialPasswordUntil: null,
        phoneProvedAt: now,
        // A farm that a stranger may have entered is hidden from the phone channels until the holder confirms it.
        claimSince: sql`case when ${users.phoneProvedAt} is null then ${now} else ${users.claimSince} end`,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), unused))
      .returning({ id: users.id }),
    db.orm.delete(secondFactors).where(and(eq(secondFactors.userId, userId), wasUnproved)),
    ...revokeAccessWrites(db, userId),
  )
  return used.length > 0
}
