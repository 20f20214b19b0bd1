import type { Field } from '../sms/port.ts'

/** What a farmer has pressed so far in one dial. */
export interface UssdTurn {
  /** The provider's. */
  sessionId: string
  /** As the provider writes it. */
  phone: string
  network: string
  serviceCode: string
  /** All answers since the dial, joined by `*`; empty at the dial. */
  answers: string
}

/** How a dial ended, as the provider tells it: late, twice or never. */
export interface UssdEnd {
  sessionId: string
  /** Null for a word that nobody documented. */
  outcome: 'finished' | 'left' | 'failed' | null
  /** The provider's own word for it. */
  status: string
  /** `currency decimal`. */
  cost: string | null
  durationMs: number | null
}

/** What a phone is shown: `last` ends the session. */
export interface UssdAnswer {
  text: string
  last: boolean
}

/** The wire of a USSD provider: its forms, and the body that it wants back. */
export interface UssdWire {
  turn(field: Field): UssdTurn
  end(field: Field): UssdEnd
  /** Always answered 200 as text/plain. */
  body(answer: UssdAnswer): string
}
