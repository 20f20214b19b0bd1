import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { writeInBatches } from '../../../../db/batched-writes.ts'
import { conditionalRow } from '../../../../db/conditional-row.ts'
import type { Database } from '../../../../db/open.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { type SmsState, smsCampaigns } from '../../../../db/schema/sms.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { noticeWrite } from '../../../notifications/notify.ts'
import type { StopReason } from '../sms-provider.ts'
import { isInStateSql } from '../sms-state-sql.ts'

export type CampaignRow = typeof smsCampaigns.$inferSelect

/** Returns null if the day has its daily campaign or another bulk campaign is unfinished, also for concurrent requests. */
export async function createCampaign(
  db: Database,
  {
    kind,
    day,
    startedBy,
    audience = null,
    texts = null,
    now,
  }: Pick<CampaignRow, 'kind' | 'day' | 'startedBy'> & Partial<Pick<CampaignRow, 'audience' | 'texts'>> & { now: Date },
): Promise<string | null> {
  const campaign = {
    id: Bun.randomUUIDv7('hex', now),
    kind,
    day,
    startedBy,
    audience,
    texts,
    startedAt: now.toISOString(),
  }
  const free =
    kind === 'bulk'
      ? sql`not exists (select 1 from sms_campaigns where kind = 'bulk' and finished_at is null)`
      : sql`true`
  const [rows] = await db.write(
    db.orm
      .insert(smsCampaigns)
      .select(conditionalRow(smsCampaigns, { ...campaign, state: 'queued' }, free))
      .onConflictDoNothing()
      .returning({ id: smsCampaigns.id }),
  )
  return rows[0]?.id ?? null
}

export async function campaignRow(db: Database, id: string): Promise<CampaignRow | null> {
  const [row] = await db.orm.select().from(smsCampaigns).where(eq(smsCampaigns.id, id))
  return row ?? null
}

export const unfinishedCampaigns = (db: Database) =>
  db.orm
    .select({ id: smsCampaigns.id })
    .from(smsCampaigns)
    .where(isNull(smsCampaigns.finishedAt))
    .orderBy(smsCampaigns.startedAt)

export const markCampaignSending = ({ orm }: Database, id: string) =>
  orm
    .update(smsCampaigns)
    .set({ state: 'sending' })
    .where(and(eq(smsCampaigns.id, id), inArray(smsCampaigns.state, ['queued', 'waiting'])))

/** Stops a campaign: no more of its messages are claimed, and each administrator is notified once. */
export async function stopCampaign(db: Database, id: string, reason: StopReason, at: Date, tell: boolean) {
  const admins = tell
    ? await db.orm
        .select({ id: users.id, language: users.preferredLanguage })
        .from(users)
        .where(eq(users.isAdmin, true))
    : []
  await db.write(
    db.orm
      .update(smsCampaigns)
      .set({ state: 'stopped', stopReason: sql`coalesce(stop_reason, ${reason.sentence})` })
      .where(and(eq(smsCampaigns.id, id), isNull(smsCampaigns.finishedAt))),
    ...admins.map(({ id: userId, language }) => {
      const { smsStopped, smsStoppedBody } = TEXTS_BY_LANGUAGE[language].notices
      const message = fillPlaceholders(smsStoppedBody, { reason: reason.brief })
      const dedupeKey = `sms-stopped:${id}`
      return noticeWrite({ userId, type: 'other', title: smsStopped, message, data: { campaignId: id }, dedupeKey }, at)
    }),
  )
}

/** Updates a campaign's state from its messages; the unsent messages of a stopped campaign fail. */
export async function concludeCampaign(db: Database, id: string, now: string): Promise<void> {
  const ofIt = eq(smsCampaigns.id, id)
  const has = (...states: SmsState[]) =>
    sql`exists (select 1 from sms_messages where campaign_id = ${id} and ${isInStateSql(...states)})`
  const unfinished = and(ofIt, isNull(smsCampaigns.finishedAt))
  const finishWhere = (condition: SQL | undefined) =>
    db.orm.update(smsCampaigns).set({ finishedAt: now }).where(and(unfinished, condition))
  await writeInBatches(
    db,
    (some) => sql`
      update sms_messages set state = 'failed', due_at = null, final_at = ${now}, failure_reason = 'The campaign was stopped'
      where rowid in (select rowid from sms_messages where campaign_id = ${id} and ${isInStateSql('queued', 'held')} ${some})
        and (select state from sms_campaigns where id = ${id}) = 'stopped' returning 1`,
  )
  await db.write(
    db.orm
      .update(smsCampaigns)
      .set({
        state: sql`case when ${has('queued', 'sending')} then 'sending' when ${has('held')} then 'waiting' else 'done' end`,
      })
      .where(and(ofIt, ne(smsCampaigns.state, 'stopped'), eq(smsCampaigns.composed, true))),
    finishWhere(and(eq(smsCampaigns.composed, true), sql`not ${has('queued', 'sending', 'held')}`)),
    // Stopped before it was composed: no more recipients are queued.
    finishWhere(and(eq(smsCampaigns.state, 'stopped'), sql`not ${has('sending')}`)),
  )
}
