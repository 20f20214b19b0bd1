import { isoNow } from '../../../../shared/clock.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { type Lease, takeLease } from '../../../foundation/lease.ts'
import type { OutboundGateway } from '../../gateway.ts'
import { sendingHours } from '../../sending-hours.ts'
import {
  campaignRow,
  concludeCampaign,
  markSending,
  stopCampaign,
  unfinishedCampaigns,
} from '../campaigns/campaigns.ts'
import type { SmsWording } from '../campaigns/candidates.ts'
import { type ComposeDeps, composeCampaign } from '../campaigns/composing.ts'
import type { SmsProvider } from '../port.ts'
import { abandonForeignClaims, SENDER_LEASE } from './claims.ts'
import { dailyCapReason, segmentsLeftToday } from './daily-cap.ts'
import { createBackoff } from './pace.ts'
import { groupQueue, nextDueTime, releaseDue, type TextGroup } from './queue.ts'
import { createSendGroup, type SendingRound } from './send-group.ts'

interface Needs extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  provider: SmsProvider
  gateway: OutboundGateway
  smsWording: SmsWording
  lanes: number
  leaseMs: number
}

/** `busy`: another sender has the lease; `stopped`: messages are left for later. */
export type RunResult = 'finished' | 'busy' | 'stopped'

export type Sender = ReturnType<typeof createSender>

export function createSender(needs: Needs) {
  const { db, config, clock, log, gateway, smsWording, lanes, leaseMs } = needs
  const cap = config.SMS_DAILY_CAP
  let stopping = false
  const pace = createBackoff(clock)
  const momentOf = () => sendingHours(config.SMS_ROUTE, clock.now())
  const send = createSendGroup({ ...needs, pace, momentOf })
  const halted = (lease: Lease) => stopping || lease.isLost() || pace.isPaused()
  const composing: Omit<ComposeDeps, 'stopped'> = { smsWording, now: () => clock.now(), momentOf, gateway }

  async function run(): Promise<RunResult> {
    const lease = await takeLease({ db, clock, log }, SENDER_LEASE, { leaseMs })
    if (!lease) return 'busy'
    try {
      await abandonForeignClaims(db, lease.holder, isoNow(clock))
      await drain(null, lease)
      for (const { id } of await unfinishedCampaigns(db)) {
        if (halted(lease)) break
        await sendCampaign(id, lease)
        await drain(null, lease)
      }
      return halted(lease) ? 'stopped' : 'finished'
    } finally {
      await lease.release()
    }
  }

  async function sendCampaign(id: string, lease: Lease) {
    await composeCampaign(db, id, { ...composing, stopped: () => halted(lease) })
    const campaign = await campaignRow(db, id)
    if (campaign?.composed && campaign.state !== 'stopped') {
      await db.write(markSending(db, id))
      await drain(id, lease)
    }
    await concludeCampaign(db, id, isoNow(clock))
  }

  /** Repeats until nothing is due: each pass reads the queue once and feeds the lanes. */
  async function drain(campaignId: string | null, lease: Lease) {
    // Single messages were counted when they were queued.
    const left = campaignId === null ? Number.POSITIVE_INFINITY : await segmentsLeftToday(db, cap, isoNow(clock))
    const round: SendingRound = { campaignId, lease, over: false, full: false, progress: false, left }
    while (!halted(lease) && !round.over) {
      await releaseDue(db, campaignId, isoNow(clock))
      const groups = groupQueue(db, campaignId, momentOf)
      round.progress = false
      round.full = false
      const ends = await Promise.allSettled(Array.from({ length: lanes }, () => lane(round, groups)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      if (round.progress) continue
      // No request in flight can free part of the budget any more.
      if (round.full && campaignId !== null) await stopCampaign(db, campaignId, dailyCapReason(cap), clock.now(), false)
      return
    }
  }

  async function lane(round: SendingRound, groups: AsyncGenerator<TextGroup, void>) {
    const ended = () => halted(round.lease) || round.over || round.full
    while (!ended()) {
      const { value: group } = await groups.next()
      if (!group || ended()) return
      await send(round, group)
    }
  }

  return {
    run,
    composing,
    halt() {
      stopping = true
    },
    async nextDue(): Promise<string | null> {
      const due = await nextDueTime(db)
      const until = pace.until()
      return due !== null && due < until ? until : due
    },
  }
}
