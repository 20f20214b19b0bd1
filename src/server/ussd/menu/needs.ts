import type { Config } from '../../../ground/config.ts'
import type { Accounts } from '../../accounts/service.ts'

/** The verbs that the menu leads to. */
export interface MenuNeeds {
  config: Pick<Config, 'APP_NAME'>
  accounts: Pick<Accounts, 'profile'>
}
