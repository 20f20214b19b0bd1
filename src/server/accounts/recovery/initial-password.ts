import type { Actor } from '../../foundation/actor.ts'
import { type AuditedAction, auditWrite } from '../../foundation/audit.ts'
import type { AccountContext } from '../account-context.ts'
import { initialPasswordExpiry } from '../sign-in/passwords.ts'
import { revokeAccessWrites } from '../sign-in/revoke-access.ts'
import { saveUser } from '../user-row.ts'

/** Stores the hash of a password that another person set, ends all sessions of the person, and logs both. */
export async function storeInitialPassword(
  parts: AccountContext,
  actor: Actor,
  { id, hash, action }: { id: string; hash: string; action: Extract<AuditedAction, 'set_password' | 'send_password'> },
): Promise<void> {
  const { db, clock, security } = parts
  await saveUser(parts, id, { password: hash, initialPasswordUntil: initialPasswordExpiry(clock) }, [
    ...revokeAccessWrites(db, id),
    auditWrite(db, { actor, action, subject: id }, clock.now()),
  ])
  security.note('password_change', 'done', { userId: id, what: action })
}
