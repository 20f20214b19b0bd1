import { desc, eq } from 'drizzle-orm'
import type { Campaign } from '../../../../contracts/admin.ts'
import type { Database } from '../../../../db/open.ts'
import { type SmsState, smsCampaigns, smsTallies } from '../../../../db/schema/sms.ts'
import type { CampaignRow } from './campaigns.ts'
import { formatAmounts } from './estimate-cost.ts'

const MAX_CAMPAIGNS_LISTED = 20

/** Returns the newest 20 campaigns, or the one with that id, with their progress. */
export async function campaignsWithProgress(db: Database, id?: string): Promise<Campaign[]> {
  const rows = await db.orm
    .select()
    .from(smsCampaigns)
    .where(id === undefined ? undefined : eq(smsCampaigns.id, id))
    .orderBy(desc(smsCampaigns.startedAt), desc(smsCampaigns.id))
    .limit(MAX_CAMPAIGNS_LISTED)
  return Promise.all(rows.map((row) => withProgress(db, row)))
}

async function withProgress(db: Database, row: CampaignRow): Promise<Campaign> {
  const tallies = await db.orm.select().from(smsTallies).where(eq(smsTallies.campaignId, row.id))
  const count = (state: SmsState) =>
    tallies.reduce((sum, tally) => (tally.state === state ? sum + tally.messages : sum), 0)
  const queued = count('queued') + count('sending')
  const sent = count('accepted') + count('delivered')
  const recipients = queued + count('held') + sent + count('failed') + count('unknown')
  const ended = count('skipped')
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
    segments: segmentsOf(tallies),
    cost: formatAmounts(costOf(tallies)),
    stopReason: row.stopReason,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  }
}

type Tally = typeof smsTallies.$inferSelect

/** Segments sent or possibly sent; a price proves sending, even without delivery. */
const segmentsOf = (tallies: Tally[]): number =>
  tallies.reduce((sum, { state, currency, segments }) => {
    const neverWent = currency === '' && (state === 'skipped' || state === 'failed')
    return neverWent ? sum : sum + segments
  }, 0)

function costOf(tallies: Tally[]): Record<string, number> {
  const priced = tallies.filter(({ currency, messages }) => currency !== '' && messages !== 0)
  const byCurrency = [...Map.groupBy(priced, ({ currency }) => currency)]
  const sum = (some: Tally[]) => some.reduce((paid, tally) => paid + tally.paid, 0)
  return Object.fromEntries(byCurrency.map(([currency, some]) => [currency, sum(some) / 10_000]))
}
