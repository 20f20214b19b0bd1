import { type SQL, sql } from 'drizzle-orm'
import { inSteps } from '../../../db/in-steps.ts'
import type { Database } from '../../../db/open.ts'
import type { SmsState } from '../../../db/schema/sms.ts'
import { holdsLease } from '../../lease.ts'
import { MOST_RECIPIENTS } from '../port.ts'
import type { Moment } from './sending-hours.ts'

/** The lease of whoever sends: one run at a time in the whole installation; its holder is the claim on its messages. */
export const SENDING = 'sms'

/** Messages of one text that can go in one request; `rows` are rowids. */
export interface Group {
  text: string
  segments: number
  rows: number[]
}

export interface Claimed {
  row: number
  phone: string
  attempts: number
}

const READ_AT_ONCE = 5000
/** How many planned messages wait for others of their text before the fullest groups go as they are. */
const MOST_WAITING = 200_000

/** `campaign_id is` takes null too: single messages, such as an answer to HELP. */
const of = (campaignId: string | null) => sql`campaign_id is ${campaignId}`
const listed = (rows: number[]) => sql`rowid in (select value from json_each(${JSON.stringify(rows)}))`

/** What waited for its hour or another try, and is due, joins the queue again. */
export async function releaseDue(db: Database, campaignId: string | null, now: string): Promise<void> {
  await inSteps(
    db,
    (some) => sql`
      update sms_messages set state = 'queued', due_at = null where rowid in (
        select rowid from sms_messages where ${of(campaignId)} and state in ('queued', 'held') and due_at <= ${now} ${some})
      returning 1`,
  )
}

/** Reads the queue once and groups it by text, up to 100 phones a group; those outside their hours are held instead. */
export async function* plan(
  db: Database,
  campaignId: string | null,
  momentOf: () => (phone: string) => Moment,
): AsyncGenerator<Group, void> {
  const open = new Map<string, Group>()
  const groupSize = campaignId === null ? 1 : MOST_RECIPIENTS
  let after = 0
  let waiting = 0
  while (true) {
    const rows = await db.orm.values<[row: number, phone: string, text: string, segments: number]>(sql`
      select rowid, phone, text, segments from sms_messages
      where ${of(campaignId)} and state = 'queued' and due_at is null and rowid > ${after}
      order by rowid limit ${READ_AT_ONCE}`)
    const lastRow = rows.at(-1)
    if (!lastRow) break
    after = lastRow[0]
    const moment = momentOf()
    const closed: [number, string][] = []
    for (const [row, phone, text, segments] of rows) {
      const { opensAt } = moment(phone)
      if (opensAt) {
        closed.push([row, opensAt])
        continue
      }
      const group = open.get(text) ?? { text, segments, rows: [] }
      open.set(text, group)
      group.rows.push(row)
      waiting++
      if (group.rows.length < groupSize) continue
      open.delete(text)
      waiting -= group.rows.length
      yield group
    }
    if (closed.length > 0) await hold(db, closed)
    if (waiting < MOST_WAITING) continue
    for (const group of [...open.values()].sort((a, b) => b.rows.length - a.rows.length).slice(0, open.size / 2 + 1)) {
      open.delete(group.text)
      waiting -= group.rows.length
      yield group
    }
  }
  yield* open.values()
}

async function hold(db: Database, rows: [row: number, until: string][]): Promise<void> {
  await db.write(sql`update sms_messages set state = 'held', due_at = later.until
    from (select json_extract(value, '$[0]') as row, json_extract(value, '$[1]') as until from json_each(${JSON.stringify(rows)})) as later
    where sms_messages.rowid = later.row and state = 'queued'`)
}

/**
 * Marks messages as on their way, durably, before the provider hears of them. Only this run's lease, a campaign that
 * goes on, and a person who still wants SMS on that phone let a message through; what the person ended is skipped.
 */
export async function claim(
  db: Database,
  { claim, campaignId, rows, now }: { claim: string; campaignId: string | null; rows: number[]; now: string },
): Promise<Claimed[]> {
  const mayGo = sql`state = 'queued' and ${holdsLease(SENDING, claim, now)}`
  const goesOn =
    campaignId === null
      ? sql`true`
      : sql`exists (select 1 from sms_campaigns where id = ${campaignId} and state <> 'stopped')`
  const [claimed] = await db.write(
    sql`update sms_messages set state = 'sending', claim = ${claim}, attempts = attempts + 1, sent_at = ${now}
      where ${listed(rows)} and ${mayGo} and ${goesOn} and (campaign_id is null or exists (
        select 1 from users where users.id = user_id and users.phone = sms_messages.phone
          and sms_opted_out_at is null and json_extract(notification_preferences, '$.sms') = 1))
      returning rowid as row, phone, attempts`,
    sql`update sms_messages set state = 'skipped', failure_reason = 'sms off', final_at = ${now}
      where ${listed(rows)} and ${mayGo} and ${goesOn}`,
  )
  return claimed as unknown as Claimed[]
}

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
 * The write that records results. It touches only messages this run claimed; one that another run gave up as `unknown`
 * gets the truth. A delivery report that came before the answer stands: of the answer only the price and the id are kept.
 */
export const settle = (claim: string, provider: string, results: Settlement[], now: string) => {
  const isOpen = sql`sms_messages.state in ('sending', 'unknown')`
  const become = (column: string, value: SQL) =>
    sql`${sql.raw(column)} = case when ${isOpen} then ${value} else sms_messages.${sql.raw(column)} end`
  const again = sql`result.state in ('queued', 'held')`
  return sql`
    update sms_messages set provider = ${provider}, provider_id = coalesce(result.id, sms_messages.provider_id),
      cost = coalesce(result.cost, sms_messages.cost), ${become('state', sql`result.state`)},
      ${become('due_at', sql`result.due`)}, ${become('failure_reason', sql`result.reason`)},
      ${become('attempts', sql`attempts - 1 + result.counts`)},
      ${become('sent_at', sql`case when ${again} then null else sent_at end`)},
      ${become('final_at', sql`case when ${again} then null else ${now} end`)}
    from (select json_extract(value, '$[0]') as row, json_extract(value, '$[1]') as state,
        json_extract(value, '$[2]') as due, json_extract(value, '$[3]') as id, json_extract(value, '$[4]') as cost,
        json_extract(value, '$[5]') as reason, json_extract(value, '$[6]') as counts
      from json_each(${JSON.stringify(results.map(asList))})) as result
    where sms_messages.rowid = result.row and claim = ${claim}
      and (${isOpen} or sms_messages.state in ('delivered', 'failed'))`
}

const asList = ({ row, state, dueAt, providerId, cost, reason, counts }: Settlement) => [
  row,
  state,
  dueAt,
  providerId,
  cost,
  reason,
  counts ? 1 : 0,
]

/** Messages that a run which is no more left on their way: nobody knows whether they went, so they are not repeated. */
export async function giveUpForeign(db: Database, holder: string, now: string): Promise<void> {
  const lost = sql`set state = 'unknown', final_at = ${now}, failure_reason = 'The server stopped while it was sent'`
  const foreign = sql`state = 'sending' and claim <> ${holder} and ${holdsLease(SENDING, holder, now)}`
  await db.write(
    sql`update sms_messages ${lost} where campaign_id in (select id from sms_campaigns where finished_at is null) and ${foreign}`,
    sql`update sms_messages ${lost} where campaign_id is null and ${foreign}`,
  )
}
