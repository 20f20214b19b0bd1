import { eq, or } from 'drizzle-orm'
import { refusalText } from '../../contracts/refusals.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { AppError } from '../../shared/errors.ts'
import { firstItem } from '../../shared/lookups.ts'
import { keysOf } from '../../shared/records.ts'
import { type Actor, requestOriginOf, signedInUser } from '../foundation/actor.ts'
import type { AccountDeps } from './account-context.ts'

const TAKEN_MESSAGES = {
  phone: refusalText('phone.taken'),
  email: refusalText('email.taken'),
  username: refusalText('username.taken'),
}
type UniqueField = keyof typeof TAKEN_MESSAGES
const UNIQUE_FIELDS = keysOf(TAKEN_MESSAGES)
type Wanted = { [Field in UniqueField]?: string | null | undefined }

/** Returns the error 409 that names every taken field. */
function takenError(fields: UniqueField[]): AppError {
  const sentences = Object.fromEntries(fields.map((field) => [field, TAKEN_MESSAGES[field]]))
  return new AppError('conflict', TAKEN_MESSAGES[firstItem(fields)], { fields: sentences })
}

/** Maps a failed write to the 409 for a taken value. */
export function toTakenValueError(error: unknown): unknown {
  const field = UNIQUE_FIELDS.find((name) => isUniqueViolation(error, `users.${name}`))
  return field ? takenError([field]) : error
}

/** @throws AppError conflict naming each value that another person has */
export async function refuseTakenValues(db: Database, wanted: Wanted, ownId?: string): Promise<void> {
  const fields = UNIQUE_FIELDS.filter((field) => wanted[field])
  if (fields.length === 0) return
  const holders = await db.orm
    .select({ id: users.id, phone: users.phone, email: users.email, username: users.username })
    .from(users)
    .where(or(...fields.map((field) => eq(users[field], wanted[field]!))))
  const others = holders.filter(({ id }) => id !== ownId)
  const clashes = fields.filter((field) => others.some((other) => other[field] === wanted[field]))
  if (clashes.length > 0) throw takenError(clashes)
}

/** Runs a write unless another person has one of the values; limited in rate, because the answer reveals who is registered. */
export async function writeUnlessTaken<Written>(
  { db, limits, security }: Pick<AccountDeps, 'db' | 'limits' | 'security'>,
  actor: Actor,
  wanted: Wanted,
  write: () => Promise<Written>,
): Promise<Written> {
  const { id } = signedInUser(actor)
  const givenFields = Object.entries(wanted).flatMap(([field, value]) => (value ? [field] : []))
  if (givenFields.length === 0) return write()
  const noted = (outcome: string) =>
    security.note('taken_fields', outcome, { userId: id, from: requestOriginOf(actor), what: givenFields.join(',') })
  const giveBack = limits.take('takenFields', id, () => noted('rate_limited'))
  try {
    await refuseTakenValues(db, wanted, id)
    const written = await write()
    giveBack()
    return written
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') noted('conflict')
    else giveBack()
    throw error
  }
}
