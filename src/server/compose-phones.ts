import type { Accounts } from './accounts/service.ts'
import { createCountFollowUp } from './advisories/count-decision.ts'
import type { Sms } from './channels/sms/service.ts'
import { createMenu } from './channels/ussd/menu/menu.ts'
import { createUssd } from './channels/ussd/service.ts'
import { createVoice } from './channels/voice/service.ts'
import type { Foundation } from './foundation/foundation.ts'

type Deps = Foundation &
  Omit<Parameters<typeof createMenu>[0], 'countDecision'> &
  Omit<Parameters<typeof createVoice>[0], 'holderAt' | 'sendSms'> & {
    accounts: Accounts
    sms: Pick<Sms, 'send'>
    fieldNow: Parameters<typeof createCountFollowUp>[0]
  }

/** Wires the menu of plain phones and the voice calls. */
export function composePhones(deps: Deps) {
  const { accounts, sms, fieldNow } = deps
  const sendSms = sms.send
  const menu = createMenu({ ...deps, countDecision: createCountFollowUp(fieldNow) })
  const ussd = createUssd({ ...deps, menu, holderAt: (phone) => accounts.holder.at(phone, { waits: true }), sendSms })
  const voice = createVoice({ ...deps, holderAt: accounts.holder.at, sendSms })
  return { ussd, voice }
}
