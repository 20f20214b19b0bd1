import { eq, type SQL, sql } from 'drizzle-orm'
import { refuse, refuseField } from '../../../contracts/refusals.ts'
import { isMissing } from '../../../db/failures.ts'
import { users } from '../../../db/schema/accounts.ts'
import { type Actor, originOf, person } from '../../foundation/actor.ts'
import type { AccountNeeds } from '../parts.ts'
import type { Passwords } from './passwords.ts'

export interface Shown {
  id: string
  /** E.164. */
  phone: string
  /** The hash of the password that was right. */
  password: string | null
}

/**
 * Whether a person still has the number and the password that they have shown. Checking one is slow, and whoever takes an
 * account back may set another meanwhile: so it is asked again in the write that it was shown for.
 */
export const isStill = ({ id, phone, password }: Shown): SQL =>
  sql`exists (select 1 from ${users} where id = ${id} and phone = ${phone} and password is ${password})`

/** A person's row that is written only while `isStill`: else it has no time, the database refuses, and all is undone. */
export const updatedAtIfStill = (shown: Shown, now: string): SQL<string> =>
  sql<string>`case when ${isStill(shown)} then ${now} end`

/** A write's rejection as the refusal it means, when the password it stood on was changed meanwhile. */
export const asNoLonger = (error: unknown): unknown =>
  isMissing(error, 'users.updated_at') ? refuse('unauthorized') : error

/** Asking a signed-in person for their password again, before what cannot be undone. */
export function createReauthenticate({ db, limits, passwords, security }: AccountNeeds & { passwords: Passwords }) {
  /**
   * No password at all is refused like a wrong one, but is no guess. @returns what was shown, for `isStill` @throws
   * AppError forbidden on `field`, rate_limited after ten failures.
   */
  return async function reauthenticate(actor: Actor, password: string | undefined, field: string): Promise<Shown> {
    const { id, phone } = person(actor)
    const noted = (outcome: string) => security.note('password_check', outcome, { userId: id, from: originOf(actor) })
    const wrong = refuseField(field, 'password.wrong')
    if (!password) throw wrong
    const giveBack = limits.take('passwordCheck', id, () => noted('rate_limited'))
    const [row] = await db.orm.select({ hash: users.password }).from(users).where(eq(users.id, id))
    if (!(await passwords.verify(password, row?.hash))) {
      noted('wrong_password')
      throw wrong
    }
    giveBack()
    return { id, phone, password: row!.hash }
  }
}
