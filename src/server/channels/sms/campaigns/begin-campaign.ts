import { sql } from 'drizzle-orm'
import type { Campaign } from '../../../../contracts/admin.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import type { Database } from '../../../../db/open.ts'
import type { Actor } from '../../../foundation/actor.ts'
import { auditWrite } from '../../../foundation/audit.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { OutboundGateway } from '../../outbound-gateway.ts'
import type { Sender } from '../sending/sender.ts'
import type { SenderLoop } from '../sending/sender-loop.ts'
import type { SmsProvider } from '../sms-provider.ts'
import { concludeCampaign } from './campaigns.ts'
import type { SmsWording } from './candidates.ts'
import { composeCampaign } from './compose-campaign.ts'
import { campaignsWithProgress } from './progress.ts'
import type { Recipient } from './recipients.ts'

export const PROGRESS_POLL_MS = 200

export type OnRecipientPage = (recipients: Recipient[]) => void

export interface CampaignParts extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  smsWording: SmsWording
  provider: SmsProvider
  gateway: OutboundGateway
  sender: Sender
  keeper: SenderLoop
  stopped: () => boolean
}

export async function beginCampaign(
  parts: CampaignParts,
  campaignId: string,
  kind: Campaign['kind'],
  actor: Actor,
): Promise<Campaign> {
  const { db, clock, sender, keeper } = parts
  await composeCampaign(db, campaignId, { ...sender.composing, stopped: parts.stopped })
  const count = sql`(select coalesce(sum(messages), 0) from sms_tallies where campaign_id = ${campaignId})`
  await db.write(auditWrite(db, { actor, action: `sms.${kind}`, count }, clock.now()))
  await concludeCampaign(db, campaignId, clock.now().toISOString())
  const campaign = await campaignProgress(db, campaignId)
  keeper.kick()
  return campaign
}

export const farmerCountText = (n: number) => (n === 1 ? '1 farmer' : `${n} farmers`)

export async function campaignProgress(db: Database, id: string): Promise<Campaign> {
  const [campaign] = await campaignsWithProgress(db, id)
  if (!campaign) throw refusalError('sms.campaignMissing')
  return campaign
}
