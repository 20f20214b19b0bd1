import { and, eq } from 'drizzle-orm'
import { refusalError } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import type { AccountContext } from '../account-context.ts'
import { requireConfirmedNumber } from '../confirmed-number.ts'
import { randomPassword } from '../sign-in/passwords.ts'
import { storeInitialPassword } from './initial-password.ts'

export function createSendPassword(parts: AccountContext) {
  const { db, config, passwords, sendSms } = parts

  /**
   * Sends a new password to the farmer's confirmed number and ends all sessions. No other person sees it, and the old one
   * stays if the SMS is not accepted. @throws AppError forbidden, not_found, conflict
   */
  return async (actor: Actor, id: string): Promise<void> => {
    requireAdmin(actor)
    const [farmer] = await db.orm
      .select({ phone: users.phone, language: users.preferredLanguage })
      .from(users)
      .where(and(eq(users.id, id), eq(users.isAdmin, false)))
    if (!farmer) throw refusalError('person.missing')
    await requireConfirmedNumber(parts, id)
    const password = randomPassword()
    const hash = await passwords.hash(password)
    const text = fillPlaceholders(TEXTS_BY_LANGUAGE[farmer.language].sms.newPassword, {
      app: config.APP_NAME,
      password,
    })
    if (!(await sendSms?.(farmer.phone, text))) throw refusalError('person.notSent')
    await storeInitialPassword(parts, actor, { id, hash, action: 'send_password' })
  }
}
