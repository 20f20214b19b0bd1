import type { RateLimits } from '../../shared/rate-limits.ts'
import type { AccountSmsDetails } from '../channels/sms/single/account-sms.ts'
import type { CropService } from '../crops/service.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PersonalData } from '../foundation/personal-data.ts'
import type { SecurityLog } from '../foundation/security-log.ts'
import { createUssdCodes } from './claims/ussd-codes.ts'
import type { PlaceLookup } from './location.ts'
import { createCodeRequests } from './recovery/code-requests.ts'
import { createSmsCodes } from './recovery/sms-codes.ts'
import { createSecondFactorCodes } from './second-factor/second-factor-codes.ts'
import { createDevices } from './sign-in/devices.ts'
import { createPasswords, type HashCost } from './sign-in/passwords.ts'
import { createReauthenticate } from './sign-in/reauthentication.ts'
import { createSignInLog } from './sign-in/sign-in-log.ts'

/** Sends one SMS about an account at once: a code, or a notice to a verified number. Returns false if it was not accepted. Null without a real provider. */
export type SendSms = ((phone: string, text: string, about?: AccountSmsDetails) => Promise<boolean>) | null

export interface AccountDeps extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  places: PlaceLookup
  crops: Pick<CropService, 'statementsForProfile'>
  limits: RateLimits
  sendSms: SendSms
  security: SecurityLog
  /** Services for simulated phones, which verify no number. */
  practice?: boolean | undefined
  /** Set by tests only. */
  hashCost?: HashCost | undefined
  personalData: readonly PersonalData[]
}

export type AccountContext = ReturnType<typeof createAccountContext>

/** Parts shared by the account services. */
export function createAccountContext(deps: AccountDeps) {
  const passwords = createPasswords(deps.hashCost)
  return {
    ...deps,
    passwords,
    reauthenticate: createReauthenticate({ ...deps, passwords }),
    devices: createDevices(deps),
    dialCodes: createUssdCodes(deps),
    smsCodes: createSmsCodes({ ...deps, passwords }),
    codeRequests: createCodeRequests(deps),
    secondFactorCodes: createSecondFactorCodes({ ...deps, passwords }),
    signInLog: createSignInLog(deps.security),
  }
}
