import { and, eq, exists, isNotNull } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { recoveryCodes } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import type { DataSubject } from '../../foundation/personal-data.ts'
import type { AccountContext } from '../account-context.ts'
import { NO_CONSENT_ANSWER } from '../sharing-consent.ts'
import { findUser } from '../user-row.ts'
import type { AccountByPhone } from './account-by-phone.ts'
import { isUssdCodeSql } from './ussd-codes.ts'

interface Deps extends Pick<AccountContext, 'db' | 'clock' | 'security' | 'dialCodes'> {
  holder: Pick<AccountByPhone, 'end'>
  forget: (owner: DataSubject) => Promise<void>
}

/** Stores the answer of a phone's holder to the question whether an account created for the number is theirs. */
export function createOwnershipClaims({ db, clock, security, dialCodes, holder, forget }: Deps) {
  const { orm } = db
  const ofPhone = (phone: string) => findUser(db, eq(users.phone, phone))

  /** Revokes earlier access first if the question still waited for the code shown on the web. */
  async function claimed(phone: string): Promise<User | null> {
    const user = await ofPhone(phone)
    if (user) await holder.end(user.id, phone)
    return user
  }

  return {
    /** Accepts the account as the holder's own, and removes its former password and its consent to share data. */
    async keep(phone: string): Promise<void> {
      const user = await claimed(phone)
      if (!user) return
      const now = isoNow(clock)
      await db.write(
        orm
          .update(users)
          .set({ phoneProvedAt: now, claimSince: null, updatedAt: now, ...NO_CONSENT_ANSWER })
          .where(and(eq(users.id, user.id), eq(users.phone, phone), isNotNull(users.claimSince))),
      )
      security.note('phone_claim', 'kept', { userId: user.id, phone })
    },

    /** Refuses the account: deletes it and frees the number. @throws AppError forbidden for an administrator's account */
    async refuse(phone: string): Promise<void> {
      const user = await claimed(phone)
      if (!user) return
      if (user.isAdmin) throw refusalError('account.admin')
      security.note('phone_claim', 'refused', { userId: user.id, phone })
      await forget(user)
    },

    /** Checks the code that the web shows to the signed-in user. A match proves that this user holds the phone, so the sessions stay open. */
    async proveByDial(phone: string, typed: string): Promise<boolean> {
      const user = await ofPhone(phone)
      if (!user) return false
      if (!(await dialCodes.check(user.id, typed))) {
        await holder.end(user.id, phone)
        return false
      }
      const now = isoNow(clock)
      const open = orm.select().from(recoveryCodes).where(isUssdCodeSql(user.id))
      await db.write(
        orm
          .update(users)
          .set({ phoneProvedAt: now, updatedAt: now })
          .where(and(eq(users.id, user.id), eq(users.phone, phone), exists(open))),
        orm.delete(recoveryCodes).where(isUssdCodeSql(user.id)),
      )
      security.note('phone_proof', 'done', { userId: user.id, phone })
      return true
    },
  }
}
