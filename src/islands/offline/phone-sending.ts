import { deliver, reachable } from './deliver.ts'
import { aloneOnPhone } from './phone-lock.ts'
import { waitingWrites } from './phone-store.ts'
import { createSending } from './sending.ts'

const CHANNEL = 'gona-queue'

let opened: BroadcastChannel | null | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Opened when it is first needed: the server, which renders the same screens, never does. */
function channel(): BroadcastChannel | null {
  if (opened === undefined) {
    opened = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    opened?.addEventListener('message', tell)
  }
  return opened
}

/** Notifies every tab that the pending writes have changed. */
export function tellChanged(): void {
  tell()
  channel()?.postMessage('changed')
}

/** Hears of every change, this tab's or another's. @returns how to stop */
export function onWaitingChange(listener: () => void): () => void {
  channel()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends the pending writes of this phone; the same for a page and for the service worker. */
export const sendWaiting = createSending({
  store: waitingWrites,
  deliver,
  reachable,
  alone: aloneOnPhone,
  now: Date.now,
  changed: tellChanged,
})
