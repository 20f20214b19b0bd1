import { sql } from 'drizzle-orm'
import type { TestSmsAnswer } from '../../../contracts/admin.ts'
import { refuse, refuseField } from '../../../contracts/refusals.ts'
import { rowWhere } from '../../../db/row-where.ts'
import { smsMessages } from '../../../db/schema/sms.ts'
import { smsLength } from '../../../words/gsm7.ts'
import type { Foundation } from '../../foundation.ts'
import { toE164 } from '../../phone-number.ts'
import type { SmsProvider } from '../port.ts'
import { record } from '../sending/claims.ts'
import { judge } from '../sending/judge.ts'

type Needs = Pick<Foundation, 'db' | 'clock'> & { provider: SmsProvider }

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

/** One message at once and once, whatever the hour: recorded before it goes. Null: its owner has opted out. */
export async function sendOnce({ db, clock, provider }: Needs, message: Message) {
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

/**
 * One message to see that messages arrive.
 * @throws AppError invalid for a phone, conflict when its owner opted out, provider_failed with the provider's reason.
 */
export async function sendTestMessage(needs: Needs, appName: string, to: string): Promise<TestSmsAnswer> {
  const phone = toE164(to)
  if (!phone) throw refuseField('phoneNumber', 'sms.phoneCheck')
  const text = `${appName}: this is a test. SMS from ${appName} reach this phone.`
  const sent = await sendOnce(needs, { phone, text, keepText: true, kind: 'message' })
  if (!sent) throw refuse('sms.optedOut')
  if (!sent.accepted) throw refuse('sms.testFailed', { reason: String(sent.reason) })
  return { message: 'Test SMS sent successfully', status: sent.status, provider: needs.provider.name }
}
