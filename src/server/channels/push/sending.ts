import { and, eq, lte, sql } from 'drizzle-orm'
import { type ChosenChannels, wayOf } from '../../../contracts/channels.ts'
import { kindOf, type NOTIFICATION_KINDS, type NotificationType } from '../../../contracts/notification-kinds.ts'
import type { NotificationPreferences } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { pushOutbox, pushSubscriptions } from '../../../db/schema/push.ts'
import { sessions } from '../../../db/schema/sign-in.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { isWanted } from '../../notifications/notify.ts'
import type { OutboundGateway } from '../gateway.ts'
import { type PurposeBy, ruleOf, warningPurposeOf } from '../purposes.ts'
import type { SendingWindow } from '../sending-window.ts'
import { deliver, type Outcome } from './deliver.ts'
import { pushMessage } from './message.ts'
import type { Reach } from './reach.ts'
import type { Vapid } from './vapid.ts'

const SECOND = 1000
const AT_ONCE = 8
const CLAIMED_AT_ONCE = 100
const LOOKED_AT = 1_000
/** Time for which a host that did not answer is skipped, so that messages to others do not wait. */
const REST_S = 60
/** Longer than sending one claim takes; a dead process loses its claim after this time. */
const CLAIM_S = 300
/** Seconds before the second, third… attempt. */
const WAITS_S = [60, 300, 1800, 7200]

