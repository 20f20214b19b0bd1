import { isoNow } from '../../../../shared/clock.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { Lease } from '../../../foundation/lease.ts'
import type { OutboundGateway } from '../../outbound-gateway.ts'
import { earliestSendTime, type SendingTime } from '../../sending-hours.ts'
import { stopCampaign } from '../campaigns/campaigns.ts'
import type { SmsProvider, SubmitResult } from '../sms-provider.ts'
import type { Backoff } from './backoff.ts'
import { type ClaimedSms, claimMessages, recordOutcomes } from './claims.ts'
import { holdUntilWindowOpens, judgeSubmission, settleAsSkipped } from './judge-submission.ts'
import type { TextGroup } from './queue.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  provider: SmsProvider
  gateway: OutboundGateway
  pace: Backoff
  /** Sending hours of each number, as of now. */
  momentOf: () => (phone: string) => SendingTime
}

export interface SendingRound {
  campaignId: string | null
  lease: Lease
  /** True after the campaign was stopped: no lane takes another group. */
  over: boolean
  full: boolean
  progress: boolean
  left: number
}

/** Claims the messages of a group that fit the budget, submits them to the provider and records the result of each. */
export function createSendGroup({ db, clock, log, provider, gateway, pace, momentOf }: Deps) {
  async function send(round: SendingRound, { text, segments, rows }: TextGroup) {
    const { campaignId, lease } = round
    const fitting = rows.slice(0, Math.floor(round.left / segments))
    round.left -= fitting.length * segments
    if (fitting.length > 0) {
      const claimed = await claimMessages(db, {
        claim: lease.holder,
        campaignId,
        rows: fitting,
        now: isoNow(clock),
      })
      round.progress ||= claimed.length > 0
      const taken = claimed.length > 0 ? await handOver(round, text, claimed) : 0
      round.left += (fitting.length - taken) * segments
    }
    round.full ||= fitting.length < rows.length
  }

  /** @returns the number of messages accepted, or possibly accepted */
  async function handOver(round: SendingRound, text: string, claimed: ClaimedSms[]): Promise<number> {
    const moment = momentOf()
    const waits = ({ purpose, phone }: ClaimedSms) => earliestSendTime(purpose, moment(phone))
    const late = claimed.filter(waits)
    const { going, stopped } = await gateway.admit(claimed.filter((message) => !waits(message)))
    const permits = going.map(({ permit }) => permit)
    const handover: SubmitResult =
      permits.length > 0 ? await provider.send(text, permits) : { kind: 'answered', results: new Map() }
    const now = clock.now()
    const sent = going.map(({ message }) => message)
    const judgement = judgeSubmission(handover, sent, { now, momentOf: momentOf() })
    const { settlements, stop, pauseMs } = judgement
    settlements.push(...late.map((message) => holdUntilWindowOpens(message, moment(message.phone).opensAt!)))
    settlements.push(...stopped.map(({ message, refused }) => settleAsSkipped(message, refused)))
    await db.write(...recordOutcomes(round.lease.holder, provider, judgement, now))
    pace.note(pauseMs)
    if (handover.kind !== 'answered') log.warn('sms.request', { fate: handover.kind, reason: handover.reason })
    if (stop) {
      round.over = true
      if (round.campaignId !== null) await stopCampaign(db, round.campaignId, stop, now, true)
      log.warn('sms.stopped', { reason: stop.brief })
    }
    return settlements.filter(({ state }) => state === 'accepted' || state === 'unknown').length
  }

  return send
}
