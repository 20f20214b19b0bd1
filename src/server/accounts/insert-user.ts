import type { Registration, User } from '../../contracts/account.ts'
import type { SignUpChannel } from '../../contracts/channels.ts'
import type { Database, Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import type { Clock } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'
import { toCropLimitError } from '../crops/crop-writes.ts'
import type { AccountDeps } from './account-context.ts'
import { locationColumns } from './location.ts'
import { consentQuestion, sharingConsentColumns } from './sharing-consent.ts'
import { initialPasswordExpiry } from './sign-in/passwords.ts'
import { toTakenValueError } from './unique-values.ts'
import { joinIdList, toUser, userColumns } from './user-row.ts'

type NewPerson = typeof users.$inferInsert

/** Returns the row of a new person; the caller adds the password. */
export async function newUserRow(
  { places, clock }: Pick<AccountDeps, 'places' | 'clock'>,
  phone: string,
  input: Partial<Registration>,
  arrivedBy: SignUpChannel,
): Promise<NewPerson> {
  const at = clock.now()
  const now = at.toISOString()
  const preferredLanguage = input.preferredLanguage ?? 'en'
  return {
    id: Bun.randomUUIDv7('hex', at),
    phone,
    username: input.username ?? null,
    email: input.email ?? null,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    ...(await locationColumns(places, input.location ?? null)),
    farmSize: input.farmSize ?? null,
    farmingExperience: input.farmingExperience ?? null,
    soilType: input.soilType ?? null,
    irrigationMethod: joinIdList(input.irrigationMethod),
    primaryCrops: joinIdList(input.primaryCrops),
    preferredLanguage,
    ...(input.sharePartners
      ? sharingConsentColumns(input.sharePartners, { at: now, by: 'web', words: consentQuestion(preferredLanguage) })
      : {}),
    arrivedBy,
    createdAt: now,
    updatedAt: now,
  }
}

/** Columns for a person added by an operator, whose list vouches for the number. */
export const verifiedNumberColumns = ({ createdAt }: NewPerson, clock: Clock) => ({
  phoneProvedAt: createdAt,
  initialPasswordUntil: initialPasswordExpiry(clock),
})

/** Stores a new person and `also` in one transaction. @throws AppError conflict naming the fields that another person has */
export async function insertUser(db: Database, person: NewPerson, also: Write[]): Promise<User> {
  try {
    const [rows] = await db.write(db.orm.insert(users).values(person).returning(userColumns), ...also)
    return toUser(firstItem(rows))
  } catch (error) {
    throw toTakenValueError(toCropLimitError(error))
  }
}
