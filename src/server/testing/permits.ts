import type { Permit } from '../channels/outbound-gateway.ts'
import type { OutboundChannel } from '../channels/purposes.ts'

/** A permit for tests of code behind the gateway. */
export const permitTo = <C extends OutboundChannel = 'sms'>(phone: string) => ({ phone }) as Permit<C>
