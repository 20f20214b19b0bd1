import { eq, type SQL } from 'drizzle-orm'
import type { Credentials } from '../../../contracts/account.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { isoNow } from '../../../shared/clock.ts'
import { toE164 } from '../../foundation/phone-number.ts'
import type { AccountContext } from '../account-context.ts'
import { toUser, userColumns } from '../user-row.ts'
import { type SignInCompletion, wrongSignInError } from './complete-sign-in.ts'
import { limitSignInAttempts, type SignInAttempt } from './limit-attempts.ts'
import type { SignInResult, Visitor } from './visitor.ts'

export function createSignIn(parts: AccountContext, { enter, submitSignInCode }: SignInCompletion) {
  const { db, clock, limits, passwords, devices, signInLog } = parts

  /** Makes an initial password permanent after its first use in time. */
  const used = (userId: string) =>
    db.write(db.orm.update(users).set({ initialPasswordUntil: null }).where(eq(users.id, userId)))

  function admitted(tried: SignInAttempt, visitor: Visitor): () => void {
    try {
      return limitSignInAttempts(limits, tried)
    } catch (error) {
      signInLog.note('rate_limited', { phone: tried.phone, from: visitor })
      throw error
    }
  }

  return {
    /** @throws AppError unauthorized, with the same text and time for an unknown phone and a wrong password; rate_limited */
    async login({ phone: typed, password }: Credentials, visitor: Visitor): Promise<SignInResult> {
      const phone = toE164(typed)
      const found = phone ? await findAccount(db, eq(users.phone, phone)) : null
      const device = found ? await devices.known(visitor.device, found.user.id) : null
      const giveBack = admitted({ phone: phone ?? typed, address: visitor.address, device }, visitor)
      let correct = false
      try {
        correct = await passwords.verify(password, found?.hash)
      } catch (error) {
        giveBack()
        throw error
      }
      const tooLate = found?.initialUntil != null && found.initialUntil <= isoNow(clock)
      if (!found || !correct || tooLate) {
        const about = { userId: found?.user.id, phone: phone ?? typed, from: visitor }
        signInLog.note(found ? 'wrong_password' : 'unknown_phone', about)
        throw wrongSignInError()
      }
      giveBack()
      if (found.initialUntil !== null) await used(found.user.id)
      return enter(found.user, found.hash, visitor)
    },

    /** Signs in a person whose identity is verified already. @throws AppError unauthorized if the account is gone */
    async again(userId: string, visitor: Visitor): Promise<SignInResult> {
      const found = await findAccount(db, eq(users.id, userId))
      if (!found) throw refusalError('unauthorized')
      return enter(found.user, found.hash, visitor)
    },

    submitSignInCode,

    /** Returns a device's cookie without this person; null if it is empty. */
    forgetDevice: devices.forget,

    counts: signInLog.counts,
  }
}

async function findAccount({ orm }: AccountContext['db'], where: SQL) {
  const [row] = await orm
    .select({ ...userColumns, hash: users.password, initialUntil: users.initialPasswordUntil })
    .from(users)
    .where(where)
  if (!row) return null
  const { hash, initialUntil, ...columns } = row
  return { user: toUser(columns), hash, initialUntil }
}

export type SignIn = ReturnType<typeof createSignIn>
