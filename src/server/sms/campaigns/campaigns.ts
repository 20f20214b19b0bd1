import { eq, type SQL, sql } from 'drizzle-orm'
import { inSteps } from '../../../db/in-steps.ts'
import type { Database } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { smsCampaigns } from '../../../db/schema/sms.ts'
import { fill } from '../../../words/fill.ts'
import { WORDS } from '../../../words/index.ts'
import { type Actor, actorName } from '../../actor.ts'
import { notify } from '../../notifications/notify.ts'
import type { StopReason } from '../port.ts'
import type { Moment } from '../sending/sending-hours.ts'
import { nextPage, type Page, type Recipient, type SmsWording } from './recipients.ts'

export type CampaignRow = typeof smsCampaigns.$inferSelect

/**
 * A new campaign, or null: a daily one exists once a day, a bulk one is made only while no other is unfinished. Both
 * hold however many processes ask at once.
 */
export async function createCampaign(
  db: Database,
  { kind, day, startedBy, now }: { kind: 'daily' | 'bulk'; day: string | null; startedBy: string | null; now: Date },
): Promise<string | null> {
  const id = Bun.randomUUIDv7('hex', now)
  const free =
    kind === 'bulk'
      ? sql`not exists (select 1 from sms_campaigns where kind = 'bulk' and finished_at is null)`
      : sql`true`
  const [rows] = await db.write(sql`
    insert into sms_campaigns (id, kind, state, day, started_by, started_at)
    select ${id}, ${kind}, 'queued', ${day}, ${startedBy}, ${now.toISOString()} where ${free}
    on conflict do nothing returning id`)
  return rows.length > 0 ? id : null
}

/** Recipients sorted together before they are stored. */
const STRETCH = 10_000
const AT_ONCE = 500

export interface Composing {
  smsWording: SmsWording
  now: () => Date
  momentOf: () => (phone: string) => Moment
  /** As of `Looking`. */
  onlyProved: boolean
  /** Composing may end between two pages and go on later from there. */
  stopped: () => boolean
}

/**
 * Queues a message for each recipient, a stretch of farmers at a time; the last write of a stretch also marks how far
 * composing came. One that was cut short is composed again: who has a message of this campaign gets no second.
 */
export async function compose(db: Database, campaignId: string, composing: Composing): Promise<void> {
  while (!composing.stopped()) {
    const campaign = await campaignRow(db, campaignId)
    if (!campaign || campaign.composed || campaign.state === 'stopped') return
    const stretch = await nextStretch(db, campaign, composing)
    if (stretch) await queueStretch(db, campaign, stretch, composing.now())
    else await db.write(db.orm.update(smsCampaigns).set({ composed: true }).where(eq(smsCampaigns.id, campaignId)))
    // Most of what a full stretch leaves behind is SQLite's, whose weight the collector does not see.
    if (stretch && stretch.recipients.length >= STRETCH) Bun.gc(true)
  }
}

/** Several pages as one. Other work goes on between them. */
async function nextStretch(db: Database, campaign: CampaignRow, composing: Composing): Promise<Page | null> {
  const { smsWording, now, momentOf, onlyProved } = composing
  let stretch: Page | null = null
  do {
    const after: string = stretch?.upTo ?? campaign.composedUpTo ?? ''
    const looking = { after, now: now(), momentOf: momentOf(), onlyProved, campaignId: campaign.id }
    const page = await nextPage(db, smsWording, looking)
    if (!page) break
    stretch = stretch ? joined(stretch, page) : page
    await new Promise((resolve) => setImmediate(resolve))
  } while (stretch.recipients.length < STRETCH && !composing.stopped())
  return stretch
}

function joined(stretch: Page, page: Page): Page {
  stretch.recipients.push(...page.recipients)
  return { recipients: stretch.recipients, skipped: addUp(stretch.skipped, page.skipped), upTo: page.upTo }
}

/** Messages of one text are stored beside each other, for they are claimed and settled together. */
async function queueStretch(db: Database, campaign: CampaignRow, stretch: Page, now: Date): Promise<void> {
  const { recipients, skipped, upTo } = stretch
  recipients.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const here = sql`id = ${campaign.id} and composed_up_to is ${campaign.composedUpTo} and composed = 0`
  for (let from = 0; from < recipients.length; from += AT_ONCE) {
    await db.write(queueWrite(campaign.id, recipients.slice(from, from + AT_ONCE), here, now))
  }
  const why = addUp(campaign.skippedWhy, skipped)
  const total = Object.values(why).reduce((sum, n) => sum + n, 0)
  // Nothing happens when another process has composed this stretch meanwhile.
  await db.write(sql`update sms_campaigns set composed_up_to = ${upTo}, skipped = ${total},
    skipped_why = ${JSON.stringify(why)} where ${here}`)
}

