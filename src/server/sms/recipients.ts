import { inArray, sql } from 'drizzle-orm'
import type { Language, Priority } from '../../contracts/farm.ts'
import type { Database } from '../../db/open.ts'
import { advisories } from '../../db/schema.ts'
import { foldForSms, smsLength } from './gsm7.ts'
import type { Moment } from './sending-hours.ts'

export type AdvisoryRow = typeof advisories.$inferSelect
/** The one-segment text of an advisory in a language, worded anew when it was written in another. */
export type SmsWording = (row: AdvisoryRow, language: Language) => string

export const SKIP_REASONS = ['opted out', 'sms off', 'no phone', 'nothing to say today'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface Recipient {
  userId: string
  phone: string
  text: string
  segments: number
  /** When the person's sending window opens; null: now. */
  opensAt: string | null
}

export interface Page {
  recipients: Recipient[]
  skipped: Partial<Record<SkipReason, number>>
  /** Last farmer looked at: the next page begins after it. */
  upTo: string
}

const PAGE = 2000
const DAY_MS = 86_400_000
/** Advice without an end is worth sending for a week. */
const ENDLESS_DAYS = 7
/** An advisory refreshed week by week keeps its first date; no crop is in the field longer than its season. */
const OLDEST_ADVICE_DAYS = 180
/** A text is not repeated to the same person while it is among the last ones they got. */
const REMEMBERED = 7

interface Farmer {
  id: string
  phone: string
  language: Language
  wantsSms: number
  optedOut: number
}

interface Candidate {
  id: string
  userId: string
  language: Language
  sms: string
  priority: Priority
  score: number
  validUntil: string | null
}

/**
 * The next page of farmers after `after`: for each who may get SMS, the one most useful advisory still valid on the day
 * it arrives and not among the last texts sent to them; the others by why not. Null when there are no more farmers.
 */
export async function nextPage(
  db: Database,
  smsWording: SmsWording,
  { after, now, momentOf }: { after: string; now: Date; momentOf: (phone: string) => Moment },
): Promise<Page | null> {
  const farmers = await db.orm.all<Farmer>(sql`
    select id, phone, preferred_language as language, json_extract(notification_preferences, '$.sms') as wantsSms,
      sms_opted_out_at is not null as optedOut
    from users where is_admin = 0 and id > ${after} order by id limit ${PAGE}`)
  const last = farmers.at(-1)
  if (!last) return null
  const page: Page = { recipients: [], skipped: {}, upTo: last.id }
  const skip = (reason: SkipReason) => {
    page.skipped[reason] = (page.skipped[reason] ?? 0) + 1
  }
  const reachable = farmers.filter((farmer) => {
    const reason = unreachable(farmer)
    if (reason) skip(reason)
    return !reason
  })
  const ids = JSON.stringify(reachable.map((farmer) => farmer.id))
  const sent = await lastTexts(db, ids)
  const candidates = await candidatesOf(db, smsWording, reachable, ids, now)
  const prepared = new Map<string, { text: string; segments: number }>()
  for (const { id, phone } of reachable) {
    const { opensAt, day } = momentOf(phone)
    const best = candidates
      .get(id)
      ?.filter(({ validUntil }) => validUntil === null || validUntil >= day)
      .sort(byUse)
      .map(({ sms }) => prepare(prepared, sms))
      .find(({ text }) => !sent.get(id)?.has(text))
    if (best) page.recipients.push({ userId: id, phone, ...best, opensAt })
    else skip('nothing to say today')
  }
  return page
}

function unreachable(farmer: Farmer): SkipReason | null {
  if (farmer.optedOut) return 'opted out'
  if (!farmer.wantsSms) return 'sms off'
  return isMobile(farmer.phone) ? null : 'no phone'
}

/** E.164; in Nigeria and Namibia also of a mobile's length and prefix, so that no money goes to a number of neither. */
function isMobile(phone: string): boolean {
  if (phone.startsWith('+234')) return /^\+234[789]\d{9}$/.test(phone)
  if (phone.startsWith('+264')) return /^\+264[68]\d{7,8}$/.test(phone)
  return /^\+[1-9]\d{7,14}$/.test(phone)
}

async function lastTexts(db: Database, ids: string): Promise<Map<string, Set<string>>> {
  const rows = await db.orm.values<[userId: string, text: string]>(sql`
    select farmer.value, m.text from json_each(${ids}) as farmer join sms_messages as m on m.rowid in (
      select rowid from sms_messages
      where user_id = farmer.value and campaign_id is not null and state not in ('failed', 'skipped')
      order by rowid desc limit ${REMEMBERED})`)
  const byFarmer = new Map<string, Set<string>>()
  for (const [userId, text] of rows) {
    const texts = byFarmer.get(userId)
    if (texts) texts.add(text)
    else byFarmer.set(userId, new Set([text]))
  }
  return byFarmer
}

async function candidatesOf(
  db: Database,
  smsWording: SmsWording,
  farmers: Farmer[],
  ids: string,
  now: Date,
): Promise<Map<string, Candidate[]>> {
  const rows = await db.orm.all<Candidate>(sql`
    select a.id, a.user_id as userId, a.language, a.sms, a.priority, a.score, a.valid_until as validUntil
    from json_each(${ids}) as farmer join advisories as a on a.user_id = farmer.value
    where a.created_at >= ${daysBefore(now, OLDEST_ADVICE_DAYS)} and a.done = 0
      and (a.valid_until >= ${daysBefore(now, 1).slice(0, 10)}
        or (a.valid_until is null and a.updated_at >= ${daysBefore(now, ENDLESS_DAYS)}))`)
  const languages = new Map(farmers.map((farmer) => [farmer.id, farmer.language]))
  const foreign = rows.filter((row) => row.language !== languages.get(row.userId)).map((row) => row.id)
  const reworded = new Map<string, string>()
  if (foreign.length > 0) {
    const whole = await db.orm
      .select()
      .from(advisories)
      .where(inArray(advisories.id, sql`(select value from json_each(${JSON.stringify(foreign)}))`))
    for (const row of whole) reworded.set(row.id, smsWording(row, languages.get(row.userId)!))
  }
  const byFarmer = new Map<string, Candidate[]>()
  for (const row of rows) {
    const candidate = { ...row, sms: reworded.get(row.id) ?? row.sms }
    if (candidate.sms === '') continue
    const list = byFarmer.get(row.userId)
    if (list) list.push(candidate)
    else byFarmer.set(row.userId, [candidate])
  }
  return byFarmer
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

const RANK: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** Alerts and other urgent advice first, then what the adviser scores highest, then the newest. */
function byUse(a: Candidate, b: Candidate): number {
  return RANK[a.priority] - RANK[b.priority] || b.score - a.score || (a.id < b.id ? 1 : -1)
}

/** Folding and counting is done once a text, not once a farmer. */
function prepare(known: Map<string, { text: string; segments: number }>, sms: string) {
  let ready = known.get(sms)
  if (!ready) {
    const text = foldForSms(sms)
    ready = { text, segments: smsLength(text).segments }
    known.set(sms, ready)
  }
  return ready
}
