import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { rowWhere } from '../../../db/row-where.ts'
import { smsMessages } from '../../../db/schema/sms.ts'
import type { Clock } from '../../../ground/clock.ts'
import { smsLength } from '../../../words/gsm7.ts'
import type { SmsProvider } from '../port.ts'
import { record } from '../sending/claims.ts'
import { judge } from '../sending/judge.ts'

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
  const row = {
    id: claim,
    kind,
    userId: sql`(select id from users where phone = ${phone})`,
    phone,
    text: keepText ? text : '',
    segments: smsLength(text).segments,
    state: 'sending',
    attempts: 1,
    claim,
    createdAt: begun,
    sentAt: begun,
  } as const
  const mayGo = sql`${afterStop} or not exists (select 1 from users where phone = ${phone} and sms_opted_out_at is not null)`
  const [[recorded]] = await db.write(
    db.orm
      .insert(smsMessages)
      .select(rowWhere(smsMessages, row, mayGo))
      .returning({ row: sql<number>`rowid` }),
  )
  if (!recorded) return null

  const handover = await provider.send(text, [phone])
  const now = clock.now()
  // A person waits for the outcome: whatever would be tried again later has failed.
  const once = { ...recorded, phone, attempts: Number.POSITIVE_INFINITY }
  const judgement = judge(handover, [once], { now, momentOf: () => ({ opensAt: null, day: '' }) })
  await db.write(...record(claim, provider, judgement, now))
  const { state, reason } = judgement.settlements[0]!
  const status = handover.kind === 'answered' ? (handover.results.get(phone)?.status ?? state) : state
  return { accepted: state === 'accepted', status, reason }
}
