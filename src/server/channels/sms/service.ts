import { sql } from 'drizzle-orm'
import type { AudiencePreview, BulkSmsAnswer, Campaign, SmsPreview, TestSmsAnswer } from '../../../contracts/admin.ts'
import type { AudienceSms } from '../../../contracts/audience.ts'
import type { PageParams } from '../../../contracts/community.ts'
import type { Language } from '../../../contracts/languages.ts'
import { refuse } from '../../../contracts/refusals.ts'
import { SMS_PROVIDERS } from '../../../contracts/sms-providers.ts'
import { plain } from '../../../words/plain.ts'
import { audienceWhere } from '../../admin/farmers-where.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { audit } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { runningTrials } from '../../trials/running.ts'
import { createOutboundGateway, type OutboundGateway } from '../gateway.ts'
import { audienceMessage } from './campaigns/audience-message.ts'
import { concludeCampaign, createCampaign } from './campaigns/campaigns.ts'
import type { SmsWording } from './campaigns/candidates.ts'
import { compose } from './campaigns/composing.ts'
import { previewCampaign } from './campaigns/preview.ts'
import { campaignsWithProgress } from './campaigns/progress.ts'
import type { Recipient } from './campaigns/recipients.ts'
import { openProvider } from './providers.ts'
import { pruneMessages } from './pruning.ts'
import { createKeeper } from './sending/keeper.ts'
import { createSender } from './sending/sender.ts'
import { messagesOf, messagesTo } from './single/messages-to.ts'
import { createSendSms } from './single/queue-one.ts'
import { sendOnce, sendTestMessage } from './single/send-once.ts'

export type Sms = ReturnType<typeof createSms>

export interface SmsDeps extends Foundation {
  smsWording: SmsWording
  lanes?: number
  /** Keeps messages queued, for a simulated phone. */
  practice?: boolean | undefined
  gateway?: OutboundGateway
  leaseMs?: number
}

export interface AboutAccount {
  /** `code` also goes to unverified numbers, a notice only to verified ones. */
  purpose?: 'code' | 'account notice'
  /** The owner requested this message although SMS are stopped. */
  afterStop?: boolean
  /** A notice to a number that was the account's and verified until now. */
  wasProved?: boolean
}

const LOOK_MS = 200

