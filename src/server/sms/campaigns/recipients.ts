import { getTableColumns, sql } from 'drizzle-orm'
import { type Language, sendingLanguage } from '../../../contracts/languages.ts'
import type { Database } from '../../../db/open.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { daysBefore } from '../../../ground/clock.ts'
import { smsLength } from '../../../words/gsm7.ts'
import { plain } from '../../../words/plain.ts'
import type { Moment } from '../sending/sending-hours.ts'

export type AdvisoryRow = typeof advisories.$inferSelect
/** The one-segment text of an advisory in a language, worded anew when it was written in another. */
export type SmsWording = (row: AdvisoryRow, language: Language) => string

export const SKIP_REASONS = ['opted out', 'sms off', 'no phone', 'unproved', 'nothing to say today'] as const
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

export interface Looking {
  /** Last farmer looked at before. */
  after: string
  now: Date
  momentOf: (phone: string) => Moment
  /** Whether only phones that are proved get SMS: those that a real provider sends to. */
  onlyProved: boolean
  /** The campaign being composed: what it has queued itself already does not count as sent. */
  campaignId?: string | null
}

const PAGE = 200
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
  proved: number
}

/** The lower the rank the more useful: urgent before the rest, then by the adviser's score. */
interface Candidate {
  sms: string
  rank: number
  validUntil: string | null
}

/**
 * The next page of farmers after `after`: for each who may get SMS, the one most useful advisory still valid on the day
 * it arrives and not among the last texts sent to them; the others by why not. Null when there are no more farmers.
 */
export async function nextPage(
  db: Database,
  smsWording: SmsWording,
  { after, now, momentOf, onlyProved, campaignId = null }: Looking,
): Promise<Page | null> {
  const farmers = await db.orm.all<Farmer>(sql`
    select id, phone, preferred_language as language, json_extract(notification_preferences, '$.sms') as wantsSms,
      sms_opted_out_at is not null as optedOut, phone_proved_at is not null as proved
    from users where is_admin = 0 and id > ${after} order by id limit ${PAGE}`)
  const last = farmers.at(-1)
  if (!last) return null
  const page: Page = { recipients: [], skipped: {}, upTo: last.id }
  const skip = (reason: SkipReason) => {
    page.skipped[reason] = (page.skipped[reason] ?? 0) + 1
  }
  const reachable = farmers.filter((farmer) => {
    const reason = unreachable(farmer, onlyProved)
    if (reason) skip(reason)
    return !reason
  })
  const ids = JSON.stringify(reachable.map((farmer) => farmer.id))
  const sent = await lastTexts(db, ids, campaignId)
  const candidates = await candidatesOf(db, smsWording, reachable, ids, now)
  const prepared = new Map<string, { text: string; segments: number }>()
  reachable.forEach(({ id, phone }, index) => {
    const { opensAt, day } = momentOf(phone)
    const best = candidates[index]
      ?.filter(({ validUntil }) => validUntil === null || validUntil >= day)
      .sort((a, b) => a.rank - b.rank)
      .map(({ sms }) => prepare(prepared, sms))
      .find(({ text }) => !sent[index]?.has(text))
    if (best) page.recipients.push({ userId: id, phone, ...best, opensAt })
    else skip('nothing to say today')
  })
  return page
}

function unreachable(farmer: Farmer, onlyProved: boolean): SkipReason | null {
  if (farmer.optedOut) return 'opted out'
  if (!farmer.wantsSms) return 'sms off'
  if (!isMobile(farmer.phone)) return 'no phone'
  return onlyProved && !farmer.proved ? 'unproved' : null
}

/** E.164; in Nigeria and Namibia also of a mobile's length and prefix, so that no money goes to a number of neither. */
function isMobile(phone: string): boolean {
  if (phone.startsWith('+234')) return /^\+234[789]\d{9}$/.test(phone)
  if (phone.startsWith('+264')) return /^\+264[68]\d{7,8}$/.test(phone)
  return /^\+[1-9]\d{7,14}$/.test(phone)
}

