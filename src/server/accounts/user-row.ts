import { eq, type SQL } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import { effectiveChannels } from '../../contracts/channels.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../contracts/notification-switches.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { Database, Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { isoNow } from '../../shared/clock.ts'
import { toCropLimitError } from '../crops/crop-writes.ts'
import type { AccountDeps } from './account-context.ts'
import { type CheckedPassword, toChangedPasswordError, updatedAtIfUnchangedSql } from './sign-in/reauthentication.ts'
import { toTakenValueError } from './unique-values.ts'

/** Columns that users may see of themselves; never the password. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  phone: users.phone,
  location: users.location,
  locationId: users.locationId,
  farmSize: users.farmSize,
  farmingExperience: users.farmingExperience,
  soilType: users.soilType,
  irrigationMethod: users.irrigationMethod,
  primaryCrops: users.primaryCrops,
  preferredLanguage: users.preferredLanguage,
  notificationPreferences: users.notificationPreferences,
  channels: users.channels,
  useLessData: users.useLessData,
  sharePartners: users.sharePartners,
  inComparisons: users.inComparisons,
  isLeadFarmer: users.isLeadFarmer,
  isOfficer: users.isOfficer,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

/** Returns the user matching a condition, or null. */
export async function findUser(db: Database, where: SQL): Promise<User | null> {
  const [row] = await db.orm.select(userColumns).from(users).where(where)
  return row ? toUser(row) : null
}

type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>

/**
 * Maps a row to the contract's user. Stored farm sizes always match the contract. A switch missing in an old row
 * has its default value.
 */
export const toUser = (row: UserRow): User =>
  ({
    ...row,
    notificationPreferences: { ...DEFAULT_NOTIFICATION_PREFERENCES, ...row.notificationPreferences },
    channels: effectiveChannels(row.notificationPreferences, row.channels),
  }) as User

/** Stored form of a list of ids: comma-joined, null for none. */
export const joinIdList = (ids: readonly string[] | null | undefined): string | null => ids?.join(',') || null

/** Updates a row if the checked password in `shown` is still valid. @throws AppError unauthorized if it is not, conflict */
export async function saveUser(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  id: string,
  set: Partial<typeof users.$inferInsert>,
  also: Write[] = [],
  shown?: CheckedPassword,
): Promise<User> {
  const now = isoNow(clock)
  try {
    const [rows] = await db.write(
      db.orm
        .update(users)
        .set({ ...set, updatedAt: shown ? updatedAtIfUnchangedSql(shown, now) : now })
        .where(eq(users.id, id))
        .returning(userColumns),
      ...also,
    )
    if (!rows[0]) throw refusalError('unauthorized')
    return toUser(rows[0])
  } catch (error) {
    throw toChangedPasswordError(toTakenValueError(toCropLimitError(error)))
  }
}
