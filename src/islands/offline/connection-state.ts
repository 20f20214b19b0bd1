import type { PendingWrite } from './pending-write.ts'

/** Connection state of the page, shown in the offline bar. */
export interface ConnectionState {
  /** False if the browser reports no network, or the page's own request failed. */
  online: boolean
  /** True if the page is a cached copy. */
  fromCache: boolean
  /** True if a newer version of the page has arrived. */
  newer: boolean
  waiting: readonly PendingWrite[]
  sending: boolean
  /** Text of the line that is folded into the header's mark. */
  folded: string | null
  /** True if the bar is unfolded. */
  open: boolean
}

let connectionState: ConnectionState = {
  online: true,
  fromCache: false,
  newer: false,
  waiting: [],
  sending: false,
  folded: null,
  open: false,
}
const listeners = new Set<() => void>()

export const getConnectionState = () => connectionState

export function setConnectionState(change: Partial<ConnectionState>): void {
  connectionState = { ...connectionState, ...change }
  for (const listener of listeners) listener()
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
