import type { Permit } from '../gateway.ts'
import type { FormFieldReader } from '../sms/port.ts'

export interface CallEvent {
  sessionId: string
  /** False: the end of the call, which can be the first event to arrive. */
  active: boolean
  direction: 'inbound' | 'outbound'
  caller: string
  called: string
  keys: string | null
  recordingUrl: string | null
  requestId: string | null
  durationSeconds: number | null
  cost: string | null
  hangupCause: string | null
}

export type SpokenElement = { play: string } | { say: string }

export type CallElement =
  | SpokenElement
  /** Keys, ended by `#` where there may be several. Without input, the next element runs. */
  | { keys: { most: number; prompt: SpokenElement; next: string } }
  | { record: { mostSeconds: number; prompt: SpokenElement; next: string } }
  /** Not answered, so free of charge: alone, and only as the first response. */
  | { reject: true }

/** Wire format of a voice provider: its form fields and its response. */
export interface VoiceWire {
  event(field: FormFieldReader): CallEvent
  body(elements: readonly CallElement[]): string
}

export type PlacedCall =
  | { outcome: 'queued'; sessionId: string | null }
  | { outcome: 'refused'; reason: string }
  /** The call may or may not have been placed. */
  | { outcome: 'unknown'; reason: string }

export interface VoiceProvider {
  wire: VoiceWire
  /** Places a call; `requestId` comes back with its events. */
  call(permit: Permit<'call'>, requestId: string): Promise<PlacedCall>
}
