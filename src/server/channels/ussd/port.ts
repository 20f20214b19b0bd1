import type { Field } from '../sms/port.ts'

/** Input of a farmer so far in one session. */
export interface UssdTurn {
  /** Id given by the provider. */
  sessionId: string
  /** Number as the provider writes it. */
  phone: string
  network: string
  serviceCode: string
  /** All answers of the session, joined by `*`; empty at the start. */
  answers: string
}

/** The provider's report of a session's end; may arrive late, twice or never. */
export interface UssdEnd {
  sessionId: string
  /** Null for an undocumented status. */
  outcome: 'finished' | 'left' | 'failed' | null
  /** Status as the provider words it. */
  status: string
  /** `currency decimal`. */
  cost: string | null
  durationMs: number | null
}

/** Screen for a phone; `last` ends the session. */
export interface UssdAnswer {
  text: string
  last: boolean
}

/** Wire format of a USSD provider: its forms and its response body. */
export interface UssdWire {
  turn(field: Field): UssdTurn
  end(field: Field): UssdEnd
  /** Body of the response, always text/plain with status 200. */
  body(answer: UssdAnswer): string
}
