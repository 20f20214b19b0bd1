import { eq, type SQL } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import { type Channel, type ChosenChannels, channelForMessage } from '../../contracts/channels.ts'
import type { InboxChannel } from '../../contracts/inbox.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import type { Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { findUser } from '../accounts/user-row.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { NearbyFarmer } from '../inbox/nearby-farmer-questions.ts'
import type { NearbyFarmerQuestionText } from '../inbox/nearby-farmer-text.ts'
import { type Notice, noticeWrite } from '../notifications/notify.ts'
import { censorStrangersText } from './censor-text.ts'
import type { MessageRecipient, OutboundGateway, SendRefusal } from './outbound-gateway.ts'
import { sendingHours } from './sending-hours.ts'
import type { PrepareSms, SendSms } from './sms/single/queue-sms.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  gateway: Pick<OutboundGateway, 'permit'>
  sendSms: SendSms
  prepareSms: PrepareSms
  queueCall: (user: User, questionId: string, text: string) => Promise<boolean>
}

interface PendingCall {
  id: string
  phone: string
  userId: string | null
  channel: InboxChannel
}

interface Answer {
  text: string
  sms: string
}

interface Standing {
  switches: NotificationPreferences
  chosen: ChosenChannels
}

const questionLink = (questionId: string) => ({ type: 'other' as const, data: { href: `/questions/${questionId}` } })

/** Sends answers on the recipient's chosen channel, within sending hours; not counted as unsolicited. */
export function createAnswerSender({ db, clock, gateway, sendSms, prepareSms, queueCall }: Deps) {
  async function bySms(to: MessageRecipient, text: string): Promise<SendRefusal | null> {
    const { refused } = await gateway.permit('answer', 'sms', to)
    if (refused) return refused
    // Another process spent the rest of the budget.
    return (await sendSms('answer', to, text)) ? null : 'total budget'
  }

  async function replySms({ userId, title, message }: Notice, replyId: string, isThere: SQL): Promise<Write[]> {
    const standing = await readContactState(db, userId)
    if (!standing?.switches.community) return []
    const way = answerChannelOf(standing)
    // Replies are not recorded as clips, so a call becomes an SMS.
    if (way !== 'sms' && way !== 'call') return []
    const to = { phone: standing.phone, userId }
    return prepareSms('reply', to, censorStrangersText(`${title}: ${message}`), { replyId }, isThere)
  }

  return {
    /** Sends the answer to a question. @returns null, or the reason for not sending it, such as a STOP */
    async answer({ id, phone, userId, channel }: PendingCall, { text, sms }: Answer): Promise<SendRefusal | null> {
      const standing = userId === null ? null : await readContactState(db, userId)
      const chosen = standing && answerChannelOf(standing)
      const way = chosen ?? (channel === 'web' ? 'web' : 'sms')
      if (way === 'none') return null
      if (way === 'sms') return bySms({ phone, userId }, sms)
      const user = (await findUser(db, eq(users.id, userId!)))!
      if (way === 'call') {
        if (await queueCall(user, id, text)) return null
        if (standing?.switches.sms) return bySms({ phone, userId }, sms)
      }
      const { answeredQuestion } = TEXTS_BY_LANGUAGE[sendingLanguage(user.preferredLanguage)].notices
      await db.write(
        noticeWrite({ ...questionLink(id), userId: user.id, title: answeredQuestion, message: text }, clock.now()),
      )
      return null
    },

    /** Returns writes that send another farmer's question to a farmer on the chosen channel if `onlyIf` holds; null if no channel may be used now. */
    async putToPeer(
      peer: NearbyFarmer,
      question: NearbyFarmerQuestionText,
      onlyIf: SQL,
    ): Promise<{ bySms: boolean; writes: Write[] } | null> {
      const way = channelForMessage('answers', peer.switches, peer.chosen)
      if (way === 'none' || sendingHours('promotional', clock.now())(peer.phone).opensAt !== null) return null
      const to = { phone: peer.phone, userId: peer.id }
      if (way === 'web') {
        const notice = {
          ...questionLink(question.id),
          userId: peer.id,
          title: question.title,
          message: question.message,
        }
        return { bySms: false, writes: [noticeWrite(notice, clock.now(), onlyIf)] }
      }
      // Questions are not recorded as clips, so a call becomes an SMS.
      const writes = await prepareSms('peer', to, question.sms, {}, onlyIf)
      return writes.length > 0 ? { bySms: true, writes } : null
    },

    /** Returns writes that queue the SMS of a forum reply, for users who chose to get replies on their phone. */
    async replyWrites(notices: readonly Notice[], replyId: string, isThere: SQL): Promise<Write[]> {
      return (await Promise.all(notices.map((notice) => replySms(notice, replyId, isThere)))).flat()
    },
  }
}

async function readContactState({ orm }: Deps['db'], userId: string): Promise<(Standing & { phone: string }) | null> {
  const [row] = await orm
    .select({ phone: users.phone, switches: users.notificationPreferences, chosen: users.channels })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Returns the chosen channel; null without a choice: the answer goes back on the channel of the question. */
const answerChannelOf = ({ switches, chosen }: Standing): Channel | null =>
  chosen.answers === undefined ? null : channelForMessage('answers', switches, chosen)
