import { type SQL, sql } from 'drizzle-orm'
import { jsonTable } from '../../../../db/conditional-row.ts'
import type { Database } from '../../../../db/open.ts'
import type { SmsKind, SmsState } from '../../../../db/schema/sms.ts'
import { smsOptOutColumns } from '../../../accounts/sms-consent.ts'
import { holdsLeaseSql } from '../../../foundation/lease.ts'
import type { StoredSms } from '../../outbound-gateway.ts'
import type { Purpose } from '../../purposes.ts'
import type { SmsProvider } from '../sms-provider.ts'
import { isInStateSql } from '../sms-state-sql.ts'
import type { SendingVerdict } from './judge-submission.ts'

/** Name of the sender's lease: one run at a time per installation. The lease's holder id marks the claimed messages. */
export const SENDER_LEASE = 'sms'

export interface ClaimedSms extends StoredSms {
  row: number
  attempts: number
}

/** Marks messages as sending before the provider gets them; skips people who switched SMS off. */
export async function claimMessages(
  db: Database,
  { claim, campaignId, rows, now }: { claim: string; campaignId: string | null; rows: number[]; now: string },
): Promise<ClaimedSms[]> {
  type Row = Omit<ClaimedSms, 'purpose'> & { kind: SmsKind; campaign: number }
  const goesOn =
    campaignId === null
      ? sql`true`
      : sql`exists (select 1 from sms_campaigns where id = ${campaignId} and state <> 'stopped')`
  const mayGo = sql`rowid in (select value from json_each(${JSON.stringify(rows)})) and ${isInStateSql('queued')}
    and ${holdsLeaseSql(SENDER_LEASE, claim, now)} and ${goesOn}`
  const [, claimed] = await db.write(
    sql`update sms_messages set state = 'skipped', failure_reason = 'Too late', due_at = null, final_at = ${now}
      where ${mayGo} and until <= ${now}`,
    sql<Row>`update sms_messages set state = 'sending', claim = ${claim}, attempts = attempts + 1, sent_at = ${now}
      where ${mayGo} and (campaign_id is null or exists (
        select 1 from users where users.id = user_id and json_extract(notification_preferences, '$.sms') = 1
          and coalesce(channels ->> '$.advice', 'sms') = 'sms'))
      returning rowid as row, phone, user_id as userId, kind, campaign_id is not null as campaign, attempts`,
    sql`update sms_messages set state = 'skipped', failure_reason = 'sms off', final_at = ${now} where ${mayGo}`,
  )
  return claimed.map(({ kind, campaign, ...row }) => ({
    ...row,
    purpose: purposeOf(kind, campaign === 1),
  }))
}

/** Purpose of messages stored before purposes existed: advice of a campaign, or a reply. */
const purposeOf = (kind: SmsKind, campaign: boolean): Purpose =>
  kind !== 'message' && kind !== 'account' ? kind : campaign ? 'advice' : 'word'

export interface Settlement {
  row: number
  state: SmsState
  /** Earliest time for a message that is queued or held again. */
  dueAt: string | null
  providerId: string | null
  cost: string | null
  reason: string | null
  /** True if the attempt counts; false if the message was only refused for the hour. */
  counts: boolean
}

/** Returns the write that records results of this run, or corrects `unknown` results. After a delivery report it only adds price and provider id. */
export const settlementWrite = (claim: string, provider: string, settlements: Settlement[], now: string) => {
  const { table, columns: result } = jsonTable('result', settlements)
  const isOpen = sql`sms_messages.${isInStateSql('sending', 'unknown')}`
  const unlessReported = (column: string, value: SQL) =>
    sql`${sql.raw(column)} = case when ${isOpen} then ${value} else sms_messages.${sql.raw(column)} end`
  const again = sql`result.${isInStateSql('queued', 'held')}`
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
      and (${isOpen} or sms_messages.${isInStateSql('delivered', 'failed')})`
}

export const recordOutcomes = (
  claim: string,
  provider: SmsProvider,
  { settlements, optedOut }: SendingVerdict,
  now: Date,
) => [
  settlementWrite(claim, provider.name, settlements, now.toISOString()),
  ...(optedOut.length > 0 ? smsOptOutColumns(optedOut, now.toISOString()) : []),
]

/** Marks messages of a dead run as `unknown`, so that they are never repeated. */
export async function abandonForeignClaims(db: Database, holder: string, now: string): Promise<void> {
  const lost = sql`set state = 'unknown', final_at = ${now}, failure_reason = 'The server stopped while it was sent'`
  const foreign = sql`${isInStateSql('sending')} and claim <> ${holder} and ${holdsLeaseSql(SENDER_LEASE, holder, now)}`
  await db.write(
    sql`update sms_messages ${lost} where campaign_id in (select id from sms_campaigns where finished_at is null) and ${foreign}`,
    sql`update sms_messages ${lost} where campaign_id is null and ${foreign}`,
  )
}
