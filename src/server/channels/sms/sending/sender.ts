import { isoNow } from '../../../../shared/clock.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { type Lease, takeLease } from '../../../foundation/lease.ts'
import type { OutboundGateway } from '../../gateway.ts'
import { sendingHours } from '../../sending-hours.ts'
import { beginSending, campaignRow, concludeCampaign, unfinishedCampaigns } from '../campaigns/campaigns.ts'
import type { SmsWording } from '../campaigns/candidates.ts'
import { type Composing, compose } from '../campaigns/composing.ts'
import type { SmsProvider } from '../port.ts'
import { giveUpForeign, SENDING } from './claims.ts'
import { createDrain } from './drain.ts'
import { createPace } from './pace.ts'
import { nextDue } from './queue.ts'
import { createSendGroup } from './send-group.ts'

interface Needs extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  provider: SmsProvider
  gateway: OutboundGateway
  smsWording: SmsWording
  lanes: number
  leaseMs: number
}

/** `busy`: another sender has the lease; `stopped`: messages are left for later. */
export type RunEnd = 'finished' | 'busy' | 'stopped'

export type Sender = ReturnType<typeof createSender>

export function createSender(needs: Needs) {
  const { db, config, clock, log, gateway, smsWording, lanes, leaseMs } = needs
  let stopping = false
  const pace = createPace(clock)
  const momentOf = () => sendingHours(config.SMS_ROUTE, clock.now())
  const send = createSendGroup({ ...needs, pace, momentOf })
  const halted = (lease: Lease) => stopping || lease.isLost() || pace.isPaused()
  const drain = createDrain({ db, clock, lanes, cap: config.SMS_DAILY_CAP, momentOf, send, halted })
  const composing: Omit<Composing, 'stopped'> = { smsWording, now: () => clock.now(), momentOf, gateway }

  async function run(): Promise<RunEnd> {
    const lease = await takeLease({ db, clock, log }, SENDING, { leaseMs })
    if (!lease) return 'busy'
    try {
      await giveUpForeign(db, lease.holder, isoNow(clock))
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
    await compose(db, id, { ...composing, stopped: () => halted(lease) })
    const campaign = await campaignRow(db, id)
    if (campaign?.composed && campaign.state !== 'stopped') {
      await db.write(beginSending(db, id))
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
      const due = await nextDue(db)
      const until = pace.until()
      return due !== null && due < until ? until : due
    },
  }
}
