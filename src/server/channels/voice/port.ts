import type { Permit } from '../gateway.ts'
import type { Field } from '../sms/port.ts'

/** What the provider tells of a call: somebody rings, presses keys, has spoken, or is gone. */
export interface CallEvent {
  /** The provider's. */
  sessionId: string
  /** False: its last word, which may be the first that comes. */
  active: boolean
  direction: 'inbound' | 'outbound'
  /** As the provider writes them: who rang, and who was rung. */
  caller: string
  called: string
  /** Keys that were pressed; null: none were asked for. */
  keys: string | null
  /** Where the spoken words can be heard. */
  recordingUrl: string | null
  /** What we called a call of ours. */
  requestId: string | null
  durationSeconds: number | null
  /** `currency decimal`. */
  cost: string | null
  hangupCause: string | null
}

/** A recorded clip by its address, or words for the provider's own English voice. */
export type Spoken = { play: string } | { say: string }

/** What a phone gets to hear, and what is asked of it; each runs when the one before is over. */
export type CallElement =
  | Spoken
  /** Keys, ended by `#` where there may be several. Where none come, the next element runs. */
  | { keys: { most: number; prompt: Spoken; next: string } }
  | { record: { mostSeconds: number; prompt: Spoken; next: string } }
  /** Not taken, and nobody pays: alone, and as the first answer only. */
  | { reject: true }

/** The wire of a provider of calls: its form, and the answer that it wants back. */
export interface VoiceWire {
  event(field: Field): CallEvent
  /** Always answered 200 as XML. */
  body(elements: readonly CallElement[]): string
}

/** What became of a call that we asked for. */
export type Placed =
  | { outcome: 'queued'; sessionId: string | null }
  /** It did not go. */
  | { outcome: 'refused'; reason: string }
  /** Nobody knows whether it went. */
  | { outcome: 'unknown'; reason: string }

export interface VoiceProvider {
  wire: VoiceWire
  /** Rings a phone; `requestId` comes back with the events of the call. */
  call(permit: Permit<'call'>, requestId: string): Promise<Placed>
}
