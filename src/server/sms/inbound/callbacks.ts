import { sql } from 'drizzle-orm'
import type { Language } from '../../../contracts/languages.ts'
import { smsMessages } from '../../../db/schema/sms.ts'
import { daysBefore } from '../../../ground/clock.ts'
import { AppError } from '../../../ground/errors.ts'
import { fill } from '../../../ground/fill.ts'
import { smsLength } from '../../../words/gsm7.ts'
import { WORDS } from '../../../words/index.ts'
import { plain } from '../../../words/plain.ts'
import { optIn, optOut } from '../../accounts/sms-consent.ts'
import type { Foundation } from '../../foundation.ts'
import { onceOnly } from '../../idempotency-keys.ts'
import { toE164 } from '../../phone-number.ts'
import type { DeliveryReport, ReceivedSms } from '../port.ts'
import { inState } from '../states.ts'
import { type Command, commandOf } from './replies.ts'

const HELP_REST_MS = 60 * 60_000
/** Owner of the keys, one a phone, that say when HELP was last answered. */
export const HELP_ANSWERED = 'sms-help'

/** Reads an answer to the texts last sent to a person, newest first, and says what to reply; null: it is none. */
export interface Answers {
  isAnswer(text: string): boolean
  answer(userId: string, text: string, sent: readonly string[]): Promise<string | null>
}
/** Texts that an answer may be to, and for how long. */
const ANSWERED = { texts: 7, days: 14 }
/** Replies to one person in a day: more is a machine that answers ours. */
const REPLIES_A_DAY = 5

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  appName: string
  answers: Answers | null
  /** `practice`: answers are kept and shown, and never go. */
  queuedAs?: 'queued' | 'practice'
  /** Called when there is something new to send. */
  onQueued: () => void
}

/** What the provider tells us by itself. Every verb may be called late, twice and in any order. */
export function createCallbacks({ db, clock, log, appName, answers, queuedAs = 'queued', onQueued }: Needs) {
  /** A final state is never undone; a report that comes before our own record of the id finds its message by phone. */
  async function delivery(report: DeliveryReport): Promise<void> {
    const { providerId: id, state, status, optedOut } = report
    const now = clock.now().toISOString()
    const phone = toE164(report.phone)
    if (optedOut && phone) await db.write(optOut([phone], now))
    if (state === null) log.warn('sms.delivery.unknown_status', { status: status.slice(0, 40) })
    if (state === null || state === 'on the way') return
    const reason = state === 'failed' ? report.reason : null
    const becomes = sql`set state = ${state}, provider_id = ${id}, failure_reason = ${reason}, final_at = ${now}`
    const [known] = await db.write(
      sql`update sms_messages ${becomes} where provider_id = ${id} and ${inState('accepted', 'sending', 'unknown')} returning 1`,
    )
    if (known.length > 0 || !phone) return
    // The newest message to this phone that has no id yet; by its owner, since messages are not listed by phone.
    await db.write(sql`update sms_messages ${becomes} where rowid = (
        select m.rowid from users as u cross join sms_messages as m indexed by sms_user on m.user_id = u.id
        where u.phone = ${phone} and m.provider_id is null and ${inState('sending', 'unknown')}
        order by m.rowid desc limit 1)
      and not exists (select 1 from sms_messages where provider_id = ${id})`)
  }

  async function optedOut(phoneNumber: string): Promise<void> {
    const phone = toE164(phoneNumber)
    if (phone) await db.write(optOut([phone], clock.now().toISOString()))
  }

  /** STOP, START, HELP and answers to advice; each message counts once, whichever way and however often it comes. */
  async function inbound({ id, from, text, date }: ReceivedSms): Promise<void> {
    const phone = toE164(from)
    const command = commandOf(text) ?? (answers?.isAnswer(text) ? 'answer' : null)
    if (!phone || !command) return
    const now = clock.now().toISOString()
    const [first] = await db.write(onceOnly({ owner: 'sms', key: id, request: `inbound ${command}` }, now))
    if (first.length === 0) return
    await (command === 'answer' ? takeAnswer(phone, text, now) : obey(command, phone, date, now))
  }

  /** What a person says of the advice last sent to them. */
  async function takeAnswer(phone: string, text: string, now: string): Promise<void> {
    const since = daysBefore(clock.now(), ANSWERED.days)
    const sent = await db.orm.all<{ userId: string; text: string }>(sql`
      select u.id as userId, m.text from users as u
      cross join sms_messages as m indexed by sms_user on m.user_id = u.id
      where u.phone = ${phone} and u.sms_opted_out_at is null and m.campaign_id is not null and m.created_at >= ${since}
        and m.text <> '' and not ${inState('failed', 'skipped', 'queued', 'held')}
      order by m.rowid desc limit ${ANSWERED.texts}`)
    const [last] = sent
    if (!last) return
    const texts = sent.map((message) => message.text)
    const reply = await answers!.answer(last.userId, text, texts).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return null
    })
    if (reply !== null && (await repliesToday(last.userId)) < REPLIES_A_DAY) await queue(last.userId, phone, reply, now)
  }

  async function repliesToday(userId: string): Promise<number> {
    const [row] = await db.orm.all<{ replies: number }>(sql`
      select count(*) as replies from sms_messages indexed by sms_user
      where user_id = ${userId} and campaign_id is null and kind = 'message' and created_at >= ${daysBefore(clock.now(), 1)}`)
    return row?.replies ?? 0
  }

  async function queue(userId: string | null, phone: string, said: string, now: string): Promise<void> {
    const text = plain(said)
    const { segments } = smsLength(text)
    const message = { id: Bun.randomUUIDv7(), userId, phone, text, segments, createdAt: now }
    const as =
      queuedAs === 'queued'
        ? ({ state: 'queued' } as const)
        : ({ state: 'skipped', failureReason: 'practice phone', finalAt: now } as const)
    await db.write(db.orm.insert(smsMessages).values({ ...message, ...as }))
    onQueued()
  }

  async function obey(command: Command, phone: string, date: string | null, now: string): Promise<void> {
    if (command === 'help') return answerHelp(phone, now)
    // A message older than the account was not about it: who registered since has agreed anew.
    const [person] = await db.orm.all<{ createdAt: string }>(
      sql`select created_at as createdAt from users where phone = ${phone}`,
    )
    if (!person || (date !== null && date < person.createdAt)) return
    await db.write(command === 'stop' ? optOut([phone], now) : optIn(phone, now))
  }

  /** At most once an hour a phone, so that two machines cannot keep answering each other. */
  async function answerHelp(phone: string, now: string): Promise<void> {
    const [person] = await db.orm.all<{ id: string; language: Language }>(
      sql`select id, preferred_language as language from users where phone = ${phone}`,
    )
    const lately = new Date(clock.now().getTime() - HELP_REST_MS).toISOString()
    const [mayAnswer] = await db.write(onceOnly({ owner: HELP_ANSWERED, key: phone, request: 'help' }, now, lately))
    if (mayAnswer.length === 0) return
    await queue(person?.id ?? null, phone, fill(WORDS[person?.language ?? 'en'].sms.help, { app: appName }), now)
  }

  return { delivery, optedOut, inbound, queue }
}
