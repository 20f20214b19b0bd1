import { eq, or } from 'drizzle-orm'
import type { Registration } from '../../contracts/account.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { type Gazetteer, settle } from './location.ts'
import { taken, type UniqueField } from './user-row.ts'

/** The row of a new person; the password is the caller's to add. */
export async function newPerson(
  places: Gazetteer,
  input: Partial<Registration>,
  phone: string,
  at: Date,
): Promise<typeof users.$inferInsert> {
  const now = at.toISOString()
  return {
    id: Bun.randomUUIDv7('hex', at),
    phone,
    username: input.username ?? null,
    email: input.email ?? null,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    ...(await settle(places, input.location ?? null)),
    farmSize: input.farmSize ?? null,
    farmingExperience: input.farmingExperience ?? null,
    soilType: input.soilType ?? null,
    irrigationMethod: joined(input.irrigationMethod),
    primaryCrops: joined(input.primaryCrops),
    preferredLanguage: input.preferredLanguage ?? 'en',
    createdAt: now,
    updatedAt: now,
  }
}

/** Ids as they are stored: comma-joined, null for none. */
export const joined = (ids: readonly string[] | null | undefined): string | null => ids?.join(',') || null

/** @throws AppError conflict naming each of the values that another person has. */
export async function refuseTaken(
  db: Database,
  wanted: { [Field in UniqueField]?: string | null },
  ownId?: string,
): Promise<void> {
  const fields = (['phone', 'email', 'username'] as const).filter((field) => wanted[field])
  if (fields.length === 0) return
  const holders = await db.orm
    .select({ id: users.id, phone: users.phone, email: users.email, username: users.username })
    .from(users)
    .where(or(...fields.map((field) => eq(users[field], wanted[field]!))))
  const others = holders.filter(({ id }) => id !== ownId)
  const clashes = fields.filter((field) => others.some((other) => other[field] === wanted[field]))
  if (clashes.length > 0) throw taken(clashes)
}
