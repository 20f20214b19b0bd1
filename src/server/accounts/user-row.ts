import type { SQL } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import { isTaken } from '../../db/failures.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { AppError } from '../../ground/errors.ts'

/** The columns a person may see of themselves; the password is never read with them. */
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
  useLessData: users.useLessData,
  isLeadFarmer: users.isLeadFarmer,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

/** The one person a condition names, or null. */
export async function findUser(db: Database, where: SQL): Promise<User | null> {
  const [row] = await db.orm.select(userColumns).from(users).where(where)
  return row ? asUser(row) : null
}

/** The column's text is one of the contract's farm sizes: nothing else is ever written. */
export const asUser = (row: { [K in keyof typeof userColumns]: unknown }): User => row as User

const TAKEN = {
  phone: 'This phone number already has an account. Please sign in, or use another number.',
  email: 'This email address already has an account. Please use another one or leave it empty.',
  username: 'This username is taken. Please choose another one or leave it empty.',
} as const
export type UniqueField = keyof typeof TAKEN

/** The 409 that names every taken field. */
export function taken(fields: UniqueField[]): AppError {
  const sentences = Object.fromEntries(fields.map((field) => [field, TAKEN[field]]))
  return new AppError('conflict', TAKEN[fields[0]!], { fields: sentences })
}

/** A write's rejection as the 409 it means, when another's value was there first. */
export function asTaken(error: unknown): unknown {
  const field = (Object.keys(TAKEN) as UniqueField[]).find((name) => isTaken(error, `users.${name}`))
  return field ? taken([field]) : error
}
