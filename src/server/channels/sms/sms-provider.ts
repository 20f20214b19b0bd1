import type * as z from 'zod/mini'
import type { SmsProviderId } from '../../../contracts/sms-providers.ts'
import type { Permit } from '../outbound-gateway.ts'

/** Reason why a campaign stops: `brief` for the notification, `sentence` for the campaign. */
export interface StopReason {
  brief: string
  sentence: string
}

export const noBalanceReason = (brief: string): StopReason => ({
  brief,
  sentence: `The SMS balance is used up (${brief}). Top up the account, then send again: nobody gets the same text twice.`,
})

export const senderRefusedReason = (brief: string, setting: string): StopReason => ({
  brief,
  sentence: `The SMS provider refused the sender ID (${brief}). Check ${setting}, then send again.`,
})

export type SmsOutcome =
  | 'accepted'
  | 'failed'
  /** The recipient opted out with the provider. */
  | 'opted-out'
  /** The provider refuses the message at this hour. */
  | 'hold'
  | 'retry'
  /** The whole campaign must stop. */
  | { stop: StopReason }

export interface SendResult {
  outcome: SmsOutcome
  status: string
  reason: string
  providerId: string | null
  cost: string | null
}

/** Result of one request. Only `answered` has results per recipient. */
export type SubmitResult =
  | { kind: 'answered'; results: Map<string, SendResult> }
  /** No message was accepted: retry, after `retryAfterMs` if the provider gives a time. */
  | { kind: 'busy'; reason: string; retryAfterMs: number | null }
  /** No message was accepted, and none will be until a setting or the account changes. */
  | { kind: 'refused'; reason: string }
  /** Messages may have been accepted: never repeat the request. */
  | { kind: 'unknown'; reason: string }

export interface DeliveryReport {
  providerId: string
  phone: string
  /** Null for an undocumented status. */
  state: 'delivered' | 'failed' | 'on the way' | null
  /** Status as the provider words it. */
  status: string
  reason: string
  /** The phone's owner opted out with the provider. */
  optedOut: boolean
}

export interface ReceivedSms {
  id: string
  from: string
  text: string
  /** ISO time; null if the provider's is unreadable. */
  date: string | null
}

export type FormFieldReader = (name: string) => string

export interface SmsProvider<Id extends SmsProviderId = SmsProviderId> {
  name: Id
  /** Submits one text for at most `MAX_RECIPIENTS_PER_REQUEST` phones. Never throws: failures are results too. */
  send(text: string, permits: readonly Permit<'sms'>[]): Promise<SubmitResult>
  /** `currency decimal`; null if the provider reports none. @throws AppError provider_failed */
  balance(): Promise<string | null>
  /** Messages received after that id, oldest first. @throws AppError provider_failed */
  received(afterId: string): Promise<ReceivedSms[]>
  forms: {
    delivery(field: FormFieldReader): DeliveryReport
    inbound(field: FormFieldReader): ReceivedSms
    optOut(field: FormFieldReader): string
  }
}

export const MAX_RECIPIENTS_PER_REQUEST = 100

/** A provider and its settings, not opened yet. */
export interface ProviderFactory<
  Id extends SmsProviderId = SmsProviderId,
  Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape,
> {
  settings: Shape
  needs: (keyof Shape & string)[]
  open(settings: z.infer<z.ZodMiniObject<Shape>>, fetch: typeof globalThis.fetch): SmsProvider<Id>
}
