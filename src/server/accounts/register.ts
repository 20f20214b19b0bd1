import type { Registration } from '../../contracts/account.ts'
import { AppError } from '../../shared/errors.ts'
import { widerNetworkOf } from '../../shared/network-address.ts'
import { requireValidPhone } from '../foundation/phone-number.ts'
import type { AccountContext } from './account-context.ts'
import { insertUser, newUserRow } from './insert-user.ts'
import { refuseAppName } from './refuse-app-name.ts'
import { beginSession } from './sign-in/begin-session.ts'
import { refuseCommonPassword, refusePhoneAsPassword } from './sign-in/password-rules.ts'
import { isPasswordUnchangedSql } from './sign-in/reauthentication.ts'
import type { NewSession, Visitor } from './sign-in/visitor.ts'
import { refuseTakenValues } from './unique-values.ts'

/** Registration of new accounts, open to everyone. */
export function createRegister(parts: AccountContext) {
  const { db, config, limits, passwords, security } = parts

  /**
   * Creates an account and signs it in. @throws AppError invalid on `phone` if it is not a mobile number and on `password` if it is easy to guess; conflict naming every
   * taken field; rate_limited
   */
  return async function register(input: Registration, visitor: Visitor): Promise<NewSession> {
    const phone = requireValidPhone(input.phone)
    refusePhoneAsPassword(input.password, phone, 'password')
    refuseCommonPassword(input.password, 'password')
    refuseAppName(config.APP_NAME, input)
    const noted = (outcome: string, userId?: string) =>
      security.note('registration', outcome, { userId, phone, from: visitor })
    try {
      limits.take('registration', visitor.address)
      limits.take('registrationNetwork', widerNetworkOf(visitor.address))
      await refuseTakenValues(db, { phone, email: input.email, username: input.username })
    } catch (error) {
      if (error instanceof AppError) noted(error.code)
      throw error
    }
    const password = await passwords.hash(input.password)
    const person = await newUserRow(parts, phone, input, 'web')
    const { id } = person
    const { writes, ...cookies } = await beginSession(parts, id, visitor, {
      passed: false,
      holds: isPasswordUnchangedSql({ id, phone, password }),
    })
    const user = await insertUser(db, { ...person, password }, writes)
    noted('done', id)
    return { user, ...cookies }
  }
}

/** Password check of the registration form, open to everyone. */
export function createPasswordCheck({ limits }: AccountContext) {
  /** Checks a password while the form is being filled in. Stores nothing. @throws AppError invalid on `password`, rate_limited */
  return function checkPassword({ password, phone }: { password: string; phone?: string }, visitor: Visitor): void {
    limits.take('passwordJudged', visitor.address)
    if (phone) refusePhoneAsPassword(password, phone, 'password')
    refuseCommonPassword(password, 'password')
  }
}
