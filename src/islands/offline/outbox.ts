import { ApiError } from '../lib/api.ts'
import { type Circumstances, perform, type Write } from '../lib/write.ts'
import { type HELD, mayWait } from './held.ts'
import { hold } from './phone.ts'

/** Returns whether a write may be queued; writes with a password never are. */
const mayBeStored = ({ kind, body }: Write) =>
  kind !== undefined && (body as { currentPassword?: string } | undefined)?.currentPassword === undefined

/**
 * Sends a write after all pending writes, or queues it without a response. @throws ApiError for an error response,
 * another error if the write can be neither sent nor queued
 */
export async function sendOrHold<Out>(
  write: Write,
  sender: Omit<Circumstances, 'imageUrl'>,
): Promise<Out | typeof HELD> {
  const { key, userId } = sender
  if (userId === null || !mayBeStored(write)) return perform<Out>(write, sender)
  if (!navigator.onLine || mayWait(userId)) {
    try {
      return (await hold(write, { key, userId }, false)) as Out | typeof HELD
    } catch (error) {
      // A phone that cannot store the write can still send it with the same key.
      if (error instanceof ApiError || !navigator.onLine) throw error
    }
  }
  try {
    return await perform<Out>(write, sender)
  } catch (error) {
    if (error instanceof ApiError && !isGateway(error)) throw error
    return (await hold(write, { key, userId }, true)) as Out | typeof HELD
  }
}

/** True for an error of a gateway that cannot reach the server. A busy server answers with its own text, and the form keeps its values. */
const isGateway = ({ status, ownWords }: ApiError) => status >= 502 && status <= 504 && !ownWords