/** SMS to farmers. Methods with an actor are for administrators, the operator and jobs; others get forbidden. */
export function createSms(deps: SmsDeps) {
  const { db, config, clock, log, smsWording, lanes = 16, leaseMs = 5000, practice = false } = deps
  const gateway = deps.gateway ?? createOutboundGateway(deps)
  const provider = openProvider(config, deps.fetch)
  const { sends } = SMS_PROVIDERS[provider.name]
  const sender = createSender({ db, config, clock, log, provider, gateway, smsWording, lanes, leaseMs })
  const keeper = createKeeper(sender, clock, log)
  const onQueued = practice ? () => {} : keeper.kick
  const single = createSendSms({ db, clock, log, gateway, practice, onQueued })
  let stopping = false

  async function begin(campaignId: string, kind: Campaign['kind'], actor: Actor): Promise<Campaign> {
    await compose(db, campaignId, { ...sender.composing, stopped: () => stopping })
    const count = sql`(select coalesce(sum(messages), 0) from sms_tallies where campaign_id = ${campaignId})`
    await db.write(audit(db, { actor, action: `sms.${kind}`, count }, clock.now()))
    await concludeCampaign(db, campaignId, clock.now().toISOString())
    const campaign = await progressOf(campaignId)
    keeper.kick()
    return campaign
  }

  async function progressOf(id: string): Promise<Campaign> {
    const [campaign] = await campaignsWithProgress(db, id)
    if (!campaign) throw refuse('sms.campaignMissing')
    return campaign
  }

  return {
    provider: provider.name,
    sends,
    forms: provider.forms,
    received: (after: string) => provider.received(after),

    send: single.send,

    prepare: single.prepare,
    sendQueued: onQueued,

    messagesTo: (phone: string, after: string) => messagesTo(db, phone, after, { practice: deps.practice }),

    ofPerson: (userId: string, page: PageParams) => messagesOf(db, userId, page),

    async sendTest(actor: Actor, phone: string): Promise<TestSmsAnswer> {
      requireAdmin(actor)
      return sendTestMessage({ db, clock, provider, gateway }, config.APP_NAME, phone)
    },

    /** Sends one message about a person's account at once: a code or a notice. Its text is not stored. Returns false if it was not accepted. */
    async sendAboutAccount(
      phone: string,
      text: string,
      { purpose = 'code', ...details }: AboutAccount = {},
    ): Promise<boolean> {
      const { permit, refused } = await gateway.permit(purpose, 'sms', { phone, userId: null }, details)
      if (!permit) {
        log.warn('sms.account_not_sent', { reason: refused })
        return false
      }
      const sent = await sendOnce({ db, clock, provider }, permit, { text: plain(text), keepText: false })
      return sent?.accepted ?? false
    },

    /** Preview: recipients, skip reasons, segments, cost, balance. `onPage` receives each page. */
    async preview(actor: Actor, onPage?: (recipients: Recipient[]) => void): Promise<SmsPreview> {
      requireAdmin(actor)
      const trials = await runningTrials(db, clock.now())
      const looking = { now: clock.now(), momentOf: sender.composing.momentOf(), gateway, trials }
      return previewCampaign({ db, provider, smsWording, ...looking, onPage })
    },

    /** @throws AppError conflict while another bulk send is unfinished. */
    async sendAdvisories(actor: Actor): Promise<BulkSmsAnswer> {
      requireAdmin(actor)
      const startedBy = actor.kind === 'user' ? actor.user.id : null
      const campaignId = await createCampaign(db, { kind: 'bulk', day: null, startedBy, now: clock.now() })
      if (!campaignId) throw refuse('sms.running')
      const { recipients, skipped } = await begin(campaignId, 'bulk', actor)
      const message = recipients === 0 ? 'Nobody to send to today' : `Sending advisories to ${people(recipients)}`
      return { message, campaignId, recipients, skipped }
    },

    /** Previews an SMS to an audience, with its text in each of the recipients' languages. @throws AppError invalid for a long text */
    async previewAudience(
      actor: Actor,
      input: AudienceSms,
      onPage?: (recipients: Recipient[]) => void,
    ): Promise<AudiencePreview> {
      requireAdmin(actor)
      const { audience, texts } = audienceMessage(config.APP_NAME, input)
      const trials = await runningTrials(db, clock.now())
      const chosen = { where: audienceWhere(audience, clock.now()), texts }
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
    },

    /** Sends a text, or the day's advice, to an audience, one message a person and day. @throws AppError invalid */
    async sendToAudience(actor: Actor, input: AudienceSms): Promise<BulkSmsAnswer> {
      requireAdmin(actor)
      const startedBy = actor.kind === 'user' ? actor.user.id : null
      const message = audienceMessage(config.APP_NAME, input)
      const kind = 'audience'
      const campaignId = await createCampaign(db, { kind, day: null, startedBy, ...message, now: clock.now() })
      const { recipients, skipped } = await begin(campaignId!, kind, actor)
      return {
        message: recipients === 0 ? 'Nobody to send to today' : `Sending to ${people(recipients)}`,
        campaignId: campaignId!,
        recipients,
        skipped,
      }
    },

    /** Starts the scheduled campaign of a UTC day, once despite restarts. Returns null if it exists. */
    async startDaily(at: Date): Promise<string | null> {
      const day = at.toISOString().slice(0, 10)
      const campaignId = await createCampaign(db, { kind: 'daily', day, startedBy: null, now: clock.now() })
      if (campaignId) await begin(campaignId, 'daily', { kind: 'system', job: 'daily-sms' })
      else keeper.kick()
      return campaignId
    },

    async campaigns(actor: Actor): Promise<Campaign[]> {
      requireAdmin(actor)
      return campaignsWithProgress(db)
    },

    /** @throws AppError not_found. */
    async campaign(actor: Actor, id: string): Promise<Campaign> {
      requireAdmin(actor)
      return progressOf(id)
    },

    /** Balance with the provider, `currency decimal`; null if unknown or the provider does not answer. */
    balance: (): Promise<string | null> => provider.balance().catch(() => null),

    /** Waits until the campaign is finished or waits for sending hours, whichever process sends. Returns early after `stop`. */
    async finish(actor: Actor, id: string, onProgress?: (campaign: Campaign) => void): Promise<Campaign> {
      requireAdmin(actor)
      while (true) {
        const run = keeper.run().then(() => 'ended' as const)
        do onProgress?.(await progressOf(id))
        while ((await Promise.race([run, Bun.sleep(LOOK_MS)])) !== 'ended')
        const campaign = await progressOf(id)
        onProgress?.(campaign)
        if (campaign.finishedAt !== null || campaign.state === 'waiting' || stopping) return campaign
        await Bun.sleep(LOOK_MS)
      }
    },

    run: keeper.run,

    /** Finishes work left by a stop or a crash, then sends whatever falls due. For `serve`. */
    resumeUnfinished: keeper.keep,

    /** Takes no more from the queue and waits until requests in flight are recorded. */
    async stop(): Promise<void> {
      stopping = true
      await keeper.stop()
    },

    /** Deletes expired texts, messages to phones without an account and past budgets. */
    prune: (asOf: Date) => pruneMessages(db, asOf),
  }
}

const people = (n: number) => (n === 1 ? '1 farmer' : `${n} farmers`)
