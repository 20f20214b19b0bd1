import type * as z from 'zod/mini'
import type { SmsProviderId } from '../../../contracts/sms-providers.ts'
import type { Permit } from '../gateway.ts'

/** Why a campaign stops: `brief` for the notification, `sentence` for the campaign. */
export interface StopReason {
  brief: string
  sentence: string
}

export const noBalance = (brief: string): StopReason => ({
  brief,
  sentence: `The SMS balance is used up (${brief}). Top up the account, then send again: nobody gets the same text twice.`,
})

export const senderRefused = (brief: string, setting: string): StopReason => ({
  brief,
  sentence: `The SMS provider refused the sender ID (${brief}). Check ${setting}, then send again.`,
})

/** What becomes of a message: each answer of a provider comes down to one of these. */
export type Outcome =
  | 'accepted'
  | 'failed'
  /** The person opted out with the provider. */
  | 'opted-out'
  /** Not at this hour. */
  | 'hold'
  | 'retry'
  /** The whole campaign has to stop. */
  | { stop: StopReason }

/** What became of one recipient's message. */
export interface Sent {
  outcome: Outcome
  /** The provider's own word for it, such as `Success`. */
  status: string
  /** What is kept with a message that did not go. */
  reason: string
  providerId: string | null
  /** `currency decimal`. */
  cost: string | null
}

/** What became of one request. Only `answered` says anything about single recipients. */
export type Handover =
  | { kind: 'answered'; results: Map<string, Sent> }
  /** Surely nothing was taken; to be tried again, not before `retryAfterMs` where the provider says so. */
  | { kind: 'busy'; reason: string; retryAfterMs: number | null }
  /** Surely nothing was taken, and nothing will be until someone changes something. */
  | { kind: 'refused'; reason: string }
  /** It may have been taken: never to be repeated. */
  | { kind: 'unknown'; reason: string }

/** What the provider says later of a message that it took. */
export interface DeliveryReport {
  providerId: string
  phone: string
  /** Null for a word that nobody documented. */
  state: 'delivered' | 'failed' | 'on the way' | null
  /** The provider's own word for the state. */
  status: string
  /** Why it failed. */
  reason: string
  /** The phone's owner opted out with the provider. */
  optedOut: boolean
}

/** A message that a person sent to us. */
export interface ReceivedSms {
  id: string
  from: string
  text: string
  /** ISO time; null when the provider's is unreadable. */
  date: string | null
}

/** A field of a form that the provider posts; '' when it has none of that name. */
export type Field = (name: string) => string

export interface SmsProvider<Id extends SmsProviderId = SmsProviderId> {
  name: Id
  /** Hands one text to at most `MOST_RECIPIENTS` phones. Never throws: a failure is an answer too. */
  send(text: string, permits: readonly Permit<'sms'>[]): Promise<Handover>
  /** `currency decimal`; null when it tells none. @throws AppError provider_failed */
  balance(): Promise<string | null>
  /** What came in after that id, oldest first. @throws AppError provider_failed */
  received(afterId: string): Promise<ReceivedSms[]>
  /** What it tells by itself: the forms that it posts, each read as what it says. */
  forms: {
    delivery(field: Field): DeliveryReport
    inbound(field: Field): ReceivedSms
    /** The phone that opted out. */
    optOut(field: Field): string
  }
}

export const MOST_RECIPIENTS = 100

/** A provider before its settings are known. */
export interface ProviderKind<
  Id extends SmsProviderId = SmsProviderId,
  Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape,
> {
  /** Read from the environment and checked at start like all others. */
  settings: Shape
  /** The settings without which it cannot be used. */
  needs: (keyof Shape & string)[]
  open(settings: z.infer<z.ZodMiniObject<Shape>>, fetch: typeof globalThis.fetch): SmsProvider<Id>
}