/** Sends the outbox, in whichever process; a message interrupted by a stop is sent again and shown once. */
export function createPushSending(
  needs: Foundation & { vapid: Vapid; reach: Reach; sendingWindow: SendingWindow; gateway: Gateway },
) {
  const { db, clock, log, config, sendingWindow, gateway } = needs
  const { orm } = db
  const stopping = new AbortController()
  const iso = (secondsFromNow: number) => new Date(clock.now().getTime() + secondsFromNow * SECOND).toISOString()
  const secondsUntil = (at: string) => Math.max(0, (Date.parse(at) - clock.now().getTime()) / SECOND)
  let underWay: Promise<unknown> = Promise.resolve()

  async function hasDue(): Promise<boolean> {
    const due = orm
      .select({ one: sql`1` })
      .from(pushOutbox)
      .where(lte(pushOutbox.dueAt, iso(0)))
    return (await due.limit(1)).length > 0
  }

  async function claim() {
    const until = iso(CLAIM_S)
    const longest = sql`select rowid as row, due_at, subscription_id from ${pushOutbox}
      where due_at <= ${iso(0)} order by due_at limit ${LOOKED_AT}`
    const inTurns = sql`select longest.row, longest.due_at,
        row_number() over (partition by owner.user_id order by longest.due_at, longest.row) as turn
      from (${longest}) as longest cross join ${pushSubscriptions} as owner on owner.id = longest.subscription_id`
    const due = sql`select row from (${inTurns}) order by turn, due_at limit ${CLAIMED_AT_ONCE}`
    const [claimed] = await db.write(
      orm
        .update(pushOutbox)
        .set({ attempts: sql`attempts + 1`, dueAt: until })
        .where(sql`rowid in (${due})`)
        .returning(),
    )
    return byTurn(claimed)
  }

  /** Hosts that did not answer, and the time until which each is skipped. */
  const resting = new Map<string, number>()

  /** Returns the seconds for which a host is still skipped; 0: none. */
  function restOf(host: string): number {
    const now = clock.now().getTime()
    for (const [other, until] of resting) if (until <= now || until > now + REST_S * SECOND) resting.delete(other)
    return ((resting.get(host) ?? now) - now) / SECOND
  }

  const postpone = (claimed: Claimed, seconds: number, attempts = claimed.attempts) =>
    db.write(
      orm
        .update(pushOutbox)
        .set({ dueAt: iso(seconds), attempts })
        .where(isThis(claimed)),
    )

  /** Content and recipient of a claimed row; null if read, expired, unwanted or signed out. */
  async function wanted({ notificationId, subscriptionId }: Pick<Claimed, 'notificationId' | 'subscriptionId'>) {
    const [row] = await orm
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
    if (!row || row.notification.isRead || row.expire <= iso(0)) return null
    const { type, pushUntil } = row.notification
    const secondsLeft = pushUntil ? Math.floor((Date.parse(pushUntil) - clock.now().getTime()) / SECOND) : 0
    if (secondsLeft <= 0 || !isPushed(type) || !isWanted(type, row.person.switches)) return null
    const at = await pushTime(row.notification, row.person)
    const { id: userId, phone } = row.person
    return at && { ...row, type, person: { userId, phone }, secondsLeft, waits: secondsUntil(at) }
  }

  /** Returns when a notification may be pushed; null: another channel delivers it, or its days are booked. */
  async function pushTime(
    { id, type, data, pushUntil }: typeof notifications.$inferSelect,
    { id: userId, phone, switches, chosen }: Person,
  ): Promise<string | null> {
    if (type !== 'weather_alert') {
      const answers = chosen.answers ?? 'web'
      return type === 'community_reply' && answers !== 'web' ? null : (sendingWindow.opensAt(phone) ?? iso(0))
    }
    const way = wayOf('warnings', switches, chosen)
    // Without a number to call from, calls become pushes.
    if (way !== 'web' && !(way === 'call' && config.VOICE_NUMBER === undefined)) return null
    const purpose = warningPurposeOf(data)
    if (purpose === 'warning') return sendingWindow.book({ userId, phone }, warningKey(id), pushUntil ?? iso(0))
    return (ruleOf(purpose).hours === 'day' && sendingWindow.opensAt(phone)) || iso(0)
  }

  async function sendOne(claimed: Claimed): Promise<Outcome['kind'] | 'unwanted'> {
    const found = await wanted(claimed)
    if (!found) {
      await forget(claimed)
      return 'unwanted'
    }
    const { notification, subscription, secondsLeft, waits } = found
    if (waits > 0) {
      await postpone(claimed, waits, claimed.attempts - 1)
      return 'later'
    }
    const { host } = new URL(subscription.endpoint)
    const rest = restOf(host)
    if (rest > 0) {
      await postpone(claimed, rest, claimed.attempts - 1)
      return 'later'
    }
    const { id, type } = notification
    const details = { about: warningKey(id) }
    const purpose = type === 'weather_alert' ? warningPurposeOf(notification.data) : PURPOSE_OF[found.type]
    const { permit, opensAt } = await gateway.permit<'push'>(purpose, 'push', found.person, details)
    if (!permit) {
      if (opensAt) await postpone(claimed, secondsUntil(opensAt), claimed.attempts - 1)
      else await forget(claimed)
      return opensAt ? 'later' : 'unwanted'
    }
    const outcome = await deliver(permit, needs, {
      ...subscription,
      plaintext: pushMessage(notification),
      topic: id.replaceAll('-', ''),
      secondsLeft,
      urgent: kindOf(type).push?.urgent ?? false,
      signal: stopping.signal,
    })
    if (outcome.kind === 'gone') {
      await db.write(orm.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id)))
    } else if (outcome.kind === 'later') {
      const wait = Math.max(WAITS_S[claimed.attempts - 1] ?? Number.POSITIVE_INFINITY, outcome.afterSeconds ?? 0)
      if (outcome.silent) resting.set(host, clock.now().getTime() + REST_S * SECOND)
      if (wait > secondsLeft) await forget(claimed)
      else await postpone(claimed, wait)
    } else await forget(claimed)
    return outcome.kind
  }

  const forget = (claimed: Claimed) => db.write(orm.delete(pushOutbox).where(isThis(claimed)))

  async function sendAll(): Promise<Record<string, number>> {
    const report: Record<string, number> = {}
    while (!stopping.signal.aborted && (await hasDue())) {
      const waiting = await claim()
      const work = async () => {
        for (let next = waiting.shift(); next && !stopping.signal.aborted; next = waiting.shift()) {
          const kind = await sendOne(next)
          report[kind] = (report[kind] ?? 0) + 1
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    }
    if (Object.keys(report).length > 0) log.info('push.sent', report)
    return report
  }

  /** Sends everything that is due. @returns counts by outcome: `sent`, `gone`, `later`, `refused`, `unwanted`. */
  function sendDue(): Promise<Record<string, number>> {
    const sending = underWay.then(sendAll)
    underWay = sending.catch(() => undefined)
    return sending
  }

  return {
    hasDue,
    sendDue,

    sendSoon(): void {
      sendDue().catch((error) => log.warn('push.failed', { message: String(error) }))
    },

    async stop(): Promise<void> {
      stopping.abort()
      await underWay
    },
  }
}

type Gateway = Pick<OutboundGateway, 'permit'>

const warningKey = (id: string) => `warning:${id}`

type Pushed = {
  [T in NotificationType]: (typeof NOTIFICATION_KINDS)[T]['push'] extends null ? never : T
}[NotificationType]
const PURPOSE_OF: Record<Pushed, PurposeBy<'push'>> = { weather_alert: 'warning', community_reply: 'reply' }
const isPushed = (type: NotificationType): type is Pushed => type in PURPOSE_OF

type Claimed = typeof pushOutbox.$inferSelect

interface Person {
  id: string
  phone: string
  switches: NotificationPreferences
  chosen: ChosenChannels
}

/** Each browser's first message, then the second: UPDATE returns rows unordered. */
function byTurn(claimed: Claimed[]): Claimed[] {
  const ofPhone = [...Map.groupBy(claimed, (row) => row.subscriptionId).values()]
  const turns = ofPhone.flatMap((rows) => rows.map((row, turn) => ({ row, turn })))
  return turns.sort((a, b) => a.turn - b.turn).map(({ row }) => row)
}

const isThis = ({ notificationId, subscriptionId }: Claimed) =>
  and(eq(pushOutbox.notificationId, notificationId), eq(pushOutbox.subscriptionId, subscriptionId))
