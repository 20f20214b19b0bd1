import { eq, type SQL, sql } from 'drizzle-orm'
import { conditionalRow, jsonTable } from '../../../../db/conditional-row.ts'
import type { Database } from '../../../../db/open.ts'
import { type SmsState, smsCampaigns, smsMessages } from '../../../../db/schema/sms.ts'
import { audienceCondition } from '../../../admin/farmer-conditions.ts'
import { exposureWrites, loadRunningTrials } from '../../../trials/running-trials.ts'
import type { OutboundGateway } from '../../outbound-gateway.ts'
import type { SendingTime } from '../../sending-hours.ts'
import { bookDaysWrite, isDayBookedSql } from '../../sending-window.ts'
import { type CampaignRow, campaignRow } from './campaigns.ts'
import type { SmsWording } from './candidates.ts'
import {
  type ChosenAudience,
  campaignSubject,
  nextRecipientPage,
  type Recipient,
  type RecipientPage,
} from './recipients.ts'

const RECIPIENTS_PER_STRETCH = 10_000
const AT_ONCE = 500

export interface ComposeDeps {
  smsWording: SmsWording
  now: () => Date
  momentOf: () => (phone: string) => SendingTime
  gateway: Pick<OutboundGateway, 'refusal'>
  stopped: () => boolean
}

/** Queues one message per recipient; resumes after an interruption. */
export async function composeCampaign(db: Database, campaignId: string, composing: ComposeDeps): Promise<void> {
  while (!composing.stopped()) {
    const campaign = await campaignRow(db, campaignId)
    if (!campaign || campaign.composed || campaign.state === 'stopped') return
    const stretch = await readNextStretch(db, campaign, composing)
    if (stretch) await queueStretch(db, campaign, stretch, composing.now())
    else await db.write(db.orm.update(smsCampaigns).set({ composed: true }).where(eq(smsCampaigns.id, campaignId)))
    // Frees SQLite's memory, which the garbage collector does not count.
    if (stretch && stretch.recipients.length >= RECIPIENTS_PER_STRETCH) Bun.gc(true)
  }
}

const audienceOfCampaign = ({ audience, texts, startedAt }: CampaignRow): ChosenAudience | null =>
  audience && { where: audienceCondition(audience, new Date(startedAt)), texts }

/** Merges several pages. Other work runs between them. */
async function readNextStretch(
  db: Database,
  campaign: CampaignRow,
  composing: ComposeDeps,
): Promise<RecipientPage | null> {
  const { smsWording, now, momentOf, gateway } = composing
  const chosen = audienceOfCampaign(campaign)
  let stretch: RecipientPage | null = null
  do {
    const after: string = stretch?.upTo ?? campaign.composedUpTo ?? ''
    const trials = await loadRunningTrials(db, now())
    const looking = { after, now: now(), momentOf: momentOf(), gateway, trials, campaignId: campaign.id, chosen }
    const page = await nextRecipientPage(db, smsWording, looking)
    if (!page) break
    stretch = stretch ? mergePages(stretch, page) : page
    await new Promise((resolve) => setImmediate(resolve))
  } while (stretch.recipients.length < RECIPIENTS_PER_STRETCH && !composing.stopped())
  return stretch
}

function mergePages(stretch: RecipientPage, page: RecipientPage): RecipientPage {
  stretch.recipients.push(...page.recipients)
  stretch.held.push(...page.held)
  return { ...stretch, skipped: addCounts(stretch.skipped, page.skipped), upTo: page.upTo }
}

/** Stores messages of one text side by side, because they are claimed and settled together. */
async function queueStretch(db: Database, campaign: CampaignRow, stretch: RecipientPage, now: Date): Promise<void> {
  const { recipients, skipped, held, upTo: composedUpTo } = stretch
  recipients.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const here = sql`id = ${campaign.id} and composed_up_to is ${campaign.composedUpTo} and composed = 0`
  for (let from = 0; from < recipients.length; from += AT_ONCE) {
    await db.write(...queueWrites(db, campaign.id, recipients.slice(from, from + AT_ONCE), here, now))
  }
  for (let from = 0; from < held.length; from += AT_ONCE) {
    const some = held.slice(from, from + AT_ONCE)
    await db.write(...exposureWrites(db, some, now, campaignExistsSql(here)))
  }
  const skippedWhy = addCounts(campaign.skippedWhy, skipped)
  const set = { composedUpTo, skipped: sumOfCounts(skippedWhy), skippedWhy }
  await db.write(db.orm.update(smsCampaigns).set(set).where(here))
}

function queueWrites({ orm }: Database, campaignId: string, recipients: Recipient[], here: SQL, now: Date) {
  const { table, columns } = jsonTable(
    'recipient',
    recipients.map(({ opensAt, day, language: _, entries: __, ...to }) => ({
      id: Bun.randomUUIDv7(),
      ...to,
      state: (opensAt ? 'held' : 'queued') satisfies SmsState,
      dueAt: opensAt,
      day,
    })),
  )
  const message = { ...columns, kind: 'advice' as const, campaignId, createdAt: now.toISOString() }
  const still = campaignExistsSql(here)
  const about = campaignSubject(campaignId)
  const theirs = sql`${still} and ${isDayBookedSql(columns, about)}`
  const exposed = recipients.flatMap(({ userId, entries }) => entries.map((entry) => ({ userId, ...entry })))
  return [
    ...exposureWrites({ orm }, exposed, now, still),
    bookDaysWrite(table, columns, about, now.toISOString(), still),
    orm
      .insert(smsMessages)
      .select(conditionalRow(smsMessages, message, theirs, sql`from ${table}`))
      .onConflictDoNothing(),
  ]
}

const campaignExistsSql = (here: SQL) => sql`exists (select 1 from sms_campaigns where ${here})`

export const sumOfCounts = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0)

export function addCounts(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a }
  for (const [reason, n] of Object.entries(b)) sum[reason] = (sum[reason] ?? 0) + n
  return sum
}
