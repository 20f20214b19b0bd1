import type { Permit } from '../gateway.ts'
import type { Field } from '../sms/port.ts'

/** A call event from the provider: a ring, pressed keys, a recording or the end. */
export interface CallEvent {
  /** Id given by the provider. */
  sessionId: string
  /** False: the end of the call, which can be the first event to arrive. */
  active: boolean
  direction: 'inbound' | 'outbound'
  /** Numbers as the provider writes them. */
  caller: string
  called: string
  /** Pressed keys; null: none were requested. */
  keys: string | null
  /** Address of the recording. */
  recordingUrl: string | null
  /** Our id of an outbound call. */
  requestId: string | null
  durationSeconds: number | null
  /** `currency decimal`. */
  cost: string | null
  hangupCause: string | null
}

/** A recorded clip by address, or text for the provider's English voice. */
export type Spoken = { play: string } | { say: string }

/** Elements of a call's response; each runs when the previous one is over. */
export type CallElement =
  | Spoken
  /** Keys, ended by `#` where there may be several. Without input, the next element runs. */
  | { keys: { most: number; prompt: Spoken; next: string } }
  | { record: { mostSeconds: number; prompt: Spoken; next: string } }
  /** Not answered, so free of charge: alone, and only as the first response. */
  | { reject: true }

/** Wire format of a voice provider: its form fields and its response. */
export interface VoiceWire {
  event(field: Field): CallEvent
  /** Body of the response, always XML with status 200. */
  body(elements: readonly CallElement[]): string
}

/** Outcome of a request for a call. */
export type Placed =
  | { outcome: 'queued'; sessionId: string | null }
  /** The call was not placed. */
  | { outcome: 'refused'; reason: string }
  /** The call may or may not have been placed. */
  | { outcome: 'unknown'; reason: string }

export interface VoiceProvider {
  wire: VoiceWire
  /** Places a call; `requestId` comes back with its events. */
  call(permit: Permit<'call'>, requestId: string): Promise<Placed>
}
