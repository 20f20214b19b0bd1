import { sql } from 'drizzle-orm'
import { capMessages } from '../../db/schema/warnings.ts'
import { firstItem, valueAt } from '../../shared/lookups.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readCap } from './cap/read-cap.ts'
import type { CapAlert } from './cap/values.ts'
import { CapRefusal } from './cap/xml.ts'
import { groupIntoEvents, type WarnedEvent, type WarningMessage, warningEnd } from './warning-events.ts'

const DAY_MS = 86_400_000
/** Messages are joined to events until this long after their end. */
const AFTER_END_MS = 7 * DAY_MS
/** Time for which a Cancel is joined to events, because it may arrive before the alert that it names. */
const CANCEL_MS = 60 * DAY_MS
/** Number of newest messages that are joined to events; NiMet sends about ten a day. */
const MOST = 2_000

interface File {
  bytes: Uint8Array
  /** Feed and address of the file; null if it was imported. */
  feed: string | null
  link: string | null
}

/** Result for one file: a new message, one known already, or the reason of a refusal. */
export type StoreResult = { is: 'new' | 'known'; alert: CapAlert } | { is: 'refused'; reason: string }

export type WarningStore = ReturnType<typeof createWarningStore>

const emptyAlertRow = { identifier: '', sender: '', sent: '', status: '', msgType: '', scope: '' }

/** Messages of weather services, retained for ever, and the events that they form. */
export function createWarningStore({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  /** Parsed messages by id: a file never changes. */
  const parsed = new Map<string, WarningMessage>()
  let current: { key: string; events: WarnedEvent[]; messages: number } | undefined

  /** Returns the addresses that are not stored yet. */
  async function unknown(links: string[]): Promise<string[]> {
    const rows = await db.orm.values<[string]>(sql`
      select value from json_each(${JSON.stringify(links)}) where value not in (select link from ${capMessages} where link is not null)`)
    return rows.map(([link]) => link)
  }

  /** Returns the current events, which are computed again only after a new message or at a new day. */
  async function events(): Promise<WarnedEvent[]> {
    const now = clock.now().toISOString()
    const newest = firstItem(await db.orm.values<[string | null]>(sql`select max(rowid) from ${capMessages}`))
    const key = `${newest[0]} ${now.slice(0, 13)}`
    if (current?.key !== key) current = { key, ...(await joined(now)) }
    return current.events
  }

  async function joined(now: string) {
    type Row = [id: string, feed: string | null]
    // `+id` keeps SQLite off the index of id, so that it uses the one of relevant_until.
    const rows = await db.orm.values<Row>(sql`
      select id, feed from ${capMessages} where relevant_until > ${now} and refused is null order by +id desc limit ${MOST}`)
    const known = new Set(rows.map(([id]) => id))
    for (const id of parsed.keys()) if (!known.has(id)) parsed.delete(id)
    const messages: WarningMessage[] = []
    for (const [id, feed] of rows) {
      if (!parsed.has(id)) {
        const [[xml] = ['']] = await db.orm.values<[string]>(sql`select xml from ${capMessages} where id = ${id}`)
        parsed.set(id, { ...readCap(new TextEncoder().encode(xml)), id, feed })
      }
      messages.push(valueAt(parsed, id))
    }
    return { events: groupIntoEvents(messages), messages: messages.length }
  }

  /** Returns one message, also long after its end; null if unknown. */
  async function byId(id: string): Promise<WarningMessage | null> {
    const [row] = await db.orm.values<[feed: string | null, xml: string]>(
      sql`select feed, xml from ${capMessages} where id = ${id} and refused is null`,
    )
    return row ? { ...readCap(new TextEncoder().encode(row[1])), id, feed: row[0] } : null
  }

  return { add: (file: File) => addFile({ db, clock }, file), unknown, events, byId }
}

const relevantUntil = (alert: CapAlert): string => {
  const ends = [...alert.infos.map((info) => Date.parse(warningEnd(info, alert))), Date.parse(alert.sent)]
  const afterEnd = Math.max(...ends) + AFTER_END_MS
  const until = alert.msgType === 'Cancel' ? Math.max(afterEnd, Date.parse(alert.sent) + CANCEL_MS) : afterEnd
  return new Date(until).toISOString()
}

/** Stores a file once by its address, and once by its sender and identifier. */
async function addFile(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  { bytes, feed, link }: File,
): Promise<StoreResult> {
  const now = clock.now()
  const row = { id: Bun.randomUUIDv7('hex', now), feed, link, fetchedAt: now.toISOString(), notifiedAt: null }
  let alert: CapAlert
  try {
    alert = readCap(bytes)
  } catch (error) {
    if (!(error instanceof CapRefusal)) throw error
    const refused = { ...row, ...emptyAlertRow, refs: [], xml: '', refused: error.message, relevantUntil: '' }
    // A file without an address has no second fetch to prevent.
    if (link !== null) await db.write(db.orm.insert(capMessages).values(refused).onConflictDoNothing())
    return { is: 'refused', reason: error.message }
  }
  const { references: refs, note: _, infos: __, ...head } = alert
  const xml = new TextDecoder().decode(bytes)
  const values = { ...row, ...head, refs, xml, refused: null, relevantUntil: relevantUntil(alert) }
  const [added] = await db.write(
    db.orm.insert(capMessages).values(values).onConflictDoNothing().returning({ id: capMessages.id }),
  )
  return { is: added.length > 0 ? 'new' : 'known', alert }
}