function queueWrite(campaignId: string, recipients: Recipient[], here: SQL, now: Date): SQL {
  const rows = recipients.map((to) => [Bun.randomUUIDv7(), to.userId, to.phone, to.text, to.segments, to.opensAt])
  return sql`
    insert or ignore into sms_messages (id, campaign_id, user_id, phone, text, segments, state, due_at, attempts, created_at)
    select json_extract(value, '$[0]'), ${campaignId}, json_extract(value, '$[1]'), json_extract(value, '$[2]'),
      json_extract(value, '$[3]'), json_extract(value, '$[4]'),
      case when json_extract(value, '$[5]') is null then 'queued' else 'held' end, json_extract(value, '$[5]'), 0, ${now.toISOString()}
    from json_each(${JSON.stringify(rows)}) where exists (select 1 from sms_campaigns where ${here})`
}

function addUp(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a }
  for (const [reason, n] of Object.entries(b)) sum[reason] = (sum[reason] ?? 0) + n
  return sum
}

export async function campaignRow(db: Database, id: string): Promise<CampaignRow | null> {
  const [row] = await db.orm.select().from(smsCampaigns).where(eq(smsCampaigns.id, id))
  return row ?? null
}

/** Ends a campaign early: no message of it is claimed from then on, and each administrator is told once. */
export async function stopCampaign(db: Database, id: string, reason: StopReason, at: Date, tell: boolean) {
  const admins = tell
    ? await db.orm
        .select({ id: users.id, language: users.preferredLanguage })
        .from(users)
        .where(eq(users.isAdmin, true))
    : []
  await db.write(
    sql`update sms_campaigns set state = 'stopped', stop_reason = coalesce(stop_reason, ${reason.sentence})
      where id = ${id} and finished_at is null`,
    ...admins.map(({ id: userId, language }) => {
      const { smsStopped, smsStoppedBody } = WORDS[language].notices
      const message = fill(smsStoppedBody, { reason: reason.brief })
      const dedupeKey = `sms-stopped:${id}`
      return notify({ userId, type: 'other', title: smsStopped, message, data: { campaignId: id }, dedupeKey }, at)
    }),
  )
}

/**
 * Brings a campaign's state in line with its messages: `waiting` when only held ones are left, `done` (or `stopped`,
 * what was left then being failed) when every message is final.
 */
export async function concludeCampaign(db: Database, id: string, now: string): Promise<void> {
  const left = (states: string) =>
    sql`exists (select 1 from sms_messages where campaign_id = ${id} and state in (${sql.raw(states)}))`
  await inSteps(
    db,
    (some) => sql`
      update sms_messages set state = 'failed', due_at = null, final_at = ${now}, failure_reason = 'The campaign was stopped'
      where rowid in (select rowid from sms_messages where campaign_id = ${id} and state in ('queued', 'held') ${some})
        and (select state from sms_campaigns where id = ${id}) = 'stopped' returning 1`,
  )
  await db.write(
    sql`update sms_campaigns set state = case
        when ${left("'queued', 'sending'")} then 'sending' when ${left("'held'")} then 'waiting' else 'done' end
      where id = ${id} and state <> 'stopped' and composed = 1`,
    sql`update sms_campaigns set finished_at = ${now}
      where id = ${id} and finished_at is null and composed = 1 and not ${left("'queued', 'sending', 'held'")}`,
    // Stopped before all was composed: nobody else is to be queued.
    sql`update sms_campaigns set finished_at = ${now}
      where id = ${id} and finished_at is null and state = 'stopped' and not ${left("'sending'")}`,
  )
}

/** The audit row of a bulk send: who, when, how many. */
export const auditWrite = (id: string, actor: Actor, now: Date) => sql`
  insert into audit_log (id, actor, user_id, action, count, created_at)
  select ${Bun.randomUUIDv7('hex', now)}, ${actorName(actor)}, ${actor.kind === 'user' ? actor.user.id : null},
    'sms.' || kind, (select coalesce(sum(messages), 0) from sms_tallies where campaign_id = ${id}), ${now.toISOString()}
  from sms_campaigns where id = ${id}`
