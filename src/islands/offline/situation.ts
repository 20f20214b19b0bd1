import type { Waiting } from './waiting.ts'

/** How this page stands to the network, for the bar above it. */
export interface Situation {
  online: boolean
  /** This page is the phone's copy. */
  kept: boolean
  /** The network has brought a newer one meanwhile. */
  newer: boolean
  waiting: readonly Waiting[]
  sending: boolean
  /** What the line about it said, while only its mark is shown in the header. */
  folded: string | null
  /** All there is to say of it is shown. */
  open: boolean
}

let situation: Situation = {
  online: true,
  kept: false,
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
