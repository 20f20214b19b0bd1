import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { refusalError, refusalText } from '../../../contracts/refusals.ts'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import type { Write } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { signInTickets } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import type { AccountContext } from '../account-context.ts'
import { findUser } from '../user-row.ts'
import { beginSession } from './begin-session.ts'
import { isPasswordUnchangedSql } from './reauthentication.ts'
import type { SignInOutcome } from './sign-in-log.ts'
import type { NewSession, SignInResult, Visitor } from './visitor.ts'

const TICKET_GOOD_FOR_MS = 5 * 60_000
const MAX_TRIES = 5

/** Last step of every sign-in: opens a session. An account with a second factor also needs its code. */
export function createSignInCompletion(parts: AccountContext) {
  const { db, limits, secondFactorCodes, signInLog } = parts

  async function begin(
    user: User,
    visitor: Visitor,
    proof: { passed: boolean; holds: SQL },
    also: Write[] = [],
  ): Promise<NewSession | null> {
    const { writes, ...cookies } = await beginSession(parts, user.id, visitor, proof)
    const [begun] = await db.write(...writes, ...also)
    return begun.length > 0 ? { user, ...cookies } : null
  }

  return {
    /** Continues after a correct password or SMS code. @throws AppError unauthorized if they have changed meanwhile */
    async enter(user: User, password: string | null, visitor: Visitor): Promise<SignInResult> {
      const holds = isPasswordUnchangedSql({ ...user, password })
      const signedIn = await begin(user, visitor, { passed: false, holds })
      const noted = (outcome: SignInOutcome) =>
        signInLog.note(outcome, { userId: user.id, phone: user.phone, from: visitor })
      if (signedIn) {
        noted('done')
        return signedIn
      }
      const ticket = await issueTicket(parts, user.id, holds)
      noted(ticket ? 'code_asked' : 'wrong_password')
      if (!ticket) throw wrongSignInError()
      return { ticket, goodForMs: TICKET_GOOD_FOR_MS }
    },

    /** @throws AppError unauthorized, the same for a wrong, used and expired code; rate_limited */
    async submitSignInCode(ticket: string, code: string, visitor: Visitor): Promise<NewSession> {
      const limited = (userId?: string) => () => signInLog.note('rate_limited', { userId, from: visitor })
      const giveBack = [limits.take('signInAddress', visitor.address, limited())]
      const mine = eq(signInTickets.id, rowIdOf(ticket))
      const userId = await countTry(parts, ticket)
      if (userId) giveBack.push(limits.take('secondFactor', await limitKey(parts, userId, visitor), limited(userId)))
      const user = (await secondFactorCodes.spend(userId, code)) ? await findUser(db, eq(users.id, userId!)) : null
      if (!user) {
        signInLog.note('wrong_code', { userId, from: visitor })
        throw wrongCode()
      }
      for (const back of giveBack) back()
      const holds = exists(db.orm.select().from(signInTickets).where(mine))
      const used = db.orm.delete(signInTickets).where(mine)
      const signedIn = await begin(user, visitor, { passed: true, holds }, [used])
      signInLog.note(signedIn ? 'done' : 'wrong_code', { userId, phone: user.phone, from: visitor })
      if (!signedIn) throw wrongCode()
      return signedIn
    },

    prune: (asOf: Date): Promise<number> =>
      deleteInBatches(db, signInTickets, lt(signInTickets.expiresAt, asOf.toISOString())),
  }
}

/** Returns the ticket for the next step; null if the condition `holds` is no longer true. */
async function issueTicket({ db, clock }: AccountContext, userId: string, holds: SQL): Promise<string | null> {
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + TICKET_GOOD_FOR_MS).toISOString()
  const [given] = await db.write(sql`
    insert into ${signInTickets} (id, user_id, expires_at)
    select ${rowIdOf(ticket)}, ${userId}, ${expiresAt} where ${holds} returning id`)
  return given.length > 0 ? ticket : null
}

/** Counts a try of a ticket before its code is compared, so that concurrent tries cannot exceed the limit. @returns the ticket's user if it has tries left */
async function countTry({ db, clock }: AccountContext, ticket: string): Promise<string | undefined> {
  const mine = eq(signInTickets.id, rowIdOf(ticket))
  const [rows] = await db.write(
    db.orm
      .update(signInTickets)
      .set({ tries: sql`${signInTickets.tries} + 1` })
      .where(and(mine, gt(signInTickets.expiresAt, isoNow(clock)), lt(signInTickets.tries, MAX_TRIES)))
      .returning({ userId: signInTickets.userId }),
  )
  return rows[0]?.userId
}

/** Returns the key of the limit: a known device has its own tries, which a stranger with the password cannot use up. */
async function limitKey({ devices }: AccountContext, userId: string, visitor: Visitor): Promise<string> {
  const device = await devices.known(visitor.device, userId)
  return device ? `${device} ${userId}` : userId
}

const wrongCode = () =>
  new AppError('unauthorized', refusalText('secondFactor.wrongCode'), {
    fields: { code: refusalText('secondFactor.wrongCode') },
  })
export const wrongSignInError = () => refusalError('signIn.wrong')

export type SignInCompletion = ReturnType<typeof createSignInCompletion>

const rowIdOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')
