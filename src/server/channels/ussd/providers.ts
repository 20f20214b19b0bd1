import type { UssdProviderId } from '../../../contracts/ussd-providers.ts'
import { africasTalkingUssd } from './africas-talking.ts'
import type { UssdWire } from './ussd-provider.ts'

const WIRES: Record<UssdProviderId, UssdWire> = { 'africas-talking': africasTalkingUssd }

export const openUssdWire = ({ USSD_PROVIDER }: { USSD_PROVIDER: UssdProviderId }): UssdWire => WIRES[USSD_PROVIDER]
