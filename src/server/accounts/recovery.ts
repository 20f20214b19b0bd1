import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, exists, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { recoveryCodes, users } from '../../db/schema.ts'
import { type Clock, isoNow } from '../clock.ts'
import type { Config } from '../config.ts'
import { AppError, invalidField } from '../errors.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { Log } from '../log.ts'
import type { SecurityLog } from '../security-log.ts'
import { refuseCommon, refuseOwnPhone } from './common-passwords.ts'
import type { Entered } from './entering.ts'
import { shutOtherDoors } from './other-doors.ts'
import type { Passwords } from './passwords.ts'
import { usablePhone } from './phones.ts'
import { codeMessage } from './recovery-words.ts'
import type { SendSms } from './send-sms.ts'
import type { Sessions } from './sessions.ts'
import type { Visitor } from './sign-in.ts'
import type { SignInLog } from './sign-in-log.ts'

const GOOD_FOR_MS = 10 * 60_000
const TRIES = 5
const WRONG = 'This code is wrong or too old. Please check it, or ask for a new one.'

interface Needs {
  db: Database
  config: Pick<Config, 'APP_NAME'>
  clock: Clock
  log: Log
  limits: RateLimits
  passwords: Passwords
  sessions: Sessions
  sendSms: SendSms
  signInLog: SignInLog
  security: SecurityLog
  signInAgain(userId: string, visitor: Visitor): Promise<Entered>
}

/**
 * A new password for who forgot theirs: a code by SMS to the account's phone. What was asked for is told apart by a
 * ticket that only the browser that asked holds, so nobody can use up another's tries. Open to everyone, and the same
 * to everyone: who has no account is told no more, and no later, than who has one.
 */
export function createRecovery({
  db,
  config,
  clock,
  log,
  limits,
  passwords,
  sessions,
  sendSms,
  signInLog,
  security,
  signInAgain,
}: Needs) {
  /** After the answer has gone, so that its time says nothing either. */
  async function prepare(phone: string, ticket: string): Promise<void> {
    const [person] = await db.orm
      .select({ id: users.id, language: users.preferredLanguage })
      .from(users)
      .where(eq(users.phone, phone))
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    // Also for a phone that nobody has: the server is as busy, and the next request waits as long.
    const codeHash = await passwords.hash(code)
    if (!person || !sendSms) return
    const now = clock.now()
    await db.write(
      db.orm.insert(recoveryCodes).values({
        id: rowIdOf(ticket),
        userId: person.id,
        codeHash,
        expiresAt: new Date(now.getTime() + GOOD_FOR_MS).toISOString(),
        createdAt: now.toISOString(),
      }),
    )
    await sendSms(phone, codeMessage(config.APP_NAME, code, person.language))
  }

  return {
    /** False: an operator has to give the new password (`gona users password`). */
    recoverable: sendSms !== null,

    /** Sends a code if the phone has an account. @returns the ticket to finish with @throws AppError invalid, rate_limited */
    async askForCode(typed: string, address: string): Promise<string> {
      const phone = usablePhone(typed)
      limits.take('recoveryAddress', address)
      limits.take('recoveryPhone', phone)
      const ticket = randomBytes(24).toString('base64url')
      prepare(phone, ticket).catch((error) =>
        log.warn('recovery.not_sent', { error: error instanceof Error ? error.name : typeof error }),
      )
      return ticket
    },

    /**
     * Sets the new password, ends every session and signs in: where the account has a second factor, its code is still
     * asked, or whoever takes over the number would have it all. A code works once, for ten minutes, and stands
     * five tries. @throws AppError invalid on `code` or `password`, rate_limited
     */
    async recover(given: { ticket: string; code: string; password: string }, visitor: Visitor): Promise<Entered> {
      refuseCommon(given.password, 'password')
      limits.take('recoveryTry', visitor.address)
      const id = rowIdOf(given.ticket)
      const open = and(
        eq(recoveryCodes.id, id),
        gt(recoveryCodes.expiresAt, isoNow(clock)),
        lt(recoveryCodes.tries, TRIES),
      )
      // Counted before it is compared, or many at once would all pass.
      const [rows] = await db.write(
        db.orm
          .update(recoveryCodes)
          .set({ tries: sql`${recoveryCodes.tries} + 1` })
          .where(open)
          .returning(),
      )
      const row = rows[0]
      if (!(await passwords.verify(given.code.replace(/\D/g, ''), row?.codeHash)) || !row) {
        signInLog.note('wrong_code', { userId: row?.userId, from: visitor })
        throw invalidField('code', WRONG)
      }
      // Only now: earlier it would tell a stranger that the phone they asked a code for has an account.
      const [owner] = await db.orm.select({ phone: users.phone }).from(users).where(eq(users.id, row.userId))
      if (owner) refuseOwnPhone(given.password, owner.phone, 'password')
      const password = await passwords.hash(given.password)
      const unused = exists(db.orm.select().from(recoveryCodes).where(eq(recoveryCodes.id, id)))
      const [used] = await db.write(
        db.orm
          .update(users)
          .set({ password, updatedAt: isoNow(clock) })
          .where(and(eq(users.id, row.userId), unused))
          .returning({ id: users.id }),
        ...shutOtherDoors(db, sessions, row.userId),
      )
      if (used.length === 0) {
        throw new AppError('conflict', 'This was done already. Please sign in with the new password.')
      }
      security.note('password_change', 'recovered', { userId: row.userId, from: visitor })
      return signInAgain(row.userId, visitor)
    },
  }
}

const rowIdOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')
