import { sql } from 'drizzle-orm'
import type { TestSmsAnswer } from '../../contracts/admin.ts'
import type { Database } from '../../db/open.ts'
import { toE164 } from '../accounts/phones.ts'
import type { Clock } from '../clock.ts'
import { AppError, invalidField } from '../errors.ts'
import { smsLength } from './gsm7.ts'
import { judge } from './judge.ts'
import { optOut } from './opt-out.ts'
import type { SmsProvider } from './provider.ts'
import { settle } from './queue.ts'

interface Needs {
  db: Database
  clock: Clock
  provider: SmsProvider
  appName: string
}

const UNUSABLE = 'Please enter a phone number that can be called, like 0803 123 4567 or +234 803 123 4567'

/**
 * One message at once and once, whatever the hour: recorded before it goes, like every other.
 * @throws AppError invalid for a phone, conflict when its owner opted out, provider_failed with the provider's reason.
 */
export async function sendTestMessage({ db, clock, provider, appName }: Needs, to: string): Promise<TestSmsAnswer> {
  const phone = toE164(to)
  if (!phone) throw invalidField('phoneNumber', UNUSABLE)
  const text = `${appName}: this is a test. SMS from ${appName} reach this phone.`
  const claim = Bun.randomUUIDv7()
  const begun = clock.now().toISOString()
  const [rows] = await db.write(sql`
    insert into sms_messages (id, user_id, phone, text, segments, state, attempts, claim, created_at, sent_at)
    select ${claim}, (select id from users where phone = ${phone}), ${phone}, ${text}, ${smsLength(text).segments},
      'sending', 1, ${claim}, ${begun}, ${begun}
    where not exists (select 1 from users where phone = ${phone} and sms_opted_out_at is not null)
    returning rowid as row`)
  const row = (rows[0] as { row: number } | undefined)?.row
  if (row === undefined) throw new AppError('conflict', 'This person has opted out of SMS. Nothing was sent.')

  const handover = await provider.send(text, [phone])
  const now = clock.now()
  // A person waits for the outcome: whatever would be tried again later has failed.
  const once = { row, phone, attempts: Number.POSITIVE_INFINITY }
  const { settlements, optedOut } = judge(handover, [once], {
    now,
    momentOf: () => ({ opensAt: null, day: '' }),
  })
  await db.write(
    settle(claim, provider.name, settlements, now.toISOString()),
    ...(optedOut.length > 0 ? [optOut(optedOut, now.toISOString())] : []),
  )
  const { state, reason } = settlements[0]!
  if (state !== 'accepted') throw new AppError('provider_failed', `Failed to send test SMS: ${reason}`)
  const status = handover.kind === 'answered' ? handover.results.get(phone)!.status : state
  return { message: 'Test SMS sent successfully', status, provider: provider.name }
}
