import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { type Actor, originOf, person } from '../actor.ts'
import { AppError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Passwords } from './passwords.ts'

/** Asking a signed-in person for their password again, before what cannot be undone. */
export function createOwnPassword({
  db,
  limits,
  passwords,
  security,
}: {
  db: Database
  limits: RateLimits
  passwords: Passwords
  security: SecurityLog
}) {
  return {
    hash: passwords.hash,

    /**
     * None at all is refused like a wrong one, but is no guess. @throws AppError forbidden `Incorrect password` on
     * `field`, rate_limited after ten failures.
     */
    async check(actor: Actor, password: string | undefined, field: string): Promise<void> {
      const { id } = person(actor)
      const refuse = (outcome: string) =>
        security.note('password_check', outcome, { userId: id, from: originOf(actor) })
      const wrong = new AppError('forbidden', 'Incorrect password', { fields: { [field]: 'Incorrect password' } })
      if (!password) throw wrong
      let giveBack: () => void
      try {
        giveBack = limits.take('passwordCheck', id)
      } catch (error) {
        refuse('rate_limited')
        throw error
      }
      const [row] = await db.orm.select({ hash: users.password }).from(users).where(eq(users.id, id))
      if (!(await passwords.verify(password, row?.hash))) {
        refuse('wrong_password')
        throw wrong
      }
      giveBack()
    },
  }
}
export type OwnPassword = ReturnType<typeof createOwnPassword>
