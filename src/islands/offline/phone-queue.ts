import { newKey } from '../lib/write.ts'
import { deliver, reachable } from './deliver.ts'
import { openPhoneStore } from './phone-store.ts'
import { createQueue } from './queue.ts'

const LOCK = 'gona-queue'
const CHANNEL = 'gona-queue'

/** The queue of this phone, the same for a page and for the service worker. */
export function openPhoneQueue() {
  const store = openPhoneStore()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  channel?.addEventListener('message', tell)
  return {
    store,
    queue: createQueue({
      store: store.writes,
      deliver,
      reachable,
      alone: inTurn,
      now: Date.now,
      newId: newKey,
      changed() {
        tell()
        channel?.postMessage('changed')
      },
    }),
    /** Hears of every change, this tab's or another's. @returns how to stop */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type PhoneQueue = ReturnType<typeof openPhoneQueue>

let last: Promise<unknown> = Promise.resolve()

/**
 * One at a time on the whole phone: tabs and service worker share the lock. On plain http browsers give none; there is
 * no service worker there either, each tab takes turns with itself, and two tabs send the same keys.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<T>
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
