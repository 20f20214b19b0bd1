import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../ground/clock.ts'
import { smsLength } from '../../../words/gsm7.ts'
import { optOut } from '../inbound/opt-out.ts'
import type { SmsProvider } from '../port.ts'
import { judge } from '../sending/judge.ts'
import { settle } from '../sending/queue.ts'

interface Needs {
  db: Database
  clock: Clock
  provider: SmsProvider
}

interface Message {
  /** E.164. */
  phone: string
  text: string
  /** False for a text that nobody may read afterwards, such as a code: its row is kept without it. */
  keepText: boolean
  /** `account`: it was paid for from the accounts' own budget. */
  kind: 'message' | 'account'
  /** True where its owner, who has opted out, has asked for just this one. */
  afterStop?: boolean
}

/** What became of it; `status` is the provider's word. Null: its owner has opted out, nothing was sent. */
export type SentOnce = { accepted: boolean; status: string; reason: string | null } | null

/** One message at once and once, whatever the hour: recorded before it goes, like every other. */
export async function sendOnce({ db, clock, provider }: Needs, message: Message): Promise<SentOnce> {
  const { phone, text, keepText, kind, afterStop = false } = message
  const claim = Bun.randomUUIDv7()
  const begun = clock.now().toISOString()
  const [rows] = await db.write(sql`
    insert into sms_messages (id, kind, user_id, phone, text, segments, state, attempts, claim, created_at, sent_at)
    select ${claim}, ${kind}, (select id from users where phone = ${phone}), ${phone}, ${keepText ? text : ''},
      ${smsLength(text).segments}, 'sending', 1, ${claim}, ${begun}, ${begun}
    where ${afterStop} or not exists (select 1 from users where phone = ${phone} and sms_opted_out_at is not null)
    returning rowid as row`)
  const row = (rows[0] as { row: number } | undefined)?.row
  if (row === undefined) return null

  const handover = await provider.send(text, [phone])
  const now = clock.now()
  // A person waits for the outcome: whatever would be tried again later has failed.
  const once = { row, phone, attempts: Number.POSITIVE_INFINITY }
  const { settlements, optedOut } = judge(handover, [once], { now, momentOf: () => ({ opensAt: null, day: '' }) })
  await db.write(
    settle(claim, provider.name, settlements, now.toISOString()),
    ...(optedOut.length > 0 ? [optOut(optedOut, now.toISOString())] : []),
  )
  const { state, reason } = settlements[0]!
  const status = handover.kind === 'answered' ? (handover.results.get(phone)?.status ?? state) : state
  return { accepted: state === 'accepted', status, reason }
}
