import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/open.ts'
import { tableOf } from '../../../../db/row-where.ts'
import type { SmsKind, SmsState } from '../../../../db/schema/sms.ts'
import { optOut } from '../../../accounts/sms-consent.ts'
import { holdsLease } from '../../../foundation/lease.ts'
import type { Waiting } from '../../gateway.ts'
import type { Purpose } from '../../purposes.ts'
import type { SmsProvider } from '../port.ts'
import { inState } from '../states.ts'
import type { Judgement } from './judge.ts'

/** The lease of whoever sends: one run at a time in the whole installation; its holder is the claim on its messages. */
export const SENDING = 'sms'

export interface Claimed extends Waiting {
  /** The message's rowid. */
  row: number
  attempts: number
}

/** Marks messages as sending before the provider gets them; a campaign's to a person who has switched SMS off are skipped. */
export async function claim(
  db: Database,
  { claim, campaignId, rows, now }: { claim: string; campaignId: string | null; rows: number[]; now: string },
): Promise<Claimed[]> {
  const goesOn =
    campaignId === null
      ? sql`true`
      : sql`exists (select 1 from sms_campaigns where id = ${campaignId} and state <> 'stopped')`
  const mayGo = sql`rowid in (select value from json_each(${JSON.stringify(rows)})) and ${inState('queued')}
    and ${holdsLease(SENDING, claim, now)} and ${goesOn}`
  const [claimed] = await db.write(
    sql`update sms_messages set state = 'sending', claim = ${claim}, attempts = attempts + 1, sent_at = ${now}
      where ${mayGo} and (campaign_id is null or exists (
        select 1 from users where users.id = user_id and json_extract(notification_preferences, '$.sms') = 1
          and coalesce(channels ->> '$.advice', 'sms') = 'sms'))
      returning rowid as row, phone, user_id as userId, kind, campaign_id is not null as campaign, attempts`,
    sql`update sms_messages set state = 'skipped', failure_reason = 'sms off', final_at = ${now} where ${mayGo}`,
  )
  type Row = Omit<Claimed, 'purpose'> & { kind: SmsKind; campaign: number }
  return (claimed as unknown as Row[]).map(({ kind, campaign, ...row }) => ({
    ...row,
    purpose: purposeOf(kind, campaign === 1),
  }))
}

/** Messages queued before they had a purpose: of a campaign, or an answer. */
const purposeOf = (kind: SmsKind, campaign: boolean): Purpose =>
  kind !== 'message' && kind !== 'account' ? kind : campaign ? 'advice' : 'word'

/** What one claimed message became. */
export interface Settlement {
  row: number
  state: SmsState
  /** Not before this time, for one that is queued or held again. */
  dueAt: string | null
  providerId: string | null
  cost: string | null
  reason: string | null
  /** False for a try that the hour alone refused. */
  counts: boolean
}

/**
 * Records results of messages this run claimed; one that another run gave up as `unknown` gets the truth. A delivery
 * report that came before the answer stands: of the answer only the price and the id are kept.
 */
export const settle = (claim: string, provider: string, settlements: Settlement[], now: string) => {
  const { table, columns: result } = tableOf('result', settlements)
  const isOpen = sql`sms_messages.${inState('sending', 'unknown')}`
  const unlessReported = (column: string, value: SQL) =>
    sql`${sql.raw(column)} = case when ${isOpen} then ${value} else sms_messages.${sql.raw(column)} end`
  const again = sql`result.${inState('queued', 'held')}`
  return sql`
    update sms_messages set provider = ${provider},
      provider_id = coalesce(${result.providerId}, sms_messages.provider_id),
      cost = coalesce(${result.cost}, sms_messages.cost),
      ${unlessReported('state', result.state)},
      ${unlessReported('due_at', result.dueAt)},
      ${unlessReported('failure_reason', result.reason)},
      ${unlessReported('attempts', sql`attempts - 1 + ${result.counts}`)},
      ${unlessReported('sent_at', sql`case when ${again} then null else sent_at end`)},
      ${unlessReported('final_at', sql`case when ${again} then null else ${now} end`)}
    from ${table}
    where sms_messages.rowid = ${result.row} and claim = ${claim}
      and (${isOpen} or sms_messages.${inState('delivered', 'failed')})`
}

/** The writes that record what became of a request. */
export const record = (claim: string, provider: SmsProvider, { settlements, optedOut }: Judgement, now: Date) => [
  settle(claim, provider.name, settlements, now.toISOString()),
  ...(optedOut.length > 0 ? optOut(optedOut, now.toISOString()) : []),
]

/** Messages that a run which is no more left on their way: nobody knows whether they went, so they are not repeated. */
export async function giveUpForeign(db: Database, holder: string, now: string): Promise<void> {
  const lost = sql`set state = 'unknown', final_at = ${now}, failure_reason = 'The server stopped while it was sent'`
  const foreign = sql`${inState('sending')} and claim <> ${holder} and ${holdsLease(SENDING, holder, now)}`
  await db.write(
    sql`update sms_messages ${lost} where campaign_id in (select id from sms_campaigns where finished_at is null) and ${foreign}`,
    sql`update sms_messages ${lost} where campaign_id is null and ${foreign}`,
  )
}
