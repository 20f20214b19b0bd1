import type { PushSubscriptionInput } from '../../../contracts/push.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Permit } from '../outbound-gateway.ts'
import { encryptFor } from './encrypt.ts'
import type { EndpointPolicy } from './endpoint-policy.ts'
import type { Vapid } from './vapid.ts'

/** Timeout; push services answer within some hundred milliseconds. */
const PATIENCE_MS = 3_000

/** Result of one message. `gone`: the browser is unsubscribed. `refused`: a retry would fail too. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' }
  /** `silent`: the service did not answer before the timeout. */
  | { kind: 'later'; afterSeconds: number | null; silent: boolean }

interface PushRequest extends PushSubscriptionInput {
  plaintext: Uint8Array<ArrayBuffer>
  /** Topic of the message: a push service replaces an undelivered message of the same topic, so that a retry is shown once. */
  topic: string
  /** Time to live with the push service. */
  secondsLeft: number
  urgent: boolean
  signal: AbortSignal
}

/** Sends one encrypted message to the browser's push service (RFC 8030). Never throws. */
export async function deliverPush(
  _permit: Permit<'push'>,
  {
    fetch,
    clock,
    log,
    vapid,
    reach,
  }: Pick<Foundation, 'fetch' | 'clock' | 'log'> & { vapid: Vapid; reach: EndpointPolicy },
  { endpoint, keys, plaintext, topic, secondsLeft, urgent, signal }: PushRequest,
): Promise<PushOutcome> {
  const { host } = new URL(endpoint)
  const enough = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    // The host is not a known push service.
    if (!reach.accepts(endpoint)) return { kind: 'gone' }
    const leadsOut = await Promise.race([reach.leadsOut(endpoint), rejectOnAbort(enough)])
    if (!leadsOut) return { kind: 'gone' }
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: enough,
      headers: {
        authorization: await vapid.authorization(endpoint, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(secondsLeft),
        urgency: urgent ? 'high' : 'normal',
        topic,
      },
      body: await encryptFor(keys, plaintext),
    })
    await answer.body?.cancel()
    const outcome = outcomeOf(answer)
    if (outcome.kind !== 'sent') log.warn('push.not_sent', { host, status: answer.status, outcome: outcome.kind })
    return outcome
  } catch (error) {
    log.warn('push.not_sent', { host, reason: error instanceof Error ? error.name : typeof error, outcome: 'later' })
    return { kind: 'later', afterSeconds: null, silent: enough.aborted && !signal.aborted }
  }
}

/** Rejects when the signal aborts: a DNS lookup cannot be cancelled, but need not be awaited. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 400 || status === 413) return { kind: 'refused' }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', afterSeconds: Number.isFinite(seconds) ? seconds : null, silent: false }
}
