import type { TestSmsAnswer } from '../../../contracts/admin.ts'
import { refuse, refuseField } from '../../../contracts/refusals.ts'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../ground/clock.ts'
import { toE164 } from '../../phone-number.ts'
import type { SmsProvider } from '../port.ts'
import { sendOnce } from './send-once.ts'

interface Needs {
  db: Database
  clock: Clock
  provider: SmsProvider
  appName: string
}

/**
 * One message to see that messages arrive.
 * @throws AppError invalid for a phone, conflict when its owner opted out, provider_failed with the provider's reason.
 */
export async function sendTestMessage({ appName, ...needs }: Needs, to: string): Promise<TestSmsAnswer> {
  const phone = toE164(to)
  if (!phone) throw refuseField('phoneNumber', 'sms.phoneCheck')
  const text = `${appName}: this is a test. SMS from ${appName} reach this phone.`
  const sent = await sendOnce(needs, { phone, text, keepText: true, kind: 'message' })
  if (!sent) throw refuse('sms.optedOut')
  if (!sent.accepted) throw refuse('sms.testFailed', { reason: String(sent.reason) })
  return { message: 'Test SMS sent successfully', status: sent.status, provider: needs.provider.name }
}
