import type { UssdProviderId } from '../../../contracts/ussd-providers.ts'
import { africasTalkingUssdAdapter } from './africas-talking.ts'
import type { UssdProviderAdapter } from './ussd-provider.ts'

const WIRES: Record<UssdProviderId, UssdProviderAdapter> = { 'africas-talking': africasTalkingUssdAdapter }

export const openUssdProvider = ({ USSD_PROVIDER }: { USSD_PROVIDER: UssdProviderId }): UssdProviderAdapter =>
  WIRES[USSD_PROVIDER]
