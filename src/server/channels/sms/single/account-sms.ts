import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { OutboundGateway } from '../../outbound-gateway.ts'
import type { SmsProvider } from '../sms-provider.ts'
import { sendSmsOnce } from './send-once.ts'

export interface AccountSmsDetails {
  /** `code` also goes to unverified numbers, a notice only to verified ones. */
  purpose?: 'code' | 'account notice'
  /** The owner requested this message although SMS are stopped. */
  afterStop?: boolean
  /** The number was the account's verified number until this change. */
  wasProved?: boolean
}

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  provider: SmsProvider
  gateway: OutboundGateway
}

/** Sends one message about a person's account at once: a code or a notice. Its text is not stored. Returns false if it was not accepted. */
export async function sendAccountSms(
  { db, clock, log, provider, gateway }: Deps,
  phone: string,
  text: string,
  { purpose = 'code', ...details }: AccountSmsDetails = {},
): Promise<boolean> {
  const { permit, refused } = await gateway.permit(purpose, 'sms', { phone, userId: null }, details)
  if (!permit) {
    log.warn('sms.account_not_sent', { reason: refused })
    return false
  }
  const sent = await sendSmsOnce({ db, clock, provider }, permit, { text: toPlainCharacters(text), keepText: false })
  return sent?.accepted ?? false
}
