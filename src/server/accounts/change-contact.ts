import { eq } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { moveStopWrite } from '../channels/suppression.ts'
import { type Actor, requestOriginOf, signedInUser } from '../foundation/actor.ts'
import { noticeWrite } from '../notifications/notify.ts'
import type { AccountContext } from './account-context.ts'
import type { CheckedPassword } from './sign-in/reauthentication.ts'
import { revokeAccessWrites } from './sign-in/revoke-access.ts'

interface ContactChange {
  /** The password that was checked for the change. */
  shown: CheckedPassword
  /** Writes that belong to a new number or e-mail address: they revoke other sessions and add a notice. */
  writes: Write[]
  /** Runs after the write: logs the change and notifies the former number. */
  notify(): void
}

/** Changes the number or e-mail address, either of which gives access to the account. */
export function createChangeContact(parts: AccountContext) {
  const { db, config, clock, log, limits, reauthenticate, sendSms, security } = parts

  /** Reports whether the number is verified and has sent no STOP. */
  const isProved = async (id: string) => {
    const { phoneProvedAt: at, smsOptedOutAt: stoppedAt } = users
    const [row] = await db.orm.select({ at, stoppedAt }).from(users).where(eq(users.id, id))
    return row !== undefined && row.at !== null && row.stoppedAt === null
  }

  /** Notifies the former number, if it was verified. */
  async function tellOldNumber({ phone, preferredLanguage }: User, wasProved: boolean): Promise<void> {
    const text = fillPlaceholders(TEXTS_BY_LANGUAGE[preferredLanguage].sms.numberChanged, { app: config.APP_NAME })
    await sendSms?.(phone, text, { purpose: 'account notice', wasProved })
  }

  /** @throws AppError forbidden for a missing or wrong password, rate_limited. */
  return async function changeContact(
    actor: Actor,
    { phone, email }: { phone: string | undefined; email: string | null | undefined },
    { currentPassword, currentSid }: { currentPassword: string | undefined; currentSid: string | null },
  ): Promise<ContactChange> {
    const user = signedInUser(actor)
    const shown = await reauthenticate(actor, currentPassword, 'currentPassword')
    limits.take('contactChange', user.id)
    const proved = phone !== undefined && (await isProved(user.id))
    const words = TEXTS_BY_LANGUAGE[user.preferredLanguage].notices
    const [title, message] = phone
      ? [words.phoneChanged, words.phoneChangedBody]
      : [words.emailChanged, words.emailChangedBody]
    return {
      shown,
      writes: [
        ...revokeAccessWrites(db, user.id, currentSid),
        ...(phone === undefined ? [] : [moveStopWrite(user.id, user.phone)]),
        noticeWrite({ userId: user.id, type: 'other', title, message }, clock.now()),
      ],
      notify() {
        const what = [phone !== undefined && 'phone', email !== undefined && 'email'].filter(Boolean).join(',')
        security.note('contact_change', 'done', { userId: user.id, phone, from: requestOriginOf(actor), what })
        if (!phone) return
        tellOldNumber(user, proved).catch((error) =>
          log.warn('contact_change.not_told', { error: error instanceof Error ? error.name : typeof error }),
        )
      },
    }
  }
}
