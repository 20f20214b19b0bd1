import { sql } from 'drizzle-orm'
import type { AudiencePreview, BulkSmsResponse, Campaign, SmsPreview } from '../../../../contracts/admin.ts'
import type { AudienceSms } from '../../../../contracts/audience.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { refuse } from '../../../../contracts/refusals.ts'
import type { Database } from '../../../../db/open.ts'
import { audienceCondition } from '../../../admin/farmers-where.ts'
import { type Actor, requireAdmin } from '../../../foundation/actor.ts'
import { audit } from '../../../foundation/audit.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { runningTrials } from '../../../trials/running.ts'
import type { OutboundGateway } from '../../gateway.ts'
import type { SmsProvider } from '../port.ts'
import type { SenderLoop } from '../sending/keeper.ts'
import type { Sender } from '../sending/sender.ts'
import { audienceMessage } from './audience-message.ts'
import { concludeCampaign, createCampaign } from './campaigns.ts'
import type { SmsWording } from './candidates.ts'
import { composeCampaign } from './composing.ts'
import { previewCampaign } from './preview.ts'
import { campaignsWithProgress } from './progress.ts'
import type { Recipient } from './recipients.ts'

const LOOK_MS = 200

type OnPage = (recipients: Recipient[]) => void

interface CampaignParts extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  smsWording: SmsWording
  provider: SmsProvider
  gateway: OutboundGateway
  sender: Sender
  keeper: SenderLoop
  stopped: () => boolean
}

/** Campaigns and their previews, for administrators, the operator and jobs. */
export function createCampaignService(parts: CampaignParts) {
  const { db } = parts

  return {
    preview: (actor: Actor, onPage?: OnPage) => preview(parts, actor, onPage),
    sendAdvisories: (actor: Actor) => sendAdvisories(parts, actor),
    previewAudience: (actor: Actor, input: AudienceSms, onPage?: OnPage) =>
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
      return progressOf(db, id)
    },

    finish: (actor: Actor, id: string, onProgress?: (campaign: Campaign) => void) =>
      finish(parts, actor, id, onProgress),
  }
}

async function begin(
  parts: CampaignParts,
  campaignId: string,
  kind: Campaign['kind'],
  actor: Actor,
): Promise<Campaign> {
  const { db, clock, sender, keeper } = parts
  await composeCampaign(db, campaignId, { ...sender.composing, stopped: parts.stopped })
  const count = sql`(select coalesce(sum(messages), 0) from sms_tallies where campaign_id = ${campaignId})`
  await db.write(audit(db, { actor, action: `sms.${kind}`, count }, clock.now()))
  await concludeCampaign(db, campaignId, clock.now().toISOString())
  const campaign = await progressOf(db, campaignId)
  keeper.kick()
  return campaign
}

async function progressOf(db: Database, id: string): Promise<Campaign> {
  const [campaign] = await campaignsWithProgress(db, id)
  if (!campaign) throw refuse('sms.campaignMissing')
  return campaign
}

/** Preview: recipients, skip reasons, segments, cost, balance. */
async function preview(
  { db, clock, provider, gateway, smsWording, sender }: CampaignParts,
  actor: Actor,
  onPage?: OnPage,
): Promise<SmsPreview> {
  requireAdmin(actor)
  const trials = await runningTrials(db, clock.now())
  const looking = { now: clock.now(), momentOf: sender.composing.momentOf(), gateway, trials }
  return previewCampaign({ db, provider, smsWording, ...looking, onPage })
}

/** @throws AppError conflict while another bulk send is unfinished. */
async function sendAdvisories(parts: CampaignParts, actor: Actor): Promise<BulkSmsResponse> {
  const { db, clock } = parts
  requireAdmin(actor)
  const startedBy = actor.kind === 'user' ? actor.user.id : null
  const campaignId = await createCampaign(db, { kind: 'bulk', day: null, startedBy, now: clock.now() })
  if (!campaignId) throw refuse('sms.running')
  const { recipients, skipped } = await begin(parts, campaignId, 'bulk', actor)
  const message = recipients === 0 ? 'Nobody to send to today' : `Sending advisories to ${people(recipients)}`
  return { message, campaignId, recipients, skipped }
}

/** Previews an SMS to an audience, with its text in each of the recipients' languages. @throws AppError invalid for a long text */
async function previewAudience(
  { db, clock, config, provider, gateway, smsWording, sender }: CampaignParts,
  actor: Actor,
  input: AudienceSms,
  onPage?: OnPage,
): Promise<AudiencePreview> {
  requireAdmin(actor)
  const { audience, texts } = audienceMessage(config.APP_NAME, input)
  const trials = await runningTrials(db, clock.now())
  const chosen = { where: audienceCondition(audience, clock.now()), texts }
  const looking = { now: clock.now(), momentOf: sender.composing.momentOf(), gateway, trials, chosen }
  const found = new Map<Language, AudiencePreview['byLanguage'][number]>()
  const preview = await previewCampaign({
    db,
    provider,
    smsWording,
    ...looking,
    onPage(recipients) {
      for (const { language, text, segments } of texts ? recipients : [])
        found.getOrInsert(language, { language, text, segments, recipients: 0 }).recipients++
      onPage?.(recipients)
    },
  })
  return { ...preview, byLanguage: [...found.values()].sort((a, b) => b.recipients - a.recipients) }
}

/** Sends a text, or the day's advice, to an audience, one message a person and day. @throws AppError invalid */
async function sendToAudience(parts: CampaignParts, actor: Actor, input: AudienceSms): Promise<BulkSmsResponse> {
  const { db, clock, config } = parts
  requireAdmin(actor)
  const startedBy = actor.kind === 'user' ? actor.user.id : null
  const message = audienceMessage(config.APP_NAME, input)
  const kind = 'audience'
  const campaignId = await createCampaign(db, { kind, day: null, startedBy, ...message, now: clock.now() })
  const { recipients, skipped } = await begin(parts, campaignId!, kind, actor)
  return {
    message: recipients === 0 ? 'Nobody to send to today' : `Sending to ${people(recipients)}`,
    campaignId: campaignId!,
    recipients,
    skipped,
  }
}

/** Starts the scheduled campaign of a UTC day, once despite restarts. Returns null if it exists. */
async function startDaily(parts: CampaignParts, at: Date): Promise<string | null> {
  const { db, clock, keeper } = parts
  const day = at.toISOString().slice(0, 10)
  const campaignId = await createCampaign(db, { kind: 'daily', day, startedBy: null, now: clock.now() })
  if (campaignId) await begin(parts, campaignId, 'daily', { kind: 'system', job: 'daily-sms' })
  else keeper.kick()
  return campaignId
}

/** Waits until the campaign is finished or waits for sending hours, whichever process sends. Returns early after `stop`. */
async function finish(
  { db, keeper, stopped }: CampaignParts,
  actor: Actor,
  id: string,
  onProgress?: (campaign: Campaign) => void,
): Promise<Campaign> {
  requireAdmin(actor)
  while (true) {
    const run = keeper.run().then(() => 'ended' as const)
    do onProgress?.(await progressOf(db, id))
    while ((await Promise.race([run, Bun.sleep(LOOK_MS)])) !== 'ended')
    const campaign = await progressOf(db, id)
    onProgress?.(campaign)
    if (campaign.finishedAt !== null || campaign.state === 'waiting' || stopped()) return campaign
    await Bun.sleep(LOOK_MS)
  }
}

const people = (n: number) => (n === 1 ? '1 farmer' : `${n} farmers`)
