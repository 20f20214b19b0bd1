import { deliverWrite, isServerReachable } from './deliver-write.ts'
import { withPhoneLock } from './phone-lock.ts'
import { pendingWrites } from './phone-store.ts'
import { createOutboxSender } from './send-outbox.ts'

const CHANNEL = 'gona-queue'

let openChannel: BroadcastChannel | null | undefined
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Opened on first use, because the server renders the same screens without it. */
function broadcastChannel(): BroadcastChannel | null {
  if (openChannel === undefined) {
    openChannel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    openChannel?.addEventListener('message', notifyListeners)
  }
  return openChannel
}

/** Notifies all tabs that the pending writes changed. */
export function notifyPendingChange(): void {
  notifyListeners()
  broadcastChannel()?.postMessage('changed')
}

/** Listens to changes by this tab and others. @returns a function that stops listening */
export function onPendingChange(listener: () => void): () => void {
  broadcastChannel()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends the pending writes of this phone, from a page or the service worker. */
export const sendPending = createOutboxSender({
  store: pendingWrites,
  deliver: deliverWrite,
  reachable: isServerReachable,
  alone: withPhoneLock,
  now: Date.now,
  changed: notifyPendingChange,
})
