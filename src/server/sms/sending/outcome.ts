import type { RecipientResult } from '../port.ts'

export type Outcome =
  | 'accepted'
  | 'failed'
  /** The person opted out with the provider. */
  | 'opted-out'
  /** The whole campaign has to stop. */
  | 'stop'
  /** Not at this hour. */
  | 'hold'
  | 'retry'

/** What each statusCode of the provider means for its recipient. */
const OUTCOMES: Record<number, Outcome> = {
  100: 'accepted',
  101: 'accepted',
  102: 'accepted',
  401: 'failed',
  402: 'stop',
  403: 'failed',
  404: 'failed',
  405: 'stop',
  406: 'opted-out',
  407: 'retry',
  409: 'hold',
  500: 'retry',
  501: 'retry',
  502: 'failed',
}

/** A code nobody documented is final either way: it may not be tried again, and is a failure unless called Success. */
export const outcomeOf = ({ code, status }: RecipientResult): Outcome =>
  OUTCOMES[code] ?? (status === 'Success' ? 'accepted' : 'failed')

/** Why a campaign stops: `brief` for the notification, `sentence` for the campaign. */
export interface StopReason {
  brief: string
  sentence: string
}
export const STOP_REASONS: Record<number, StopReason> = {
  402: {
    brief: 'InvalidSenderId',
    sentence:
      'The SMS provider refused the sender ID (InvalidSenderId). Check AFRICASTALKING_SENDER_ID, then send again.',
  },
  405: {
    brief: 'InsufficientBalance',
    sentence:
      'The SMS balance is used up (InsufficientBalance). Top up the account, then send again: nobody gets the same text twice.',
  },
}

const SECOND = 1000
const MINUTE = 60 * SECOND
/** 407, 500 and 501: tried again after these waits, then failed. */
export const RETRY_WAITS = [5 * SECOND, 30 * SECOND, 5 * MINUTE]
/** 409 while the window is open, or on the transactional route: three more tries, an hour apart (contract §6). */
export const HOLD_WAITS = [60 * MINUTE, 60 * MINUTE, 60 * MINUTE]
/** The provider takes nothing at all (429, 5xx, unreachable). */
export const BUSY_WAITS = [
  ...[2, 4, 8, 16, 30].map((seconds) => seconds * SECOND),
  ...[1, 5, 15, 30, 60].map((minutes) => minutes * MINUTE),
]
