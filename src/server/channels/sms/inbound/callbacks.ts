import { eq, sql } from 'drizzle-orm'
import type { User } from '../../../../contracts/account.ts'
import type { Language } from '../../../../contracts/languages.ts'
import type { Operator } from '../../../../contracts/operator.ts'
import type { Database } from '../../../../db/open.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { daysBefore } from '../../../../shared/clock.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import type { OwnershipClaim, PhoneAccount } from '../../../accounts/claims/account-by-phone.ts'
import { recordActivityWrite } from '../../../accounts/record-activity.ts'
import { smsOptInColumns, smsOptOutColumns } from '../../../accounts/sms-consent.ts'
import { findUser } from '../../../accounts/user-row.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { insertKeyOnceSql, isKeyStored } from '../../../foundation/idempotency-keys.ts'
import { toE164 } from '../../../foundation/phone-number.ts'
import type { MessageRecipient } from '../../outbound-gateway.ts'
import { createPhoneEffects, type PhoneEffects } from '../../phone-effects.ts'
import { deleteCallRefusalWrite, deleteStopWrite, isStoppedSql } from '../../suppression.ts'
import { countKeywordWrite } from '../figures.ts'
import type { SendSms } from '../single/queue-sms.ts'
import type { DeliveryReport, ReceivedSms } from '../sms-provider.ts'
import { isInStateSql } from '../sms-state-sql.ts'
import { type ClaimReplies, replyToClaim } from './claim-answer.ts'
import { recordDelivery, recordOptOut } from './delivery-reports.ts'
import { hintPlaceholders } from './hint-words.ts'
import { parseWordRequest, type WordRequest } from './parse-word-request.ts'
import { parseSmsCommand, type SmsCommand } from './sms-commands.ts'
import { takeReplyOnce } from './take-reply-once.ts'
import type { RunOnce, SmsSender } from './word-request-deps.ts'

const HELP_REST_MS = 60 * 60_000
/** Owner of the keys, one per phone, that record when HELP was last answered. */
export const HELP_KEY_OWNER = 'sms-help'

/** Reads a reply to recently sent advice (ids, newest first) and returns the response; null: it is no reply to advice. */
export interface AdviceReplyHandler {
  isAnswer(text: string): boolean
  answer(userId: string, text: string, sent: readonly string[]): Promise<string | null>
}
/** Takes an answer to the open question about a harvest and returns the response; null: it is none. */
export type HarvestReplyHandler = (userId: string, text: string) => Promise<string | null>

export interface QuestionReplyHandler {
  number(user: User, text: string, last: string | null): Promise<string | null>
  words(user: User, text: string): Promise<string | null>
}
export type SmsResponse = string | { text: string; advisoryId: string }

export type WordRequestHandler = (sender: SmsSender, request: WordRequest) => Promise<SmsResponse | null>

/** Stores a message for a person to read. */
export type StoreUnanswered = (who: { phone: string; userId: string | null }, text: string) => Promise<unknown>

const ANSWERABLE_TEXTS = { texts: 20, days: 14 }
const DAY_MS = 24 * 60 * 60_000
/** Owner of the keys, one per phone, that record when a sender was last promised that a person will read the message. */
export const NOT_UNDERSTOOD_KEY_OWNER = 'sms-not-understood'

/** Replies to the question in an advice. */
const REQUEST_OF_NUMBER: Record<string, WordRequest> = {
  1: { word: 'useful', spoken: null },
  2: { word: 'notUseful', spoken: null },
}

interface Message {
  phone: string
  text: string
  date: string | null
  command: SmsCommand | null
  now: string
  once: RunOnce
}

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  appName: string
  operator: Operator | undefined
  answers: AdviceReplyHandler | null
  replies: QuestionReplyHandler | null
  words: WordRequestHandler | null
  harvests: HarvestReplyHandler | null
  unanswered: StoreUnanswered
  holderAt: (phone: string) => Promise<PhoneAccount>
  claims: ClaimReplies | null
  /** Messages of the simulated phone are stored as skipped. */
  practice?: boolean
  sendSms: SendSms
}

/** Handles the provider's callbacks. Each method may be called late, twice and in any order. */
export function createSmsCallbacks(deps: Deps) {
  const { db, clock } = deps

  const effects = createPhoneEffects({ db, clock })

  return {
    delivery: (report: DeliveryReport) => recordDelivery(deps, report),
    optedOut: (phoneNumber: string) => recordOptOut(deps, phoneNumber),
    inbound: (input: ReceivedSms) => handleInboundSms(deps, effects, input),
  }
}

