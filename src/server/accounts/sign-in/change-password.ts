import type { PasswordChange } from '../../../contracts/account.ts'
import { type Actor, requestOriginOf, signedInUser } from '../../foundation/actor.ts'
import type { AccountContext } from '../account-context.ts'
import { saveUser } from '../user-row.ts'
import { refuseCommonPassword, refusePhoneAsPassword } from './password-rules.ts'
import { revokeAccessWrites } from './revoke-access.ts'

export function createChangePassword(parts: AccountContext) {
  const { db, passwords, reauthenticate, security } = parts

  /** Sets a new password and ends every other session. @throws AppError forbidden if the current one is wrong, rate_limited */
  return async function changePassword(actor: Actor, input: PasswordChange, currentSid: string | null): Promise<void> {
    const { id, phone } = signedInUser(actor)
    refusePhoneAsPassword(input.newPassword, phone, 'newPassword')
    refuseCommonPassword(input.newPassword, 'newPassword')
    const shown = await reauthenticate(actor, input.currentPassword, 'currentPassword')
    const password = await passwords.hash(input.newPassword)
    await saveUser(parts, id, { password, initialPasswordUntil: null }, revokeAccessWrites(db, id, currentSid), shown)
    security.note('password_change', 'done', { userId: id, from: requestOriginOf(actor) })
  }
}
