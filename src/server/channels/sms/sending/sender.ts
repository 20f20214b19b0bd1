import { isoNow } from '../../../../shared/clock.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { type Lease, takeLease } from '../../../foundation/lease.ts'
import type { OutboundGateway } from '../../outbound-gateway.ts'
import { sendingHours } from '../../sending-hours.ts'
import { campaignRow, concludeCampaign, markCampaignSending, unfinishedCampaigns } from '../campaigns/campaigns.ts'
import type { SmsWording } from '../campaigns/candidates.ts'
import { type ComposeDeps, composeCampaign } from '../campaigns/compose-campaign.ts'
import type { SmsProvider } from '../sms-provider.ts'
import { createBackoff } from './backoff.ts'
import { abandonForeignClaims, SENDER_LEASE } from './claims.ts'
import { createQueueDrain } from './drain-queue.ts'
import { nextDueTime } from './queue.ts'
import { createSendGroup } from './send-group.ts'

interface Deps extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  provider: SmsProvider
  gateway: OutboundGateway
  smsWording: SmsWording
  lanes: number
  leaseMs: number
}

/** Result of a run. `busy`: another sender has the lease; `stopped`: messages remain in the queue. */
export type RunResult = 'finished' | 'busy' | 'stopped'

export type Sender = ReturnType<typeof createSender>

export function createSender(deps: Deps) {
  const { db, config, clock, log, gateway, smsWording, lanes, leaseMs } = deps
  let stopping = false
  const pace = createBackoff(clock)
  const momentOf = () => sendingHours(config.SMS_ROUTE, clock.now())
  const send = createSendGroup({ ...deps, pace, momentOf })
  const halted = (lease: Lease) => stopping || lease.isLost() || pace.isPaused()
  const drain = createQueueDrain({ db, clock, lanes, cap: config.SMS_DAILY_CAP, momentOf, send, halted })
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
      await db.write(markCampaignSending(db, id))
      await drain(id, lease)
    }
    await concludeCampaign(db, id, isoNow(clock))
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