/** Handles STOP, START, HELP, replies and requests, once each. */
async function handleInboundSms(
  deps: Deps,
  effects: PhoneEffects,
  { id, from, text, date }: ReceivedSms,
): Promise<void> {
  const { words, answers, db, clock } = deps
  // Short codes and names are machines and get no response.
  const phone = toE164(from)
  const command = parseSmsCommand(text)
  if (!phone || text.trim() === '' || !(command || words || answers?.isAnswer(text))) return
  if (await isKeyStored(db, { owner: 'sms', key: id })) return
  const now = clock.now().toISOString()
  const once: RunOnce = (name, work) => effects.once(`sms ${id}`, name, work)
  await processMessage(deps, { phone, text, date, command, now, once })
  // Written last: a crash repeats the message.
  await db.write(insertKeyOnceSql({ owner: 'sms', key: id, request: `inbound ${command ?? 'text'}` }, now))
}

async function processMessage(deps: Deps, { phone, text, date, command, now, once }: Message): Promise<void> {
  const { holderAt, db, clock } = deps
  const holder = await holderAt(phone)
  const stops = command === 'stop'
  if (command) await once('counted', () => db.write(countKeywordWrite(command, clock.now())))
  if (holder.claim && command === 'start') await db.write(deleteStopWrite(phone))
  if (holder.claim && !stops) return answerClaim(deps, holder.claim, phone, text, once)
  if (command) return obeyCommand(deps, command, phone, date, now, once)
  const sender = { ...(await senderOf(deps, phone, holder.user)), once }
  // A machine echoes our own text.
  if (sender.last === toPlainCharacters(text).trim()) return
  if (sender.user) await db.write(recordActivityWrite(sender.user.id, 'sms', clock.now()))
  await readMessage(deps, sender, text, now)
}

/** Handles a message as a reply to advice, else as a request, else leaves it to a person. */
async function readMessage(
  { unanswered, harvests, replies, answers, db, clock, sendSms, words, appName }: Deps,
  sender: SmsSender & { last: string | null; stopped: boolean; lastIsAdvice: boolean },
  text: string,
  now: string,
): Promise<void> {
  const { phone, user, sent, stopped, lastIsAdvice, once } = sender
  const userId = user?.id ?? null
  // A person reads the message; a number that has sent STOP gets no response.
  const leave = (who: MessageRecipient) => once('unanswered', () => unanswered(who, text))
  if (stopped) return leave({ phone, userId })
  // A number after an advice answers that advice.
  const isHarvest = harvests && user && !lastIsAdvice && /^\s*\d/.test(text)
  const readers = {
    question: user && replies && (() => replies.number(user, text, sender.last)),
    harvest: isHarvest && (() => harvests(user.id, text)),
    answer: user && sent.length > 0 && answers?.isAnswer(text) && (() => answers.answer(user.id, text, sent)),
  }
  for (const [name, read] of Object.entries(readers)) {
    const taken = read ? await takeReplyOnce(once, name, read) : null
    if (taken === 'before') return
    if (taken !== null) {
      await once('counted', () => db.write(countKeywordWrite('answer', clock.now())))
      await replyTo(sendSms, once, { phone, userId }, taken.reply)
      return
    }
  }
  const request = words && (parseWordRequest(text) ?? REQUEST_OF_NUMBER[text.trim()])
  const reply = request ? await words(sender, request) : null
  const word = request && reply !== null ? request.word : 'other'
  await once('counted', () => db.write(countKeywordWrite(word, clock.now())))
  if (reply !== null) {
    const to = { phone, userId: (await findUser(db, eq(users.phone, phone)))?.id ?? null }
    // No budget for the response: a person reads the message.
    if (!(await replyTo(sendSms, once, to, reply))) await leave(to)
    return
  }
  const given = user && replies ? await takeReplyOnce(once, 'words', () => replies.words(user, text)) : null
  if (given === 'before') return
  if (given !== null) return void (await replyTo(sendSms, once, { phone, userId }, given.reply))
  await leave({ phone, userId })
  const lately = new Date(clock.now().getTime() - DAY_MS).toISOString()
  const [mayTell] = await db.write(
    insertKeyOnceSql({ owner: NOT_UNDERSTOOD_KEY_OWNER, key: phone, request: 'told' }, now, lately),
  )
  if (mayTell.length === 0) return
  const language = sendingLanguage(user?.preferredLanguage ?? 'en')
  const hint = fillPlaceholders(TEXTS_BY_LANGUAGE[language].sms.notUnderstood, {
    app: appName,
    ...hintPlaceholders(language),
  })
  await replyTo(sendSms, once, { phone, userId }, hint)
}

