import { and, eq } from 'drizzle-orm'
import { type ChosenChannels, channelForMessage } from '../../../contracts/channels.ts'
import type { NOTIFICATION_KINDS, NotificationType } from '../../../contracts/notification-kinds.ts'
import type { NotificationPreferences } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { pushSubscriptions } from '../../../db/schema/push.ts'
import { sessions } from '../../../db/schema/sign-in.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { isSwitchedOn } from '../../notifications/notify.ts'
import { type PurposeOnChannel, purposeRule, warningPurposeOf } from '../purposes.ts'
import type { SendingWindow } from '../sending-window.ts'
import { type ClaimedPush, isoAfter, SECOND_MS, secondsUntil } from './claims.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  sendingWindow: SendingWindow
}

type Pushed = {
  [T in NotificationType]: (typeof NOTIFICATION_KINDS)[T]['push'] extends null ? never : T
}[NotificationType]
export const PUSH_PURPOSES: Record<Pushed, PurposeOnChannel<'push'>> = {
  weather_alert: 'warning',
  community_reply: 'reply',
}
const isPushed = (type: NotificationType): type is Pushed => type in PUSH_PURPOSES

interface Person {
  id: string
  phone: string
  switches: NotificationPreferences
  chosen: ChosenChannels
}

export const warningCollapseKey = (id: string) => `warning:${id}`

/**
 * Returns content and recipient of a claimed push; null if it must not be sent: it was read, has expired, is switched off,
 * its user signed out, another channel delivers it, or its days are booked.
 */
export async function pushToSend(
  deps: Deps,
  { notificationId, subscriptionId }: Pick<ClaimedPush, 'notificationId' | 'subscriptionId'>,
) {
  const { db, clock } = deps
  const [row] = await db.orm
    .select({
      notification: notifications,
      subscription: pushSubscriptions,
      expire: sessions.expire,
      person: { id: users.id, phone: users.phone, switches: users.notificationPreferences, chosen: users.channels },
    })
    .from(notifications)
    .crossJoin(pushSubscriptions)
    .crossJoin(sessions)
    .crossJoin(users)
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(pushSubscriptions.id, subscriptionId),
        eq(sessions.sid, pushSubscriptions.sessionId),
        eq(users.id, pushSubscriptions.userId),
      ),
    )
  if (!row || row.notification.isRead || row.expire <= isoAfter(clock, 0)) return null
  const { type, pushUntil } = row.notification
  const secondsLeft = pushUntil ? Math.floor((Date.parse(pushUntil) - clock.now().getTime()) / SECOND_MS) : 0
  if (secondsLeft <= 0 || !isPushed(type) || !isSwitchedOn(type, row.person.switches)) return null
  const at = await pushTime(deps, row.notification, row.person)
  const { id: userId, phone } = row.person
  return at && { ...row, type, person: { userId, phone }, secondsLeft, waits: secondsUntil(clock, at) }
}

/** Returns when a notification may be pushed; null: another channel delivers it, or its days are booked. */
async function pushTime(
  { clock, config, sendingWindow }: Deps,
  { id, type, data, pushUntil }: typeof notifications.$inferSelect,
  { id: userId, phone, switches, chosen }: Person,
): Promise<string | null> {
  if (type !== 'weather_alert') {
    const answers = chosen.answers ?? 'web'
    return type === 'community_reply' && answers !== 'web' ? null : (sendingWindow.opensAt(phone) ?? isoAfter(clock, 0))
  }
  const way = channelForMessage('warnings', switches, chosen)
  // Without a number to call from, calls become pushes.
  if (way !== 'web' && !(way === 'call' && config.VOICE_NUMBER === undefined)) return null
  const purpose = warningPurposeOf(data)
  if (purpose === 'warning')
    return sendingWindow.book({ userId, phone }, warningCollapseKey(id), pushUntil ?? isoAfter(clock, 0))
  return (purposeRule(purpose).hours === 'day' && sendingWindow.opensAt(phone)) || isoAfter(clock, 0)
}
