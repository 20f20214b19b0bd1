import type { AudiencePreview, BulkSmsResponse } from '../../../../contracts/admin.ts'
import type { AudienceSms } from '../../../../contracts/audience.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { audienceCondition } from '../../../admin/farmer-conditions.ts'
import { type Actor, requireAdmin } from '../../../foundation/actor.ts'
import { loadRunningTrials } from '../../../trials/running-trials.ts'
import { audienceMessage } from './audience-message.ts'
import { beginCampaign, type CampaignParts, farmerCountText, type OnRecipientPage } from './begin-campaign.ts'
import { createCampaign } from './campaigns.ts'
import { previewCampaign } from './preview.ts'

/** Previews an SMS to an audience, with its text in each of the recipients' languages. @throws AppError invalid for a long text */
export async function previewAudience(
  { db, clock, config, provider, gateway, smsWording, sender }: CampaignParts,
  actor: Actor,
  input: AudienceSms,
  onPage?: OnRecipientPage,
): Promise<AudiencePreview> {
  requireAdmin(actor)
  const { audience, texts } = audienceMessage(config.APP_NAME, input)
  const trials = await loadRunningTrials(db, clock.now())
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
export async function sendToAudience(parts: CampaignParts, actor: Actor, input: AudienceSms): Promise<BulkSmsResponse> {
  const { db, clock, config } = parts
  requireAdmin(actor)
  const startedBy = actor.kind === 'user' ? actor.user.id : null
  const message = audienceMessage(config.APP_NAME, input)
  const kind = 'audience'
  const campaignId = await createCampaign(db, { kind, day: null, startedBy, ...message, now: clock.now() })
  const { recipients, skipped } = await beginCampaign(parts, campaignId!, kind, actor)
  return {
    message: recipients === 0 ? 'Nobody to send to today' : `Sending to ${farmerCountText(recipients)}`,
    campaignId: campaignId!,
    recipients,
    skipped,
  }
}
