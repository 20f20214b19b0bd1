import { noBalanceReason, type SendResult, type SmsOutcome, senderRefusedReason } from '../sms-provider.ts'

export const WRONG_SENDER_CODE = 402
export const WRONG_PHONE_CODE = 403
export const NO_BALANCE_CODE = 405

/** Outcome by statusCode. */
const OUTCOMES: Record<number, SmsOutcome> = {
  100: 'accepted',
  101: 'accepted',
  102: 'accepted',
  401: 'failed',
  [WRONG_SENDER_CODE]: { stop: senderRefusedReason('InvalidSenderId', 'AFRICASTALKING_SENDER_ID') },
  [WRONG_PHONE_CODE]: 'failed',
  404: 'failed',
  [NO_BALANCE_CODE]: { stop: noBalanceReason('InsufficientBalance') },
  406: 'opted-out',
  407: 'retry',
  409: 'hold',
  500: 'retry',
  501: 'retry',
  502: 'failed',
}

/** Maps a code to a result. An undocumented code is final, as a retry might send twice: a failure unless its status is Success. */
export const sendResultOfCode = (code: number, status: string, paid: Partial<SendResult> = {}): SendResult => ({
  outcome: OUTCOMES[code] ?? (status === 'Success' ? 'accepted' : 'failed'),
  status,
  reason: `${code} ${status}`,
  providerId: null,
  cost: null,
  ...paid,
})
