import type { PushSubscriptionInput } from '../../../contracts/push.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Permit } from '../gateway.ts'
import { encryptFor } from './encrypt.ts'
import type { Reach } from './reach.ts'
import type { Vapid } from './vapid.ts'

/** Push services answer within some hundred milliseconds. */
const PATIENCE_MS = 3_000

/** What came of one message. `gone`: there is no such browser any more. `refused`: it will not be taken later either. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' }
  /** `silent`: it did not answer at all, which took its time. */
  | { kind: 'later'; afterSeconds: number | null; silent: boolean }

interface Parcel extends PushSubscriptionInput {
  plaintext: Uint8Array<ArrayBuffer>
  /** An undelivered one with the same topic is replaced, so that a second attempt does not tell it twice. */
  topic: string
  /** The push service drops it after this time. */
  secondsLeft: number
  /** Wakes a phone that saves its battery. */
  urgent: boolean
  signal: AbortSignal
}

/** Hands one encrypted message to the browser's push service (RFC 8030). Never throws. */
export async function deliver(
  _permit: Permit<'push'>,
  { fetch, clock, log, vapid, reach }: Pick<Foundation, 'fetch' | 'clock' | 'log'> & { vapid: Vapid; reach: Reach },
  { endpoint, keys, plaintext, topic, secondsLeft, urgent, signal }: Parcel,
): Promise<Outcome> {
  const { host } = new URL(endpoint)
  const enough = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    // Of a service that is none any more, or never was one.
    if (!reach.accepts(endpoint)) return { kind: 'gone' }
    const leadsOut = await Promise.race([reach.leadsOut(endpoint), aborted(enough)])
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

/** Rejects when the signal says so: a lookup of a name cannot be broken off, but need not be waited for. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 400 || status === 413) return { kind: 'refused' }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', afterSeconds: Number.isFinite(seconds) ? seconds : null, silent: false }
}
