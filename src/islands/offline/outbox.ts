import { ApiError } from '../lib/api.ts'
import { type BrowserWrite, type SendContext, sendWrite } from '../lib/send-write.ts'
import { mayHavePending, type QUEUED_RESULT } from './pending-hint.ts'
import { queueWrite } from './phone-outbox.ts'

/** Returns whether a write may be queued; writes with a password never are. */
const mayBeStored = ({ kind, body }: BrowserWrite) =>
  kind !== undefined && (body as { currentPassword?: string } | undefined)?.currentPassword === undefined

/**
 * Sends a write after all pending writes, or queues it without a response. @throws ApiError for an error response,
 * another error if the write can be neither sent nor queued
 */
export async function sendOrQueue<Out>(
  write: BrowserWrite,
  sender: Omit<SendContext, 'imageUrl'>,
): Promise<Out | typeof QUEUED_RESULT> {
  const { key, userId } = sender
  if (userId === null || !mayBeStored(write)) return sendWrite<Out>(write, sender)
  if (!navigator.onLine || mayHavePending(userId)) {
    try {
      return (await queueWrite(write, { key, userId }, false)) as Out | typeof QUEUED_RESULT
    } catch (error) {
      // A phone that cannot store the write can still send it with the same key.
      if (error instanceof ApiError || !navigator.onLine) throw error
    }
  }
  try {
    return await sendWrite<Out>(write, sender)
  } catch (error) {
    if (error instanceof ApiError && !isGateway(error)) throw error
    return (await queueWrite(write, { key, userId }, true)) as Out | typeof QUEUED_RESULT
  }
}

/** True for an error of a gateway that cannot reach the server. A busy server answers with its own text, and the form keeps its values. */
const isGateway = ({ status, ownWords }: ApiError) => status >= 502 && status <= 504 && !ownWords
