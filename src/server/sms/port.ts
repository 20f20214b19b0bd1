/** What became of one recipient, in the provider's own numbers (see `outcome.ts`). */
export interface RecipientResult {
  code: number
  /** The provider's word for the code, e.g. `InvalidPhoneNumber`. */
  status: string
  providerId: string | null
  /** `currency decimal`. */
  cost: string | null
}

/** What became of one request. Only `answered` says anything about single recipients. */
export type Handover =
  | { kind: 'answered'; results: Map<string, RecipientResult> }
  /** Surely nothing was taken; to be tried again, not before `retryAfterMs` where the provider says so. */
  | { kind: 'busy'; reason: string; retryAfterMs: number | null }
  /** Surely nothing was taken, and nothing will be until someone changes something. */
  | { kind: 'refused'; reason: string }
  /** It may have been taken: never to be repeated. */
  | { kind: 'unknown'; reason: string }

/** A message that a person sent to us. */
export interface ReceivedSms {
  id: string
  from: string
  text: string
  /** ISO time; null when the provider's is unreadable. */
  date: string | null
}

export interface SmsProvider {
  name: 'africas-talking' | 'mock'
  /** Hands one text to at most `MOST_RECIPIENTS` E.164 phones. Never throws: a failure is an answer too. */
  send(text: string, phones: string[]): Promise<Handover>
  /** `currency decimal`; null when there is none to ask or it does not say. */
  balance(): Promise<string | null>
  /** What came in after that id, oldest first. @throws AppError provider_failed */
  received(afterId: string): Promise<ReceivedSms[]>
}

export const MOST_RECIPIENTS = 100
