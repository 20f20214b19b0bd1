import type { Registration } from '../../contracts/account.ts'
import { AppError } from '../../shared/errors.ts'
import { networkOf } from '../../shared/network-address.ts'
import { usablePhone } from '../foundation/phone-number.ts'
import { refuseAppName } from './names.ts'
import { addPerson, newPerson } from './new-person.ts'
import type { AccountParts } from './parts.ts'
import { beginSession } from './sign-in/begin-session.ts'
import { refuseCommon, refuseOwnPhone } from './sign-in/password-rules.ts'
import { isStill } from './sign-in/reauthentication.ts'
import type { SignedIn, Visitor } from './sign-in/visitor.ts'
import { refuseTaken } from './taken.ts'

/** Open to everyone. */
export function createRegister(parts: AccountParts) {
  const { db, config, limits, passwords, security } = parts

  /**
   * Creates an account and signs it in. @throws AppError invalid on `phone` if it is not a mobile number and on `password` if it is easy to guess; conflict naming every
   * taken field; rate_limited
   */
  return async function register(input: Registration, visitor: Visitor): Promise<SignedIn> {
    const phone = usablePhone(input.phone)
    refuseOwnPhone(input.password, phone, 'password')
    refuseCommon(input.password, 'password')
    refuseAppName(config.APP_NAME, input)
    const noted = (outcome: string, userId?: string) =>
      security.note('registration', outcome, { userId, phone, from: visitor })
    try {
      limits.take('registration', visitor.address)
      limits.take('registrationNetwork', networkOf(visitor.address))
      await refuseTaken(db, { phone, email: input.email, username: input.username })
    } catch (error) {
      if (error instanceof AppError) noted(error.code)
      throw error
    }
    const password = await passwords.hash(input.password)
    const person = await newPerson(parts, phone, input, 'web')
    const { id } = person
    const { writes, ...cookies } = await beginSession(parts, id, visitor, {
      passed: false,
      holds: isStill({ id, phone, password }),
    })
    const user = await addPerson(db, { ...person, password }, writes)
    noted('done', id)
    return { user, ...cookies }
  }
}

/** Open to everyone. */
export function createJudgePassword({ limits }: AccountParts) {
  /** Checks a password while the form is being filled in. Stores nothing. @throws AppError invalid on `password`, rate_limited */
  return function judgePassword({ password, phone }: { password: string; phone?: string }, visitor: Visitor): void {
    limits.take('passwordJudged', visitor.address)
    if (phone) refuseOwnPhone(password, phone, 'password')
    refuseCommon(password, 'password')
  }
}
