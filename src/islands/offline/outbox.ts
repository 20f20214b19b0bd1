import { ApiError } from '../lib/api.ts'
import { perform, type Write } from '../lib/write.ts'
import { type HELD, mayWait } from './held.ts'
import { kindOf } from './kinds.ts'
import { hold } from './phone.ts'

interface Sender {
  key: string
  userId: string | null
}

/**
 * Sends a write, or keeps it on the phone when nobody answers; behind others that wait already, it waits its turn.
 * @throws ApiError when it is refused; any other error when nobody answered and it cannot be kept.
 */
export async function sendOrHold<Out>(write: Write, { key, userId }: Sender): Promise<Out | typeof HELD> {
  if (userId === null || kindOf(write) === null) return perform<Out>(write, { key, userId })
  if (!navigator.onLine || mayWait(userId)) {
    try {
      return (await hold(write, { key, userId }, false)) as Out | typeof HELD
    } catch (error) {
      // A phone that cannot keep it (storage forbidden or full) can still send it: the key is the same.
      if (error instanceof ApiError || !navigator.onLine) throw error
    }
  }
  try {
    return await perform<Out>(write, { key, userId })
  } catch (error) {
    if (error instanceof ApiError && !isGateway(error)) throw error
    return (await hold(write, { key, userId }, true)) as Out | typeof HELD
  }
}

/** What a gateway says when it reaches nobody; a server that is busy or full says so itself, and the form keeps the text. */
const isGateway = ({ status, ownWords }: ApiError) => status >= 502 && status <= 504 && !ownWords
