import { eq } from 'drizzle-orm'
import { notificationKind } from '../../../contracts/notification-kinds.ts'
import { pushSubscriptions } from '../../../db/schema/push.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { OutboundGateway } from '../outbound-gateway.ts'
import { warningPurposeOf } from '../purposes.ts'
import type { SendingWindow } from '../sending-window.ts'
import {
  type ClaimedPush,
  claimDuePush,
  deleteClaimedPush,
  hasDuePush,
  postponePush,
  SECOND_MS,
  secondsUntil,
} from './claims.ts'
import { deliverPush, type PushOutcome } from './deliver.ts'
import type { EndpointPolicy } from './endpoint-policy.ts'
import { buildPushPayload } from './push-payload.ts'
import { PUSH_PURPOSES, pushToSend, warningCollapseKey } from './push-to-send.ts'
import type { Vapid } from './vapid.ts'

const AT_ONCE = 8
/** Time for which a host that did not answer is skipped, so that messages to others do not wait. */
const REST_S = 60
/** Seconds before the second, third… attempt. */
const WAITS_S = [60, 300, 1800, 7200]

interface Deps extends Foundation {
  vapid: Vapid
  reach: EndpointPolicy
  sendingWindow: SendingWindow
  gateway: Pick<OutboundGateway, 'permit'>
}

interface Sending {
  deps: Deps
  stopping: AbortSignal
  /** Hosts that did not answer, and the time until which each is skipped. */
  resting: Map<string, number>
}

/** Sends the outbox, in whichever process; a message interrupted by a stop is sent again and shown once. */
export function createPushSending(deps: Deps) {
  const stopping = new AbortController()
  const sending: Sending = { deps, stopping: stopping.signal, resting: new Map() }
  let underWay: Promise<unknown> = Promise.resolve()

  /** Sends everything that is due. @returns counts by outcome: `sent`, `gone`, `later`, `refused`, `unwanted`. */
  function sendDue(): Promise<Record<string, number>> {
    const run = underWay.then(() => sendAll(sending))
    underWay = run.catch(() => undefined)
    return run
  }

  return {
    hasDue: () => hasDuePush(deps),
    sendDue,

    sendSoon(): void {
      sendDue().catch((error) => deps.log.warn('push.failed', { message: String(error) }))
    },

    async stop(): Promise<void> {
      stopping.abort()
      await underWay
    },
  }
}

async function sendAll(sending: Sending): Promise<Record<string, number>> {
  const { deps, stopping } = sending
  const report: Record<string, number> = {}
  while (!stopping.aborted && (await hasDuePush(deps))) {
    const waiting = await claimDuePush(deps)
    const work = async () => {
      for (let next = waiting.shift(); next && !stopping.aborted; next = waiting.shift()) {
        const kind = await sendOne(sending, next)
        report[kind] = (report[kind] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  if (Object.keys(report).length > 0) deps.log.info('push.sent', report)
  return report
}

type Found = Exclude<Awaited<ReturnType<typeof pushToSend>>, '' | null>

async function sendOne(sending: Sending, claimed: ClaimedPush): Promise<PushOutcome['kind'] | 'unwanted'> {
  const { deps } = sending
  const { clock, gateway } = deps
  const found = await pushToSend(deps, claimed)
  if (!found) {
    await deleteClaimedPush(deps, claimed)
    return 'unwanted'
  }
  const { notification, subscription, waits } = found
  if (waits > 0) {
    await postponePush(deps, claimed, waits, claimed.attempts - 1)
    return 'later'
  }
  const { host } = new URL(subscription.endpoint)
  const rest = hostRestMs(sending, host)
  if (rest > 0) {
    await postponePush(deps, claimed, rest, claimed.attempts - 1)
    return 'later'
  }
  const { id, type } = notification
  const details = { about: warningCollapseKey(id) }
  const purpose = type === 'weather_alert' ? warningPurposeOf(notification.data) : PUSH_PURPOSES[found.type]
  const { permit, opensAt } = await gateway.permit<'push'>(purpose, 'push', found.person, details)
  if (!permit) {
    if (opensAt) await postponePush(deps, claimed, secondsUntil(clock, opensAt), claimed.attempts - 1)
    else await deleteClaimedPush(deps, claimed)
    return opensAt ? 'later' : 'unwanted'
  }
  const outcome = await deliverPush(permit, deps, {
    ...subscription,
    plaintext: buildPushPayload(notification),
    topic: id.replaceAll('-', ''),
    secondsLeft: found.secondsLeft,
    urgent: notificationKind(type).push?.urgent ?? false,
    signal: sending.stopping,
  })
  await recordPushOutcome(sending, claimed, found, host, outcome)
  return outcome.kind
}

/** Deletes a subscription that is gone, schedules the next attempt, or ends the message. */
async function recordPushOutcome(
  { deps, resting }: Sending,
  claimed: ClaimedPush,
  { subscription, secondsLeft }: Found,
  host: string,
  outcome: PushOutcome,
): Promise<void> {
  const { db, clock } = deps
  if (outcome.kind === 'gone') {
    await db.write(db.orm.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id)))
  } else if (outcome.kind === 'later') {
    const wait = Math.max(WAITS_S[claimed.attempts - 1] ?? Number.POSITIVE_INFINITY, outcome.afterSeconds ?? 0)
    if (outcome.silent) resting.set(host, clock.now().getTime() + REST_S * SECOND_MS)
    if (wait > secondsLeft) await deleteClaimedPush(deps, claimed)
    else await postponePush(deps, claimed, wait)
  } else await deleteClaimedPush(deps, claimed)
}

/** Returns the seconds for which a host is still skipped; 0: none. */
function hostRestMs({ deps, resting }: Sending, host: string): number {
  const now = deps.clock.now().getTime()
  for (const [other, until] of resting) if (until <= now || until > now + REST_S * SECOND_MS) resting.delete(other)
  return ((resting.get(host) ?? now) - now) / SECOND_MS
}
