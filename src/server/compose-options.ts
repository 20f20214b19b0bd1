import type { LogLevel } from '../shared/log.ts'
import type { HashCost } from './accounts/sign-in/passwords.ts'
import type { EndpointPolicy } from './channels/push/endpoint-policy.ts'
import type { Foundation } from './foundation/foundation.ts'

/** Parts and settings that replace those of the configuration. */
export interface ComposeOptions extends Partial<Foundation> {
  logLevel?: LogLevel | undefined
  /** Services that send nothing, for simulated phones. */
  practice?: boolean
  /** Only tests give it: allowed push services. */
  reach?: EndpointPolicy | undefined
  /** Only tests give it: there is no setting for it. */
  hashCost?: HashCost
}
