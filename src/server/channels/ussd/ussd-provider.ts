import type { FormFieldReader } from '../sms/sms-provider.ts'

export interface UssdTurn {
  sessionId: string
  phone: string
  network: string
  serviceCode: string
  answers: string
}

/** The provider's report of a session's end; may arrive late, twice or never. */
export interface UssdEnd {
  sessionId: string
  outcome: 'finished' | 'left' | 'failed' | null
  status: string
  cost: string | null
  durationMs: number | null
}

/** Screen for a phone; `last` ends the session. */
export interface UssdAnswer {
  text: string
  last: boolean
}

export interface UssdProviderAdapter {
  turn(field: FormFieldReader): UssdTurn
  end(field: FormFieldReader): UssdEnd
  body(answer: UssdAnswer): string
}
