import type { RateLimits } from '../../ground/limits.ts'
import type { Crops } from '../crops/service.ts'
import type { Foundation } from '../foundation.ts'
import type { PersonalData } from '../personal-data.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Gazetteer } from './location.ts'
import type { CodeRequests } from './recovery/code-requests.ts'
import type { SmsCodes } from './recovery/sms-codes.ts'
import type { SecondFactorCodes } from './second-factor/codes.ts'
import type { SendSms } from './send-sms.ts'
import type { Devices } from './sign-in/devices.ts'
import type { Passwords } from './sign-in/passwords.ts'
import type { OwnPassword } from './sign-in/reauthentication.ts'
import type { SignInLog } from './sign-in/sign-in-log.ts'

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
  ownPassword: OwnPassword
  passwords: Passwords
  secondFactorCodes: SecondFactorCodes
  signInLog: SignInLog
}
