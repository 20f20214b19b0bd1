import { getTableColumns, sql } from 'drizzle-orm'
import { QUIET_RULES } from '../../../../agronomy/rules/catalogue.ts'
import type { Language } from '../../../../contracts/languages.ts'
import type { Database } from '../../../../db/open.ts'
import { advisories } from '../../../../db/schema/advisories.ts'
import { daysBefore } from '../../../../shared/clock.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'

export type AdvisoryRow = typeof advisories.$inferSelect
/** Returns the one-segment text of an advisory in a language, translated if it was written in another. */
export type SmsWording = (row: AdvisoryRow, language: Language) => string

/** Days for which advice without an end date is sent. */
const ENDLESS_DAYS = 7
/** An advisory refreshed weekly keeps its first date; no crop is in the field longer than this. */
const OLDEST_ADVICE_DAYS = 180
/** A text is not repeated to a person while it is among the last ones they received. */
const REMEMBERED = 7

/** Rules for a week without work. */
const QUIET = JSON.stringify(QUIET_RULES)

/** Lower ranks come first: urgent advice, then by score. */
interface Candidate {
  /** Id of the advisory. */
  id: string
  sms: string
  rank: number
  validUntil: string | null
}

/** Returns the last texts sent to each farmer, by index in the list of ids. Looks up the rowid of the seventh first, so that older messages are not read. */
export async function lastTexts(
  db: Database,
  ids: string,
  campaignId: string | null,
): Promise<(Set<string> | undefined)[]> {
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

/** Returns the advisories for each farmer, by index in the list of ids. The cross join makes SQLite start from the ids. */
export async function candidatesOf(
  db: Database,
  smsWording: SmsWording,
  farmers: { language: Language }[],
  ids: string,
  now: Date,
): Promise<(Candidate[] | undefined)[]> {
  type Row = [
    farmer: number,
    id: string,
    row: number,
    language: Language,
    sms: string,
    rank: number,
    validUntil: string | null,
  ]
  const rows = await db.orm.values<Row>(sql`
    select farmer.key, a.id, a.rowid, a.language, a.sms,
      (case a.priority when 'high' then 0 when 'medium' then 1 else 2 end) * 1000000 - a.score, a.valid_until
    from json_each(${ids}) as farmer cross join advisories as a on a.user_id = farmer.value
    where a.created_at >= ${daysBefore(now, OLDEST_ADVICE_DAYS)} and a.done = 0
      and a.rule not in (select value from json_each(${QUIET}))
      and (a.valid_until >= ${daysBefore(now, 1).slice(0, 10)}
        or (a.valid_until is null and a.updated_at >= ${daysBefore(now, ENDLESS_DAYS)}))
    order by a.created_at desc`)
  const reworded = await inOtherLanguages(
    db,
    smsWording,
    rows.flatMap(([farmer, , row, language]) => {
      const wanted = sendingLanguage(farmers[farmer]!.language)
      return language === wanted ? [] : [{ row, language: wanted }]
    }),
  )
  const candidates: (Candidate[] | undefined)[] = []
  for (const [farmer, id, row, , written, rank, validUntil] of rows) {
    const sms = reworded.get(row) ?? written
    if (sms === '') continue
    candidates[farmer] ??= []
    candidates[farmer].push({ id, sms, rank, validUntil })
  }
  return candidates
}

/** Returns texts, by rowid, for advisories written in a language their farmer does not read. */
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
