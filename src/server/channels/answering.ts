import { eq } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import { type ChosenChannels, type Way, wayOf } from '../../contracts/channels.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { WORDS } from '../../words/index.ts'
import { findUser } from '../accounts/user-row.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import type { OutboundGateway, Refusal, To } from './gateway.ts'
import type { SendSms } from './sms/single/queue-one.ts'
import { strangersText } from './strangers-text.ts'

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  gateway: Pick<OutboundGateway, 'permit'>
  sendSms: SendSms
  /** False: it cannot be said in a call. */
  queueCall: (user: User, questionId: string) => Promise<boolean>
}

interface Asked {
  id: string
  phone: string
  userId: string | null
}

interface Standing {
  switches: NotificationPreferences
  chosen: ChosenChannels
}

/** How answers reach who asked or wrote: they come when somebody answers, within the hours, and are no message of our own. */
export function createAnswering({ db, clock, log, gateway, sendSms, queueCall }: Needs) {
  async function standingOf(userId: string): Promise<(Standing & { phone: string }) | null> {
    const [row] = await db.orm
      .select({ phone: users.phone, switches: users.notificationPreferences, chosen: users.channels })
      .from(users)
      .where(eq(users.id, userId))
    return row ?? null
  }

  /** Null: nothing was chosen, so it goes back on the channel it came from, which is a phone's. */
  const wayOfAnswers = ({ switches, chosen }: Standing): Way | null =>
    chosen.answers === undefined ? null : wayOf('answers', switches, chosen)

  async function bySms(to: To, text: string): Promise<Refusal | null> {
    const { refused } = await gateway.permit('answer', 'sms', to)
    if (refused) return refused
    // Another process spent the rest of the budget.
    return (await sendSms('answer', to, text)) ? null : 'total budget'
  }

  async function tellReply({ userId, title, message }: Notice): Promise<void> {
    const standing = await standingOf(userId)
    if (!standing?.switches.community) return
    const way = wayOfAnswers(standing)
    // Nobody records what farmers write: a call becomes an SMS.
    if (way === 'sms' || way === 'call')
      await sendSms('reply', { phone: standing.phone, userId }, strangersText(`${title}: ${message}`))
  }

  return {
    /** Sends the answer to a question; answers why it may not be sent, as after STOP, or null. */
    async answer(question: Asked, text: string): Promise<Refusal | null> {
      const { id, phone, userId } = question
      const standing = userId === null ? null : await standingOf(userId)
      const way = standing && wayOfAnswers(standing)
      if (way === 'none') return null
      if (way === null || way === 'sms') return bySms({ phone, userId }, text)
      const user = (await findUser(db, eq(users.id, userId!)))!
      if (way === 'call') return (await queueCall(user, id)) ? null : bySms({ phone, userId }, text)
      const { answeredQuestion } = WORDS[sendingLanguage(user.preferredLanguage)].notices
      await db.write(notify({ userId: user.id, type: 'other', title: answeredQuestion, message: text }, clock.now()))
      return null
    },

    /** Replies to what people wrote, to those who chose to have them on their phone; who waits for nothing else is not kept waiting. */
    tellReplies(notices: readonly Notice[]): void {
      for (const notice of notices)
        tellReply(notice).catch((error) => log.warn('channels.reply', { error: String(error) }))
    },
  }
}
