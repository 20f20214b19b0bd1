import type { AccountService } from './accounts/service.ts'
import { createCountFollowUp } from './advisories/count-decision.ts'
import type { SmsService } from './channels/sms/service.ts'
import { createMenu } from './channels/ussd/menu/menu.ts'
import { createUssdService } from './channels/ussd/service.ts'
import { createVoiceService } from './channels/voice/service.ts'
import type { Foundation } from './foundation/foundation.ts'

type Deps = Foundation &
  Omit<Parameters<typeof createMenu>[0], 'countDecision'> &
  Omit<Parameters<typeof createVoiceService>[0], 'holderAt' | 'sendSms'> & {
    accounts: AccountService
    sms: Pick<SmsService, 'send'>
    fieldNow: Parameters<typeof createCountFollowUp>[0]
  }

/** Wires the menu of plain phones and the voice calls. */
export function composePhones(deps: Deps) {
  const { accounts, sms, fieldNow } = deps
  const sendSms = sms.send
  const menu = createMenu({ ...deps, countDecision: createCountFollowUp(fieldNow) })
  const ussd = createUssdService({
    ...deps,
    menu,
    holderAt: (phone) => accounts.holder.at(phone, { waits: true }),
    sendSms,
  })
  const voice = createVoiceService({ ...deps, holderAt: accounts.holder.at, sendSms })
  return { ussd, voice }
}
