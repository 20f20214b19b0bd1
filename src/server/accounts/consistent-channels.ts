import { eq, sql } from 'drizzle-orm'
import type { ProfileUpdate } from '../../contracts/account.ts'
import { applyChannelEdit, effectiveChannels, MESSAGE_KINDS } from '../../contracts/channels.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { refusesCallsSql } from '../channels/suppression.ts'
import type { AccountContext } from './account-context.ts'

type Touched = Pick<ProfileUpdate, 'notificationPreferences' | 'channels'>

/**
 * Returns the switches and the channels, each adjusted to a change of the other. `confirmed`: SMS and calls only to a confirmed
 * number. @throws AppError conflict for SMS or calls to a number that is unconfirmed or refuses them
 */
export async function makeChannelsConsistent(
  { db, sendSms }: Pick<AccountContext, 'db' | 'sendSms'>,
  id: string,
  { notificationPreferences, channels }: Touched,
  { confirmed }: { confirmed: boolean },
) {
  if (!notificationPreferences && !channels) return {}
  const [row] = await db.orm
    .select({
      switches: users.notificationPreferences,
      chosen: users.channels,
      provedAt: users.phoneProvedAt,
      noCalls: sql<number>`${refusesCallsSql(sql`${users.phone}`)}`,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!row) throw refusalError('unauthorized')
  const before = effectiveChannels(row.switches, row.chosen)
  const changed = MESSAGE_KINDS.flatMap((matter) =>
    channels?.[matter] === before[matter] ? [] : (channels?.[matter] ?? []),
  )
  const byPhone = changed.includes('sms') || changed.includes('call')
  // Numbers need verification only where SMS leave this server.
  if (confirmed && byPhone && sendSms !== null && row.provedAt === null) throw refusalError('phone.confirmFirst')
  if (changed.includes('call') && row.noCalls === 1) throw refusalError('phone.stopped')
  const { switches, chosen } = applyChannelEdit(row, { switches: notificationPreferences, chosen: channels })
  return { notificationPreferences: switches, channels: chosen }
}
