import { getTableColumns, sql } from 'drizzle-orm'
import { QUIET_WEEK_RULES } from '../../../../agronomy/rules/rule-catalogue.ts'
import type { Language } from '../../../../contracts/languages.ts'
import type { Database } from '../../../../db/open.ts'
import { advisories } from '../../../../db/schema/advisories.ts'
import { daysBefore } from '../../../../shared/clock.ts'
import { itemAt } from '../../../../shared/lookups.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { isSuspendedByWarningSql } from '../../../advisories/suspended-by-warning.ts'
import type { RunningComparison, RunningTrials } from '../../../trials/running-trials.ts'
import type { TrialSubject } from '../../../trials/trial-arms.ts'

export type AdvisoryRow = typeof advisories.$inferSelect
/** Returns an advisory's one-segment text in a language, from another template if passed. */
export type SmsWording = (row: AdvisoryRow, language: Language, template?: string | null) => string

/** Days after its creation for which advice without an end date is sent. */
const ENDLESS_DAYS = 7
/** Age in days up to which advice is read: a weekly refresh keeps the first date, and no crop is in the field longer. */
const OLDEST_ADVICE_DAYS = 180
/** Number of the last texts to a farmer with which the next one is compared. */
const REMEMBERED_TEXTS = 7

/** Ids of the rules for a week without work. */
const QUIET_RULES_JSON = JSON.stringify(QUIET_WEEK_RULES)

export interface CandidateAdvisory {
  id: string
  sms: string
  /** The product's text, where `sms` is another one of a comparison. */
  usual: string
  rank: number
  validUntil: string | null
  rule: string
  priority: string
  /** Place in a trial of its wording; null: none. */
  comparison: RunningComparison | null
}

interface Reader extends TrialSubject {
  language: Language
}

/** Returns the last texts sent to each farmer, by index in the list of ids. Looks up the rowid of the seventh first, so that older messages are not read. */
export async function lastSentTexts(
  db: Database,
  ids: string,
  campaignId: string | null,
): Promise<(Set<string> | undefined)[]> {
  const rows = await db.orm.values<[farmer: number, text: string]>(sql`
    select farmer.key, m.text from json_each(${ids}) as farmer
    cross join sms_messages as m indexed by sms_user on m.user_id = farmer.value and ${countsAsSent(campaignId)}
    where m.rowid >= coalesce((
      select rowid from sms_messages as m where user_id = farmer.value and ${countsAsSent(campaignId)}
      order by rowid desc limit 1 offset ${REMEMBERED_TEXTS - 1}), 0)`)
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
export async function candidateAdvisories(
  db: Database,
  smsWording: SmsWording,
  farmers: Reader[],
  ids: string,
  now: Date,
  trials: Pick<RunningTrials, 'wording'>,
): Promise<(CandidateAdvisory[] | undefined)[]> {
  type Row = [
    farmer: number,
    id: string,
    row: number,
    language: Language,
    sms: string,
    rank: number,
    validUntil: string | null,
    rule: string,
    priority: string,
  ]
  const rows = await db.orm.values<Row>(sql`
    select farmer.key, a.id, a.rowid, a.language, a.sms,
      (case a.priority when 'high' then 0 when 'medium' then 1 else 2 end) * 1000000 - a.score, a.valid_until,
      a.rule, a.priority
    from json_each(${ids}) as farmer cross join advisories as a on a.user_id = farmer.value
    where a.created_at >= ${daysBefore(now, OLDEST_ADVICE_DAYS)} and a.done = 0
      and a.rule not in (select value from json_each(${QUIET_RULES_JSON}))
      and not ${isSuspendedByWarningSql(now)}
      and (a.valid_until >= ${daysBefore(now, 1).slice(0, 10)}
        or (a.valid_until is null and a.updated_at >= ${daysBefore(now, ENDLESS_DAYS)}))
    order by a.created_at desc`)
  const comparisons = new Map<number, RunningComparison>()
  const reworded = await readRowsInOtherWording(
    db,
    smsWording,
    rows.flatMap(([farmer, , row, language, , , , rule]) => {
      const reader = itemAt(farmers, farmer)
      const wanted = sendingLanguage(reader.language)
      const comparison = trials.wording(reader, wanted, rule, 'sms')
      if (comparison) comparisons.set(row, comparison)
      const template = comparison?.template ?? null
      return language === wanted && template === null ? [] : [{ row, language: wanted, template }]
    }),
  )
  const candidates: (CandidateAdvisory[] | undefined)[] = []
  for (const [farmer, id, row, , written, rank, validUntil, rule, priority] of rows) {
    const { sms, usual } = reworded.get(row) ?? { sms: written, usual: written }
    if (sms === '') continue
    candidates[farmer] ??= []
    const comparison = comparisons.get(row) ?? null
    candidates[farmer].push({ id, sms, usual, rank, validUntil, rule, priority, comparison })
  }
  return candidates
}

/** Returns texts, by rowid, for advisories written in a language their farmer does not read, or in words that are compared. */
async function readRowsInOtherWording(
  db: Database,
  smsWording: SmsWording,
  foreign: { row: number; language: Language; template: string | null }[],
): Promise<Map<number, { sms: string; usual: string }>> {
  if (foreign.length === 0) return new Map()
  const ids = JSON.stringify(foreign.map(({ row }) => row))
  const whole = await db.orm
    .select({ row: sql<number>`rowid`, advisory: getTableColumns(advisories) })
    .from(advisories)
    .where(sql`rowid in (select value from json_each(${ids}))`)
  const byRow = new Map(whole.map(({ row, advisory }) => [row, advisory]))
  return new Map(
    foreign.flatMap(({ row, language, template }) => {
      const advisory = byRow.get(row)
      if (!advisory) return []
      const usual = smsWording(advisory, language)
      return [[row, { usual, sms: template === null ? usual : smsWording(advisory, language, template) }]]
    }),
  )
}
