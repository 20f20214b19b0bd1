import { sql } from 'drizzle-orm'
import { writeInBatches } from '../../../../db/batched-writes.ts'
import { jsonTable } from '../../../../db/conditional-row.ts'
import type { Database } from '../../../../db/open.ts'
import type { SmsKind, SmsState } from '../../../../db/schema/sms.ts'
import { earliestSendTime, type SendingTime } from '../../sending-hours.ts'
import { MAX_RECIPIENTS_PER_REQUEST } from '../sms-provider.ts'
import { isInStateSql } from '../sms-state-sql.ts'

export interface TextGroup {
  text: string
  segments: number
  rows: number[]
}

type Queued = [row: number, phone: string, text: string, segments: number, kind: SmsKind]

const READ_AT_ONCE = 5000
/** Highest number of planned messages that wait for others of the same text; beyond it, the fullest groups are sent partly filled. */
const MOST_WAITING = 200_000

/** `campaign_id is` also matches null: single messages, such as a reply to HELP. */
const isOfCampaign = (campaignId: string | null) => sql`campaign_id is ${campaignId}`

/** Puts messages back in the queue whose hour or retry is due. */
export async function releaseDueMessages(db: Database, campaignId: string | null, now: string): Promise<void> {
  await writeInBatches(
    db,
    (some) => sql`
      update sms_messages set state = 'queued', due_at = null where rowid in (
        select rowid from sms_messages where ${isOfCampaign(campaignId)} and ${isInStateSql('queued', 'held')} and due_at <= ${now} ${some})
      returning 1`,
  )
}

/** Reads the queue once and groups it by text, up to 100 phones a group; holds messages outside their hours. */
export async function* groupQueueByText(
  db: Database,
  campaignId: string | null,
  momentOf: () => (phone: string) => SendingTime,
): AsyncGenerator<TextGroup, void> {
  const groups = groupsOf(campaignId === null ? 1 : MAX_RECIPIENTS_PER_REQUEST)
  for await (const page of queuedPages(db, campaignId)) {
    const moment = momentOf()
    const closed: { row: number; until: string }[] = []
    for (const message of page) {
      const [row, phone, , , kind] = message
      const until = earliestSendTime(kind, moment(phone))
      const full = until ? null : groups.add(message)
      if (until) closed.push({ row, until })
      if (full) yield full
    }
    if (closed.length > 0) await holdMessages(db, closed)
    yield* groups.tooMany()
  }
  yield* groups.rest()
}

async function* queuedPages(db: Database, campaignId: string | null): AsyncGenerator<Queued[], void> {
  for (let after = 0; ; ) {
    const rows = await db.orm.values<Queued>(sql`
      select rowid, phone, text, segments, kind from sms_messages
      where ${isOfCampaign(campaignId)} and ${isInStateSql('queued')} and due_at is null and rowid > ${after}
      order by rowid limit ${READ_AT_ONCE}`)
    const last = rows.at(-1)
    if (!last) return
    after = last[0]
    yield rows
  }
}

function groupsOf(size: number) {
  const open = new Map<string, TextGroup>()
  let waiting = 0
  function take(group: TextGroup): TextGroup {
    open.delete(group.text)
    waiting -= group.rows.length
    return group
  }
  return {
    add([row, , text, segments]: Queued): TextGroup | null {
      const group = open.getOrInsertComputed(text, () => ({ text, segments, rows: [] }))
      group.rows.push(row)
      waiting++
      return group.rows.length < size ? null : take(group)
    },
    /** Returns the fuller half of the groups when too many messages wait for others of their text. */
    tooMany(): TextGroup[] {
      if (waiting < MOST_WAITING) return []
      const fullest = [...open.values()].sort((a, b) => b.rows.length - a.rows.length)
      return fullest.slice(0, open.size / 2 + 1).map(take)
    },
    rest: () => open.values(),
  }
}

async function holdMessages(db: Database, rows: { row: number; until: string }[]): Promise<void> {
  const { table, columns: later } = jsonTable('later', rows)
  await db.write(sql`update sms_messages set state = 'held', due_at = ${later.until} from ${table}
    where sms_messages.rowid = ${later.row} and ${isInStateSql('queued')}`)
}

/**
 * Returns when a message is next due: ISO, '' for at once, null for never. A message that a dead run left as sending is
 * due at once. Reads one index row per campaign.
 */
export async function nextDueTime(db: Database): Promise<string | null> {
  const firstOf = (state: SmsState) => sql`select (
    select coalesce(due_at, '') from sms_messages where campaign_id = c.id and ${isInStateSql(state)} order by due_at limit 1
  ) from sms_campaigns as c where finished_at is null`
  const [row] = await db.orm.all<{ due: string | null }>(sql`
    select min(due) as due from (
      select coalesce(due_at, '') as due from sms_messages where campaign_id is null and ${isInStateSql('queued', 'held')}
      union all select '' where exists (select 1 from sms_messages where campaign_id is null and ${isInStateSql('sending')})
      union all select '' from sms_campaigns as c where finished_at is null and (composed = 0 or state = 'stopped'
        or exists (select 1 from sms_messages where campaign_id = c.id and ${isInStateSql('sending')}))
      union all ${firstOf('queued')}
      union all ${firstOf('held')})`)
  return row?.due ?? null
}