/** By the farmer's place in the list of ids. */
async function lastTexts(db: Database, ids: string, campaignId: string | null): Promise<(Set<string> | undefined)[]> {
  const rows = await db.orm.values<[farmer: number, text: string]>(sql`
    select farmer.key, m.text from json_each(${ids}) as farmer
    cross join sms_messages as m indexed by sms_user on m.user_id = farmer.value and ${countsAsSent(campaignId)}
    where m.rowid >= coalesce((
      select rowid from sms_messages as m where user_id = farmer.value and ${countsAsSent(campaignId)}
      order by rowid desc limit 1 offset ${REMEMBERED - 1}), 0)`)
  const texts: (Set<string> | undefined)[] = []
  for (const [farmer, text] of rows) {
    texts[farmer] ??= new Set()
    texts[farmer].add(text)
  }
  return texts
}

const countsAsSent = (campaignId: string | null) =>
  sql`m.campaign_id <> ${campaignId ?? ''} and m.state not in ('failed', 'skipped')`

/** By the farmer's place in the list of ids. */
async function candidatesOf(
  db: Database,
  smsWording: SmsWording,
  farmers: Farmer[],
  ids: string,
  now: Date,
): Promise<(Candidate[] | undefined)[]> {
  type Row = [farmer: number, row: number, language: Language, sms: string, rank: number, validUntil: string | null]
  const rows = await db.orm.values<Row>(sql`
    select farmer.key, a.rowid, a.language, a.sms,
      (case a.priority when 'high' then 0 when 'medium' then 1 else 2 end) * 1000000 - a.score, a.valid_until
    from json_each(${ids}) as farmer cross join advisories as a on a.user_id = farmer.value
    where a.created_at >= ${daysBefore(now, OLDEST_ADVICE_DAYS)} and a.done = 0
      and (a.valid_until >= ${daysBefore(now, 1).slice(0, 10)}
        or (a.valid_until is null and a.updated_at >= ${daysBefore(now, ENDLESS_DAYS)}))
    order by a.created_at desc`)
  const reworded = await inOtherLanguages(
    db,
    smsWording,
    rows.flatMap(([farmer, row, language]) => {
      const wanted = sendingLanguage(farmers[farmer]!.language)
      return language === wanted ? [] : [{ row, language: wanted }]
    }),
  )
  const candidates: (Candidate[] | undefined)[] = []
  for (const [farmer, row, , written, rank, validUntil] of rows) {
    const sms = reworded.get(row) ?? written
    if (sms === '') continue
    candidates[farmer] ??= []
    candidates[farmer].push({ sms, rank, validUntil })
  }
  return candidates
}

/** What was written in another language than its farmer reads, in words anew; by rowid. */
async function inOtherLanguages(
  db: Database,
  smsWording: SmsWording,
  foreign: { row: number; language: Language }[],
): Promise<Map<number, string>> {
  if (foreign.length === 0) return new Map()
  const ids = JSON.stringify(foreign.map(({ row }) => row))
  const whole = await db.orm
    .select({ row: sql<number>`rowid`, advisory: getTableColumns(advisories) })
    .from(advisories)
    .where(sql`rowid in (select value from json_each(${ids}))`)
  const byRow = new Map(whole.map(({ row, advisory }) => [row, advisory]))
  return new Map(
    foreign.flatMap(({ row, language }) => {
      const advisory = byRow.get(row)
      return advisory ? [[row, smsWording(advisory, language)]] : []
    }),
  )
}

/** Folding and counting is done once a text, not once a farmer. */
function prepare(known: Map<string, { text: string; segments: number }>, sms: string) {
  let ready = known.get(sms)
  if (!ready) {
    const text = plain(sms)
    ready = { text, segments: smsLength(text).segments }
    known.set(sms, ready)
  }
  return ready
}
