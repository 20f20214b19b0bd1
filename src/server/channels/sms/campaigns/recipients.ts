import { type SQL, sql } from 'drizzle-orm'
import type { SkipReason } from '../../../../contracts/admin.ts'
import { type ChosenChannels, channelForMessage } from '../../../../contracts/channels.ts'
import type { Language } from '../../../../contracts/languages.ts'
import type { NotificationPreferences } from '../../../../contracts/notification-switches.ts'
import type { Database } from '../../../../db/open.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import { mayWithholdAdvice } from '../../../trials/comparable-rules.ts'
import type { ExposedPerson, RunningTrials } from '../../../trials/running-trials.ts'
import type { TrialEntry, TrialSubject } from '../../../trials/trial-arms.ts'
import type { OutboundGateway, SendRefusal } from '../../outbound-gateway.ts'
import type { SendingTime } from '../../sending-hours.ts'
import { bookedDaysFrom } from '../../sending-window.ts'
import { isStoppedSql } from '../../suppression.ts'
import { type CandidateAdvisory, candidateAdvisories, lastSentTexts, type SmsWording } from './candidates.ts'

export interface Recipient {
  userId: string
  phone: string
  advisoryId: string | null
  language: Language
  text: string
  segments: number
  opensAt: string | null
  day: string
  /** Places in trials that this message enters. */
  entries: TrialEntry[]
}

export interface RecipientPage {
  recipients: Recipient[]
  skipped: Partial<Record<SkipReason, number>>
  held: ExposedPerson[]
  upTo: string
}

export interface RecipientQuery {
  after: string
  now: Date
  momentOf: (phone: string) => SendingTime
  gateway: Pick<OutboundGateway, 'refusal'>
  trials: RunningTrials
  /** The campaign being composed; messages that it has queued do not count as sent. */
  campaignId?: string | null
  /** Restricts the recipients; `texts` replaces each person's advice by a text in their language. */
  chosen?: ChosenAudience | null
}

export interface ChosenAudience {
  where: SQL | undefined
  texts: Partial<Record<Language, string>> | null
}

/** Accounts of which an audience is chosen at once. */
const MAX_CANDIDATES = 1000
const PAGE_SIZE = 100

interface Farmer {
  id: string
  phone: string
  locationId: string | null
  region: string | null
  country: string | null
  compared: number
  language: Language
  switches: string
  chosen: string
  optedOut: number
  proved: number
}

type Comparable = TrialSubject & { language: Language }

export async function nextRecipientPage(
  db: Database,
  smsWording: SmsWording,
  { after, now, momentOf, gateway, trials, campaignId = null, chosen = null }: RecipientQuery,
): Promise<RecipientPage | null> {
  const read = await farmersAfter(db, after, chosen)
  if (!read) return null
  const { farmers, last } = read
  const page: RecipientPage = { recipients: [], skipped: {}, held: [], upTo: last }
  const skip = (reason: SkipReason) => {
    page.skipped[reason] = (page.skipped[reason] ?? 0) + 1
  }
  const reachable = farmers
    .filter((farmer) => {
      const reason = skipReasonOf(farmer, gateway)
      if (reason) skip(reason)
      return !reason
    })
    .map((farmer) => ({ ...farmer, compared: farmer.compared === 1 }))
  const ids = JSON.stringify(reachable.map((farmer) => farmer.id))
  const sent = await lastSentTexts(db, ids, campaignId)
  const bookedFor = await bookedDaysFrom(db, ids, now.toISOString().slice(0, 10))
  // Each of the two queries may block on disk reads.
  await new Promise((resolve) => setImmediate(resolve))
  const typed = chosen?.texts
  const candidates = typed ? [] : await candidateAdvisories(db, smsWording, reachable, ids, now, trials)
  // Segments are computed once a text, not once a farmer.
  const prepared = new Map<string, ReturnType<typeof prepareSmsText>>()
  const textOf = (sms: string) => prepared.getOrInsertComputed(sms, prepareSmsText)
  for (const [index, farmer] of reachable.entries()) {
    const { id, phone, language } = farmer
    const { opensAt, day } = momentOf(phone)
    const already = bookedFor(index, day)
    const isBookedElse = already !== null && already !== campaignSubject(campaignId)
    const had = (sms: string) => sent[index]?.has(textOf(sms).text) === true
    const choice = typed
      ? chooseTypedText(typed[language] ?? '', { had, isBookedElse })
      : chooseAdvice(candidates[index] ?? [], { farmer, day, trials, had, isBookedElse })
    if (choice.held) page.held.push({ userId: id, ...choice.held })
    if (choice.skipped) skip(choice.skipped)
    else {
      const { sms, advisoryId, entries } = choice
      page.recipients.push({ userId: id, phone, language, advisoryId, ...textOf(sms), opensAt, day, entries })
    }
  }
  return page
}

