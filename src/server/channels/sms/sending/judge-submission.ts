import { firstItem } from '../../../../shared/lookups.ts'
import type { SendingTime } from '../../sending-hours.ts'
import type { SendResult, StopReason, SubmitResult } from '../sms-provider.ts'
import type { ClaimedSms, Settlement } from './claims.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Waits before each retry; after the last, a message has failed. */
const RETRY_WAITS = [5 * SECOND, 30 * SECOND, 5 * MINUTE]
/** Waits after a refusal for the hour although the window is open or the route is transactional. */
const HOLD_WAITS = [60 * MINUTE, 60 * MINUTE, 60 * MINUTE]
/** Waits while the provider accepts nothing (429, 5xx, unreachable). */
const BUSY_WAITS = [
  ...[2, 4, 8, 16, 30].map((seconds) => seconds * SECOND),
  ...[1, 5, 15, 30, 60].map((minutes) => minutes * MINUTE),
]

export interface SendingVerdict {
  settlements: Settlement[]
  /** Phones whose owners opted out with the provider. */
  optedOut: string[]
  stop: StopReason | null
  /** Time for which the provider accepts nothing, ms; null if the provider works. */
  pauseMs: number | null
}

export function judgeSubmission(
  handover: SubmitResult,
  claimed: ClaimedSms[],
  { now, momentOf }: { now: Date; momentOf: (phone: string) => SendingTime },
): SendingVerdict {
  const judgement: SendingVerdict = { settlements: [], optedOut: [], stop: null, pauseMs: null }
  const again = (message: ClaimedSms, retry: Retry) => settleAsRetry(message, retry, now)

  for (const message of claimed) judgement.settlements.push(judgeOne(message))
  return judgement

  function judgeOne(message: ClaimedSms): Settlement {
    switch (handover.kind) {
      case 'answered': {
        const result = handover.results.get(message.phone)
        return result ? judgeResult(message, result) : settleAsFinal(message, 'unknown', 'Not named in the answer')
      }
      case 'busy':
        judgement.pauseMs = Math.max(handover.retryAfterMs ?? 0, firstItem(BUSY_WAITS))
        return again(message, {
          waits: BUSY_WAITS,
          atLeastMs: handover.retryAfterMs,
          state: 'queued',
          reason: handover.reason,
        })
      case 'refused':
        judgement.stop = { brief: handover.reason, sentence: handover.reason }
        return settleAsFinal(message, 'failed', handover.reason)
      case 'unknown':
        return settleAsFinal(message, 'unknown', handover.reason)
    }
  }

  function judgeResult(message: ClaimedSms, { outcome, reason, providerId, cost }: SendResult): Settlement {
    switch (outcome) {
      case 'accepted':
        return { ...settleAsFinal(message, 'accepted', null), providerId, cost }
      case 'retry':
        return again(message, { waits: RETRY_WAITS, state: 'queued', reason })
      case 'hold': {
        const { opensAt } = momentOf(message.phone)
        if (opensAt) return holdUntilWindowOpens(message, opensAt, reason)
        return again(message, { waits: HOLD_WAITS, state: 'held', reason })
      }
      case 'opted-out':
        judgement.optedOut.push(message.phone)
        break
      case 'failed':
        break
      default:
        judgement.stop = outcome.stop
    }
    return settleAsFinal(message, 'failed', reason)
  }
}

interface Retry {
  /** Milliseconds to wait after the first, second, … attempt; after the last one the message fails. */
  waits: readonly number[]
  atLeastMs?: number | null
  state: 'queued' | 'held'
  reason: string
}

function settleAsRetry(message: ClaimedSms, { waits, atLeastMs, state, reason }: Retry, now: Date): Settlement {
  const wait = waits[message.attempts - 1]
  if (wait === undefined) return settleAsFinal(message, 'failed', reason)
  const dueAt = new Date(now.getTime() + Math.max(wait, atLeastMs ?? 0)).toISOString()
  return { ...settleAsFinal(message, state, reason), dueAt }
}

/** Holds a message until its window opens; the try does not count. */
export const holdUntilWindowOpens = (
  message: ClaimedSms,
  opensAt: string,
  reason: string | null = null,
): Settlement => ({
  ...settleAsFinal(message, 'held', reason),
  dueAt: opensAt,
  counts: false,
})

export const settleAsSkipped = (message: ClaimedSms, reason: string): Settlement =>
  settleAsFinal(message, 'skipped', reason)

const settleAsFinal = ({ row }: ClaimedSms, state: Settlement['state'], reason: string | null): Settlement => ({
  row,
  state,
  dueAt: null,
  providerId: null,
  cost: null,
  reason,
  counts: true,
})
