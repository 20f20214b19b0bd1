import { isoNow } from '../../../../shared/clock.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { Lease } from '../../../foundation/lease.ts'
import type { sendingHours } from '../../sending-hours.ts'
import { stopCampaign } from '../campaigns/campaigns.ts'
import { dailyCapReason, segmentsLeftToday } from './daily-cap.ts'
import { groupQueueByText, releaseDueMessages, type TextGroup } from './queue.ts'
import type { createSendGroup, SendingRound } from './send-group.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  lanes: number
  cap: Foundation['config']['SMS_DAILY_CAP']
  momentOf: () => ReturnType<typeof sendingHours>
  send: ReturnType<typeof createSendGroup>
  halted: (lease: Lease) => boolean
}

/** Sends all due messages of a campaign; null: single messages. */
export function createQueueDrain({ db, clock, lanes, cap, momentOf, send, halted }: Deps) {
  /** Repeats until nothing is due: each pass reads the queue once and feeds the lanes. */
  return async function drain(campaignId: string | null, lease: Lease) {
    // Single messages were counted when they were queued.
    const left = campaignId === null ? Number.POSITIVE_INFINITY : await segmentsLeftToday(db, cap, isoNow(clock))
    const round: SendingRound = { campaignId, lease, over: false, full: false, progress: false, left }
    while (!halted(lease) && !round.over) {
      await releaseDueMessages(db, campaignId, isoNow(clock))
      const groups = groupQueueByText(db, campaignId, momentOf)
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
}
