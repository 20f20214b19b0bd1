import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { type Actor, originOf, person } from '../actor.ts'
import type { AccountParts } from './parts.ts'

/** A person's right to have everything held about them gone. */
export function createDeleteAccount({ db, reauthenticate, personalData, security }: AccountParts) {
  /**
   * Deletes the caller and everything of theirs, in one write; nothing of it stays in the file either. @throws AppError
   * forbidden for a wrong password, rate_limited.
   */
  return async function deleteAccount(actor: Actor, input: { password: string }): Promise<void> {
    const owner = person(actor)
    await reauthenticate(actor, input.password, 'password')
    await db.write(
      ...personalData.flatMap(({ forget }) => forget?.(db, owner) ?? []),
      db.orm.delete(users).where(eq(users.id, owner.id)),
    )
    security.note('account_deletion', 'done', { userId: owner.id, from: originOf(actor) })
    await db.foldLog()
  }
}
