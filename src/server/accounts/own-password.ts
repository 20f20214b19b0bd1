import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { AppError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { Passwords } from './passwords.ts'

/** Asking a signed-in person for their password again, before what cannot be undone. */
export function createOwnPassword({
  db,
  limits,
  passwords,
}: {
  db: Database
  limits: RateLimits
  passwords: Passwords
}) {
  return {
    hash: passwords.hash,

    /** @throws AppError forbidden `Incorrect password` on `field`, rate_limited after ten failures. */
    async check(userId: string, password: string, field: string): Promise<void> {
      const giveBack = limits.take('passwordCheck', userId)
      const [row] = await db.orm.select({ hash: users.password }).from(users).where(eq(users.id, userId))
      if (!(await passwords.verify(password, row?.hash))) {
        throw new AppError('forbidden', 'Incorrect password', { fields: { [field]: 'Incorrect password' } })
      }
      giveBack()
    },
  }
}
export type OwnPassword = ReturnType<typeof createOwnPassword>
