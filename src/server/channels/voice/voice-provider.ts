import type { Permit } from '../outbound-gateway.ts'
import type { FormFieldReader } from '../sms/sms-provider.ts'

export interface CallEvent {
  sessionId: string
  /** False for the event that reports the end of the call, which may be the first event to arrive. */
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
  /** Asks for keys; `#` ends the input where several keys are possible. Without input, the next element runs. */
  | { keys: { most: number; prompt: SpokenElement; next: string } }
  | { record: { mostSeconds: number; prompt: SpokenElement; next: string } }
  /** Does not answer the call, so that it is free of charge. Must be the only element of the first response. */
  | { reject: true }

/** Wire format of a voice provider: its form fields and its response. */
export interface VoiceProviderAdapter {
  event(field: FormFieldReader): CallEvent
  body(elements: readonly CallElement[]): string
}

export type PlacedCall =
  | { outcome: 'queued'; sessionId: string | null }
  | { outcome: 'refused'; reason: string }
  /** The call may or may not have been placed. */
  | { outcome: 'unknown'; reason: string }

export interface VoiceProvider {
  wire: VoiceProviderAdapter
  /** Places a call; `requestId` comes back with its events. */
  call(permit: Permit<'call'>, requestId: string): Promise<PlacedCall>
}
