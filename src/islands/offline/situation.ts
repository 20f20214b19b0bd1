import type { Waiting } from './waiting.ts'

/** Connection state of the page, shown in the offline bar. */
export interface Situation {
  /** False when the browser knows of no network, or this page's request found none. */
  online: boolean
  /** True when the page is a cached copy. */
  fromCache: boolean
  /** True when a newer version of the page has arrived. */
  newer: boolean
  waiting: readonly Waiting[]
  sending: boolean
  /** Text of the line that is folded into the header's mark. */
  folded: string | null
  /** True when the bar is unfolded. */
  open: boolean
}

let situation: Situation = {
  online: true,
  fromCache: false,
  newer: false,
  waiting: [],
  sending: false,
  folded: null,
  open: false,
}
const listeners = new Set<() => void>()

export const readSituation = () => situation

export function setSituation(change: Partial<Situation>): void {
  situation = { ...situation, ...change }
  for (const listener of listeners) listener()
}

export function onSituation(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