async function senderOf(
  { clock, db, practice = false }: Deps,
  phone: string,
  user: User | null,
): Promise<Omit<SmsSender, 'once'> & { last: string | null; lastIsAdvice: boolean; stopped: boolean }> {
  const since = daysBefore(clock.now(), ANSWERABLE_TEXTS.days)
  const of = user
    ? sql`sms_messages indexed by sms_user where user_id = ${user.id}`
    : sql`sms_messages indexed by sms_of_nobody where user_id is null and phone = ${phone}`
  const rows = await db.orm.all<{ text: string; advisoryId: string | null }>(sql`
      select text, advisory_id as advisoryId from ${of} and kind not in ('account', 'account notice', 'code')
        and created_at >= ${since}
        and text <> '' and not ${practice ? isInStateSql('failed', 'held') : isInStateSql('failed', 'held', 'skipped')}
      order by rowid desc limit ${ANSWERABLE_TEXTS.texts}`)
  const sent = rows.flatMap(({ advisoryId }) => advisoryId ?? [])
  return {
    phone,
    user,
    sent,
    last: rows[0]?.text ?? null,
    lastIsAdvice: rows[0]?.advisoryId != null,
    stopped: await hasStopped(db, phone),
  }
}

/** Treats a message as the answer to the question whether an account is the sender's own, and repeats the question until it is answered; other requests wait. */
async function answerClaim(
  { claims, appName, db, sendSms }: Deps,
  claim: OwnershipClaim,
  phone: string,
  text: string,
  once: RunOnce,
): Promise<void> {
  const reply = claims ? await replyToClaim(claims, appName, claim, phone, text) : null
  if (reply !== null && !(await hasStopped(db, phone))) await replyTo(sendSms, once, { phone, userId: null }, reply)
}

async function obeyCommand(
  deps: Deps,
  command: SmsCommand,
  phone: string,
  date: string | null,
  now: string,
  once: RunOnce,
): Promise<void> {
  const { db } = deps
  if (command === 'help') return answerHelp(deps, phone, now, once)
  // A STOP or START sent before the registration does not concern this account.
  const [person] = await db.orm.all<{ createdAt: string }>(
    sql`select created_at as createdAt from users where phone = ${phone}`,
  )
  if (person && date !== null && date < person.createdAt) return
  const writes =
    command === 'stop'
      ? smsOptOutColumns([phone], now)
      : ([...smsOptInColumns(phone, now), deleteCallRefusalWrite(phone)] as const)
  await once('obeyed', () => db.write(...writes))
}

/** Answers HELP at most once an hour per phone, because two machines could answer each other for ever. */
async function answerHelp(deps: Deps, phone: string, now: string, once: RunOnce): Promise<void> {
  const { db, clock, sendSms } = deps
  const [person] = await db.orm.all<{ id: string; language: Language }>(
    sql`select id, preferred_language as language from users where phone = ${phone}`,
  )
  const lately = new Date(clock.now().getTime() - HELP_REST_MS).toISOString()
  const [mayAnswer] = await db.write(
    insertKeyOnceSql({ owner: HELP_KEY_OWNER, key: phone, request: 'help' }, now, lately),
  )
  if (mayAnswer.length === 0) return
  await replyTo(sendSms, once, { phone, userId: person?.id ?? null }, helpText(deps, person?.language ?? 'en'))
}

async function replyTo(sendSms: SendSms, once: RunOnce, to: MessageRecipient, reply: SmsResponse): Promise<boolean> {
  const { text, advisoryId = null } = typeof reply === 'string' ? { text: reply } : reply
  let queued = true
  await once('reply', async () => {
    queued = await sendSms('word', to, text, { advisoryId })
  })
  return queued
}

async function hasStopped(db: Database, phone: string): Promise<boolean> {
  const at = sql`(select sms_opted_out_at from users where phone = ${phone})`
  const [row] = await db.orm.all<{ stopped: number }>(sql`select ${isStoppedSql(sql`${phone}`, at)} as stopped`)
  return row?.stopped === 1
}

function helpText({ appName, operator }: Deps, language: Language): string {
  const { help, helpContact } = TEXTS_BY_LANGUAGE[language].sms
  const { today, weather, week, bags, ask } = hintPlaceholders(language)
  const text = fillPlaceholders(help, { app: appName, words: [today, weather, week, bags].join(', '), ask })
  const contact = Object.values(operator ?? {}).join(', ')
  return contact ? `${text} ${fillPlaceholders(helpContact, { contact })}` : text
}
