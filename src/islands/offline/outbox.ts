import { ApiError } from '../lib/api.ts'
import { type SendContext, sendWrite, type Write } from '../lib/write.ts'
import { mayHavePending, type QUEUED } from './held.ts'
import { queueWrite } from './phone.ts'

/** Returns whether a write may be queued; writes with a password never are. */
const mayBeStored = ({ kind, body }: Write) =>
  kind !== undefined && (body as { currentPassword?: string } | undefined)?.currentPassword === undefined

/**
 * Sends a write after all pending writes, or queues it without a response. @throws ApiError for an error response,
 * another error if the write can be neither sent nor queued
 */
export async function sendOrQueue<Out>(
  write: Write,
  sender: Omit<SendContext, 'imageUrl'>,
): Promise<Out | typeof QUEUED> {
  const { key, userId } = sender
  if (userId === null || !mayBeStored(write)) return sendWrite<Out>(write, sender)
  if (!navigator.onLine || mayHavePending(userId)) {
    try {
      return (await queueWrite(write, { key, userId }, false)) as Out | typeof QUEUED
    } catch (error) {
      // A phone that cannot store the write can still send it with the same key.
      if (error instanceof ApiError || !navigator.onLine) throw error
    }
  }
  try {
    return await sendWrite<Out>(write, sender)
  } catch (error) {
    if (error instanceof ApiError && !isGateway(error)) throw error
    return (await queueWrite(write, { key, userId }, true)) as Out | typeof QUEUED
  }
}

/** True for an error of a gateway that cannot reach the server. A busy server answers with its own text, and the form keeps its values. */
const isGateway = ({ status, ownWords }: ApiError) => status >= 502 && status <= 504 && !ownWords
