import { eq } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { fill } from '../../ground/fill.ts'
import { WORDS } from '../../words/index.ts'
import { stopNumberOf } from '../channels/suppression.ts'
import { type Actor, originOf, person } from '../foundation/actor.ts'
import { notify } from '../notifications/notify.ts'
import type { AccountParts } from './parts.ts'
import type { Shown } from './sign-in/reauthentication.ts'
import { revokeAccess } from './sign-in/revoke-access.ts'

interface ContactChange {
  /** The password that was shown for it. */
  shown: Shown
  /** What goes with the new number or e-mail address: the other doors shut, and a notice of it. */
  writes: Write[]
  /** Once it is written: logs it, and tells the number that was the person's. */
  told(): void
}

/** Another number or e-mail address, with which whoever has them could take the account. */
export function createChangeContact(parts: AccountParts) {
  const { db, config, clock, log, limits, reauthenticate, sendSms, security } = parts

  /** Proved, and without a STOP. */
  const isProved = async (id: string) => {
    const { phoneProvedAt: at, smsOptedOutAt: stoppedAt } = users
    const [row] = await db.orm.select({ at, stoppedAt }).from(users).where(eq(users.id, id))
    return row !== undefined && row.at !== null && row.stoppedAt === null
  }

  /** Notifies the number that was the person's, where it was proved to be theirs. */
  async function tellOldNumber({ phone, preferredLanguage }: User, wasProved: boolean): Promise<void> {
    const text = fill(WORDS[preferredLanguage].sms.numberChanged, { app: config.APP_NAME })
    await sendSms?.(phone, text, { purpose: 'account notice', wasProved })
  }

  /** @throws AppError forbidden for a missing or wrong password, rate_limited. */
  return async function changeContact(
    actor: Actor,
    { phone, email }: { phone: string | undefined; email: string | null | undefined },
    { currentPassword, currentSid }: { currentPassword: string | undefined; currentSid: string | null },
  ): Promise<ContactChange> {
    const user = person(actor)
    const shown = await reauthenticate(actor, currentPassword, 'currentPassword')
    limits.take('contactChange', user.id)
    const proved = phone !== undefined && (await isProved(user.id))
    const words = WORDS[user.preferredLanguage].notices
    const [title, message] = phone
      ? [words.phoneChanged, words.phoneChangedBody]
      : [words.emailChanged, words.emailChangedBody]
    return {
      shown,
      writes: [
        ...revokeAccess(db, user.id, currentSid),
        ...(phone === undefined ? [] : [stopNumberOf(user.id, user.phone)]),
        notify({ userId: user.id, type: 'other', title, message }, clock.now()),
      ],
      told() {
        const what = [phone !== undefined && 'phone', email !== undefined && 'email'].filter(Boolean).join(',')
        security.note('contact_change', 'done', { userId: user.id, phone, from: originOf(actor), what })
        if (!phone) return
        tellOldNumber(user, proved).catch((error) =>
          log.warn('contact_change.not_told', { error: error instanceof Error ? error.name : typeof error }),
        )
      },
    }
  }
}
