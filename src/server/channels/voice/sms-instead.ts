import { eq } from 'drizzle-orm'
import { channelForMessage, MESSAGE_KINDS } from '../../../contracts/channels.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { MessageRecipient, OutboundGateway } from '../outbound-gateway.ts'

interface Deps extends Pick<Foundation, 'db'> {
  gateway: Pick<OutboundGateway, 'mayReach'>
}

/** Reports whether a person who chose calls gets SMS after refusing calls: SMS are switched on and may reach the number. */
export type IsSentSmsInstead = (to: MessageRecipient) => Promise<boolean>

export function createSmsInsteadCheck({ db, gateway }: Deps): IsSentSmsInstead {
  return async ({ phone, userId }) => {
    if (userId === null) return false
    const [row] = await db.orm
      .select({ switches: users.notificationPreferences, chosen: users.channels })
      .from(users)
      .where(eq(users.id, userId))
    if (!row?.switches.sms) return false
    const choseCalls = MESSAGE_KINDS.some((matter) => channelForMessage(matter, row.switches, row.chosen) === 'call')
    return choseCalls && gateway.mayReach('warning', 'sms', { phone, userId })
  }
}
