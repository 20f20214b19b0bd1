import { eq, type SQL, sql } from 'drizzle-orm'
import { fieldRefusalError, refusalError } from '../../../contracts/refusals.ts'
import { isNotNullViolation } from '../../../db/failures.ts'
import { users } from '../../../db/schema/accounts.ts'
import { type Actor, requestOriginOf, signedInUser } from '../../foundation/actor.ts'
import type { AccountDeps } from '../account-context.ts'
import type { Passwords } from './passwords.ts'

export interface CheckedPassword {
  id: string
  /** E.164. */
  phone: string
  /** Hash of the password that was checked. */
  password: string | null
}

/**
 * Condition: the person still has the number and password that were checked. Checking is slow and a recovery may change them meanwhile, so the write that depends on them
 * includes this condition.
 */
export const isPasswordUnchangedSql = ({ id, phone, password }: CheckedPassword): SQL =>
  sql`exists (select 1 from ${users} where id = ${id} and phone = ${phone} and password is ${password})`

/** A value for `updatedAt` that fails the whole transaction unless `isPasswordUnchangedSql`. */
export const updatedAtIfUnchangedSql = (shown: CheckedPassword, now: string): SQL<string> =>
  sql<string>`case when ${isPasswordUnchangedSql(shown)} then ${now} end`

/** Maps a failed write to the refusal for a password that changed meanwhile. */
export const toChangedPasswordError = (error: unknown): unknown =>
  isNotNullViolation(error, 'users.updated_at') ? refusalError('unauthorized') : error

/** Asks a signed-in user for the password again, before irreversible changes. */
export function createReauthenticate({ db, limits, passwords, security }: AccountDeps & { passwords: Passwords }) {
  /**
   * A missing password is refused like a wrong one, but does not count as a guess. @returns the checked values, for `isPasswordUnchangedSql` @throws AppError forbidden on `field`,
   * rate_limited after ten failures
   */
  return async function reauthenticate(
    actor: Actor,
    password: string | undefined,
    field: string,
  ): Promise<CheckedPassword> {
    const { id, phone } = signedInUser(actor)
    const noted = (outcome: string) =>
      security.note('password_check', outcome, { userId: id, from: requestOriginOf(actor) })
    const wrong = fieldRefusalError(field, 'password.wrong')
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
