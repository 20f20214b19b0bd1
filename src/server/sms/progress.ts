import { desc, eq, sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/admin.ts'
import type { Database } from '../../db/open.ts'
import { type SmsState, smsCampaigns } from '../../db/schema.ts'
import { type CampaignRow, totalsOf } from './campaigns.ts'
import { moneyText } from './money.ts'

const LISTED = 20

/** The newest 20 campaigns, newest first, or the one with that id, with where their messages stand. */
export async function campaignsWithProgress(db: Database, id?: string): Promise<Campaign[]> {
  const rows = await db.orm
    .select()
    .from(smsCampaigns)
    .where(id === undefined ? undefined : eq(smsCampaigns.id, id))
    .orderBy(desc(smsCampaigns.startedAt), desc(smsCampaigns.id))
    .limit(LISTED)
  return Promise.all(rows.map((row) => withProgress(db, row)))
}

async function withProgress(db: Database, row: CampaignRow): Promise<Campaign> {
  const counted = await db.orm.all<{ state: SmsState; n: number }>(
    sql`select state, count(*) as n from sms_messages where campaign_id = ${row.id} group by state`,
  )
  const count = (state: SmsState) => counted.find((entry) => entry.state === state)?.n ?? 0
  const queued = count('queued') + count('sending')
  const sent = count('accepted') + count('delivered')
  const recipients = queued + count('held') + sent + count('failed') + count('unknown')
  const ended = count('skipped')
  const { segments, cost } = row.totals ?? (await liveTotals(db, row.id))
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    recipients,
    skipped: row.skipped + ended,
    skippedWhy: ended > 0 ? { ...row.skippedWhy, 'sms off': (row.skippedWhy['sms off'] ?? 0) + ended } : row.skippedWhy,
    queued,
    held: count('held'),
    sent,
    delivered: count('delivered'),
    failed: count('failed'),
    unknown: count('unknown'),
    segments,
    cost: moneyText(cost),
    stopReason: row.stopReason,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  }
}

async function liveTotals(db: Database, id: string): Promise<NonNullable<CampaignRow['totals']>> {
  const [row] = await db.orm.all<{ totals: string }>(sql`select ${totalsOf(id)} as totals`)
  return JSON.parse(row!.totals)
}
