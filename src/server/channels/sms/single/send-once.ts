import { sql } from 'drizzle-orm'
import type { TestSmsResponse } from '../../../../contracts/admin.ts'
import { fieldRefusalError, refusalError } from '../../../../contracts/refusals.ts'
import { conditionalRow } from '../../../../db/conditional-row.ts'
import { type SmsPurpose, smsMessages } from '../../../../db/schema/sms.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { toE164 } from '../../../foundation/phone-number.ts'
import type { OutboundGateway, Permit } from '../../outbound-gateway.ts'
import { recordOutcomes } from '../sending/claims.ts'
import { judgeSubmission } from '../sending/judge-submission.ts'
import type { SmsProvider } from '../sms-provider.ts'

type Deps = Pick<Foundation, 'db' | 'clock'> & { provider: SmsProvider }

interface Message {
  text: string
  keepText: boolean
}

/** Records one message and sends it at once, without retries. Returns null if the budget was used up. */
export async function sendSmsOnce({ db, clock, provider }: Deps, permit: Permit<'sms'>, { text, keepText }: Message) {
  const { phone, purpose } = permit
  const claim = Bun.randomUUIDv7()
  const begun = clock.now().toISOString()
  const { segments } = smsLength(text)
  const row = {
    id: claim,
    kind: purpose as SmsPurpose,
    userId: permit.userId,
    phone,
    text: keepText ? text : '',
    segments,
    state: 'sending',
    attempts: 1,
    claim,
    createdAt: begun,
    sentAt: begun,
  } as const
  const [[recorded]] = await db.write(
    db.orm
      .insert(smsMessages)
      .select(conditionalRow(smsMessages, row, permit.room(segments)))
      .returning({ row: sql<number>`rowid` }),
  )
  if (!recorded) return null

  const handover = await provider.send(text, [permit])
  const now = clock.now()
  // A person waits for the outcome, so a result that would be retried counts as failed.
  const once = { ...recorded, phone, userId: permit.userId, purpose, attempts: Number.POSITIVE_INFINITY }
  const judgement = judgeSubmission(handover, [once], { now, momentOf: () => ({ opensAt: null, day: '' }) })
  await db.write(...recordOutcomes(claim, provider, judgement, now))
  const { state, reason } = firstItem(judgement.settlements)
  const status = handover.kind === 'answered' ? (handover.results.get(phone)?.status ?? state) : state
  return { accepted: state === 'accepted', status, reason }
}

export async function sendTestMessage(
  { gateway, ...deps }: Deps & { gateway: Pick<OutboundGateway, 'permit'> },
  appName: string,
  to: string,
): Promise<TestSmsResponse> {
  const phone = toE164(to)
  if (!phone) throw fieldRefusalError('phoneNumber', 'sms.phoneCheck')
  const text = `${appName}: this is a test. SMS from ${appName} reach this phone.`
  const { permit, refused } = await gateway.permit('test', 'sms', { phone, userId: null })
  if (refused === 'stopped') throw refusalError('sms.optedOut')
  const sent = permit && (await sendSmsOnce(deps, permit, { text, keepText: true }))
  if (!sent?.accepted)
    throw refusalError('sms.testFailed', { reason: String(sent ? sent.reason : (refused ?? 'total budget')) })
  return { message: 'Test SMS sent successfully', status: sent.status, provider: deps.provider.name }
}
