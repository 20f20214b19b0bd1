import type { RateLimits } from '../../ground/limits.ts'
import type { Crops } from '../crops/service.ts'
import type { Foundation } from '../foundation.ts'
import type { PersonalData } from '../personal-data.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Gazetteer } from './location.ts'
import type { CodeRequests } from './recovery/code-requests.ts'
import type { SmsCodes } from './recovery/sms-codes.ts'
import type { SecondFactorCodes } from './second-factor/codes.ts'
import type { Devices } from './sign-in/devices.ts'
import type { Passwords } from './sign-in/passwords.ts'
import type { Reauthenticate } from './sign-in/reauthentication.ts'
import type { SignInLog } from './sign-in/sign-in-log.ts'

/**
 * Sends a person an SMS about their account at once: a code, or a warning; `afterStop` also to who has ended all SMS. Null
 * where no real provider is set.
 */
export type SendSms = ((phone: string, text: string, options?: { afterStop?: boolean }) => Promise<void>) | null

/** What the accounts ask of the rest of the server. */
export interface AccountNeeds extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  places: Gazetteer
  crops: Pick<Crops, 'statementsForProfile'>
  limits: RateLimits
  sendSms: SendSms
  security: SecurityLog
  /** What all of the server keeps about people. */
  personalData: readonly PersonalData[]
}

/** What the verbs of the accounts are made of: each takes what it needs. */
export interface AccountParts extends AccountNeeds {
  codeRequests: CodeRequests
  smsCodes: SmsCodes
  devices: Devices
  passwords: Passwords
  reauthenticate: Reauthenticate
  secondFactorCodes: SecondFactorCodes
  signInLog: SignInLog
}
