import { ApiError } from '../lib/api.ts'
import { perform, type Write } from '../lib/write.ts'
import { kindOf } from './kinds.ts'

/** The light door to the queue: its code is loaded when something has to wait, or when the page is at rest. */
export const loadPhone = () => import('./phone.ts')

/** Instead of an answer: kept on the phone, to be sent later. */
export const HELD = Symbol('held')

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
      return await hold<Out>(write, { key, userId }, false)
    } catch (error) {
      // A phone that cannot keep it (storage forbidden or full) can still send it: the key is the same.
      if (error instanceof ApiError || !navigator.onLine) throw error
    }
  }
  try {
    return await perform<Out>(write, { key, userId })
  } catch (error) {
    if (error instanceof ApiError && !isGateway(error)) throw error
    return hold<Out>(write, { key, userId }, true)
  }
}

/** What a gateway says when it reaches nobody; a server that is busy or full says so itself, and the form keeps the text. */
const isGateway = ({ status, ownWords }: ApiError) => status >= 502 && status <= 504 && !ownWords

async function hold<Out>(write: Write, { key, userId }: Sender, tried: boolean): Promise<Out | typeof HELD> {
  const { hold: keep } = await loadPhone()
  return (await keep(write, { key, userId: userId! }, tried)) as Out | typeof HELD
}

const HINT = 'gona.waiting.'

/** Whether something of this person's may be waiting: known without opening the phone's database. */
export function mayWait(userId: string): boolean {
  try {
    return localStorage.getItem(HINT + userId) !== null
  } catch {
    return false
  }
}

export function hintWaiting(userId: string, waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(HINT + userId, '1')
    else localStorage.removeItem(HINT + userId)
  } catch {
    // No storage: what waits is then found when the page starts.
  }
}
