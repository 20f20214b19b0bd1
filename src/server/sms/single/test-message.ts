import type { TestSmsAnswer } from '../../../contracts/admin.ts'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../ground/clock.ts'
import { AppError, invalidField } from '../../../ground/errors.ts'
import { toE164 } from '../../phone-number.ts'
import type { SmsProvider } from '../port.ts'
import { sendOnce } from './send-once.ts'

interface Needs {
  db: Database
  clock: Clock
  provider: SmsProvider
  appName: string
}

const UNUSABLE = 'Please enter a phone number that can be called, like 0803 123 4567 or +234 803 123 4567'

/**
 * One message to see that messages arrive.
 * @throws AppError invalid for a phone, conflict when its owner opted out, provider_failed with the provider's reason.
 */
export async function sendTestMessage({ appName, ...needs }: Needs, to: string): Promise<TestSmsAnswer> {
  const phone = toE164(to)
  if (!phone) throw invalidField('phoneNumber', UNUSABLE)
  const text = `${appName}: this is a test. SMS from ${appName} reach this phone.`
  const sent = await sendOnce(needs, { phone, text, keepText: true, kind: 'message' })
  if (!sent) throw new AppError('conflict', 'This person has opted out of SMS. Nothing was sent.')
  if (!sent.accepted) throw new AppError('provider_failed', `Failed to send test SMS: ${sent.reason}`)
  return { message: 'Test SMS sent successfully', status: sent.status, provider: needs.provider.name }
}
