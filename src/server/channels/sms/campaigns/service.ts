import type { BulkSmsResponse, Campaign, SmsPreview } from '../../../../contracts/admin.ts'
import type { AudienceSms } from '../../../../contracts/audience.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import { type Actor, requireAdmin } from '../../../foundation/actor.ts'
import { loadRunningTrials } from '../../../trials/running-trials.ts'
import { previewAudience, sendToAudience } from './audience-sms.ts'
import {
  beginCampaign,
  type CampaignParts,
  campaignProgress,
  farmerCountText,
  type OnRecipientPage,
  PROGRESS_POLL_MS,
} from './begin-campaign.ts'
import { createCampaign } from './campaigns.ts'
import { previewCampaign } from './preview.ts'
import { campaignsWithProgress } from './progress.ts'

/** Campaigns and their previews, for administrators, the operator and jobs. */
export function createCampaignService(parts: CampaignParts) {
  const { db } = parts

  return {
    preview: (actor: Actor, onPage?: OnRecipientPage) => previewCampaignSms(parts, actor, onPage),
    sendAdvisories: (actor: Actor) => sendAdvisories(parts, actor),
    previewAudience: (actor: Actor, input: AudienceSms, onPage?: OnRecipientPage) =>
      previewAudience(parts, actor, input, onPage),
    sendToAudience: (actor: Actor, input: AudienceSms) => sendToAudience(parts, actor, input),
    startDaily: (at: Date) => startDaily(parts, at),

    async campaigns(actor: Actor): Promise<Campaign[]> {
      requireAdmin(actor)
      return campaignsWithProgress(db)
    },

    /** @throws AppError not_found. */
    async campaign(actor: Actor, id: string): Promise<Campaign> {
      requireAdmin(actor)
      return campaignProgress(db, id)
    },

    finish: (actor: Actor, id: string, onProgress?: (campaign: Campaign) => void) =>
      finishCampaign(parts, actor, id, onProgress),
  }
}

/** Preview: recipients, skip reasons, segments, cost, balance. */
async function previewCampaignSms(
  { db, clock, provider, gateway, smsWording, sender }: CampaignParts,
  actor: Actor,
  onPage?: OnRecipientPage,
): Promise<SmsPreview> {
  requireAdmin(actor)
  const trials = await loadRunningTrials(db, clock.now())
  const looking = { now: clock.now(), momentOf: sender.composing.momentOf(), gateway, trials }
  return previewCampaign({ db, provider, smsWording, ...looking, onPage })
}

/** @throws AppError conflict while another bulk send is unfinished. */
async function sendAdvisories(parts: CampaignParts, actor: Actor): Promise<BulkSmsResponse> {
  const { db, clock } = parts
  requireAdmin(actor)
  const startedBy = actor.kind === 'user' ? actor.user.id : null
  const campaignId = await createCampaign(db, { kind: 'bulk', day: null, startedBy, now: clock.now() })
  if (!campaignId) throw refusalError('sms.running')
  const { recipients, skipped } = await beginCampaign(parts, campaignId, 'bulk', actor)
  const message = recipients === 0 ? 'Nobody to send to today' : `Sending advisories to ${farmerCountText(recipients)}`
  return { message, campaignId, recipients, skipped }
}

/** Starts the scheduled campaign of a UTC day, once despite restarts. Returns null if it exists. */
async function startDaily(parts: CampaignParts, at: Date): Promise<string | null> {
  const { db, clock, keeper } = parts
  const day = at.toISOString().slice(0, 10)
  const campaignId = await createCampaign(db, { kind: 'daily', day, startedBy: null, now: clock.now() })
  if (campaignId) await beginCampaign(parts, campaignId, 'daily', { kind: 'system', job: 'daily-sms' })
  else keeper.kick()
  return campaignId
}

/** Waits until the campaign is finished or waits for sending hours, whichever process sends. Returns early after `stop`. */
async function finishCampaign(
  { db, keeper, stopped }: CampaignParts,
  actor: Actor,
  id: string,
  onProgress?: (campaign: Campaign) => void,
): Promise<Campaign> {
  requireAdmin(actor)
  while (true) {
    const run = keeper.run().then(() => 'ended' as const)
    do onProgress?.(await campaignProgress(db, id))
    while ((await Promise.race([run, Bun.sleep(PROGRESS_POLL_MS)])) !== 'ended')
    const campaign = await campaignProgress(db, id)
    onProgress?.(campaign)
    if (campaign.finishedAt !== null || campaign.state === 'waiting' || stopped()) return campaign
    await Bun.sleep(PROGRESS_POLL_MS)
  }
}