/** Message for one person, its text before `plain`, or the reason for none. `held`: the trial that held the best advice back. */
type Choice = { held?: TrialEntry | null } & (
  | { skipped: SkipReason }
  | { skipped?: undefined; sms: string; advisoryId: string | null; entries: TrialEntry[] }
)

interface Earlier {
  had: (sms: string) => boolean
  /** The day is booked for another unsolicited message. */
  isBookedElse: boolean
}

function chooseTypedText(sms: string, { had, isBookedElse }: Earlier): Choice {
  if (toPlainCharacters(sms) === '') return { skipped: 'nothing to say today' }
  if (had(sms)) return { skipped: 'had this text' }
  return isBookedElse ? { skipped: 'told today' } : { sms, advisoryId: null, entries: [] }
}

function chooseAdvice(
  candidates: readonly CandidateAdvisory[],
  { farmer, day, trials, had, isBookedElse }: Earlier & { farmer: Comparable; day: string; trials: RunningTrials },
): Choice {
  const isNew = ({ sms, usual }: CandidateAdvisory) => !had(sms) && (sms === usual || !had(usual))
  const open = candidates
    .filter(({ validUntil }) => validUntil === null || validUntil >= day)
    .sort((a, b) => a.rank - b.rank)
  const best = open.find(isNew)
  if (!best) return { skipped: 'nothing to say today' }
  if (isBookedElse) return { skipped: 'told today' }
  const { held, entries } = trialEntriesOf(trials, farmer, best)
  const advice = held ? open.find((one) => !mayWithholdAdvice(one) && isNew(one)) : best
  return advice ? { held, sms: advice.sms, advisoryId: advice.id, entries } : { held, skipped: 'compared' }
}

/** Returns one page of farmers; null after the last. */
async function farmersAfter(db: Database, after: string, chosen: NonNullable<RecipientQuery['chosen']> | null) {
  const [[upTo] = []] = chosen
    ? await db.orm.values<[string | null]>(sql`select max(id) from
        (select id from users where is_admin = 0 and id > ${after} order by id limit ${MAX_CANDIDATES}) as shown`)
    : []
  if (chosen && !upTo) return null
  const among = chosen ? sql`and id <= ${upTo} and ${chosen.where ?? sql`true`}` : sql``
  const farmers = await db.orm.all<Farmer>(sql`
    select id, phone, location_id as locationId, region, country,
      in_comparisons = 1 and is_practice = 0 as compared, preferred_language as language, notification_preferences as switches, channels as chosen,
      ${isStoppedSql(sql`users.phone`, sql`sms_opted_out_at`)} as optedOut, phone_proved_at is not null as proved
    from users where is_admin = 0 and id > ${after} ${among} order by id limit ${chosen ? MAX_CANDIDATES : PAGE_SIZE}`)
  const last = upTo ?? farmers.at(-1)?.id
  return last ? { farmers, last } : null
}

/** Returns the trials that a person enters by getting a message, or with `held` by not getting it. */
function trialEntriesOf(trials: RunningTrials, farmer: Comparable, best: CandidateAdvisory) {
  const holding = trials.holding(farmer, sendingLanguage(farmer.language), best)
  if (holding?.held) return { held: holding.entry, entries: [] }
  return { held: null, entries: [holding?.entry, best.comparison?.entry].filter((entry) => !!entry) }
}

export const campaignSubject = (id: string | null) => `sms:${id}`

const SKIP_REASON_OF_REFUSAL: Record<SendRefusal, SkipReason> = {
  'another account': 'no phone',
  'not served': 'no phone',
  stopped: 'opted out',
  'no calls': 'other channel',
  unproved: 'unproved',
  'outside hours': 'told today',
  'personal budget': 'told today',
  'total budget': 'told today',
}

/** Checks opt-outs before switches, because STOP turns the switches off. */
function skipReasonOf(farmer: Farmer, gateway: RecipientQuery['gateway']): SkipReason | null {
  const { id, phone, optedOut, proved } = farmer
  if (optedOut) return 'opted out'
  const switches: NotificationPreferences = JSON.parse(farmer.switches)
  if (!switches.sms) return 'sms off'
  const chosen: ChosenChannels = JSON.parse(farmer.chosen)
  if (channelForMessage('advice', switches, chosen) !== 'sms') return 'other channel'
  const standing = { phone, accountId: id, proved: proved === 1, stopped: null, noCalls: false }
  const refused = gateway.refusal({ purpose: 'advice', channel: 'sms', userId: id }, standing)
  return refused && SKIP_REASON_OF_REFUSAL[refused]
}

function prepareSmsText(sms: string) {
  const text = toPlainCharacters(sms)
  return { text, segments: smsLength(text).segments }
}
