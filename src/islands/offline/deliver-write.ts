import { ApiError } from '../lib/api.ts'
import { sendWrite, timeoutSignal } from '../lib/send-write.ts'
import type { PendingWrite } from './pending-write.ts'
import type { Delivery } from './send-outbox.ts'

const TEMPORARY_STATUSES = [408, 425, 429, 502, 503, 504]

/** Sends one pending write and returns the result. */
export async function deliverWrite(
  item: PendingWrite,
  onUploaded: (imageUrl: string) => Promise<void>,
): Promise<Delivery> {
  const { id, userId, uploaded } = item
  try {
    const answer = await sendWrite<unknown>(item, { key: id, userId, imageUrl: uploaded?.imageUrl, onUploaded })
    return { state: 'done', answer }
  } catch (error) {
    return whatHappened(error)
  }
}

function whatHappened(error: unknown): Delivery {
  if (!(error instanceof ApiError)) return { state: 'later', mayHaveArrived: true }
  const { status, sentence, fields, retryAfter } = error
  const refusal = { sentence, fields }
  if (status === 401) return { state: 'signed out' }
  // 409 with Retry-After: the server is still working on the first attempt.
  if (status === 409 && retryAfter) return { state: 'later', mayHaveArrived: true }
  if (TEMPORARY_STATUSES.includes(status)) return { state: 'later', mayHaveArrived: status >= 502 && status !== 503 }
  return status >= 500 ? { state: 'failed', refusal } : { state: 'refused', refusal, error }
}

/** Tests that our own server answers, not a hotspot's sign-in page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: timeoutSignal(10_000) })
    return (await answer.json()).status === 'ok'
  } catch {
    return false
  }
}
