import { eq } from 'drizzle-orm'
import { channelForMessage } from '../../../contracts/channels.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { MessageRecipient, OutboundGateway, SendRefusal } from '../outbound-gateway.ts'
import type { TextDelivery } from './call-texts.ts'

const DELIVERY_OF_REFUSAL: Partial<Record<SendRefusal, TextDelivery>> = {
  stopped: 'stopped',
  'personal budget': 'not today',
  'total budget': 'not today',
  'not served': 'not there',
}

interface Deps extends Pick<Foundation, 'db'> {
  gateway: Pick<OutboundGateway, 'permit'>
}

/** Reports whether unspoken texts may go by SMS: permitted, switched on, and not web-only. */
export function createTextDelivery({ db, gateway }: Deps) {
  return async (to: MessageRecipient): Promise<TextDelivery> => {
    if (to.userId === null) return 'none'
    const { refused } = await gateway.permit('call', 'sms', to)
    if (refused) return DELIVERY_OF_REFUSAL[refused] ?? 'none'
    const [row] = await db.orm
      .select({ switches: users.notificationPreferences, chosen: users.channels })
      .from(users)
      .where(eq(users.id, to.userId))
    if (!row?.switches.sms) return 'none'
    const way = row.chosen.answers === undefined ? 'sms' : channelForMessage('answers', row.switches, row.chosen)
    return way === 'sms' || way === 'call' ? 'sms' : 'none'
  }
}
