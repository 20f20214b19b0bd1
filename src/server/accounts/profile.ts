import { eq } from 'drizzle-orm'
import type { PasswordChange, ProfileUpdate, User } from '../../contracts/account.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { Database, Write } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { type Actor, person } from '../actor.ts'
import { type Clock, isoNow } from '../clock.ts'
import { asCropsFull } from '../crops/crop-writes.ts'
import { AppError, notFound } from '../errors.ts'
import { refuseCommon, refuseOwnPhone } from './common-passwords.ts'
import { type Gazetteer, placeNamed, settle } from './home.ts'
import type { OwnPassword } from './own-password.ts'
import { usablePhone } from './phones.ts'
import { joined, refuseTaken } from './register.ts'
import type { Sessions } from './sessions.ts'
import { asTaken, asUser, userColumns } from './user-row.ts'

/** What a profile asks of the crops service. */
export interface ProfileCrops {
  /** Writes that add a crop row for each crop of the list that the person has none of. */
  statementsForProfile(userId: string, crops: NonNullable<ProfileUpdate['crops']>): Promise<Write[]>
}

interface Needs {
  db: Database
  clock: Clock
  places: Gazetteer
  crops: ProfileCrops
  sessions: Sessions
  ownPassword: OwnPassword
}

/** What a signed-in person changes about themselves. */
export function createProfile({ db, clock, places, crops, sessions, ownPassword }: Needs) {
  async function save(userId: string, set: Partial<typeof users.$inferInsert>, also: Write[] = []): Promise<User> {
    try {
      const [rows] = await db.write(
        db.orm
          .update(users)
          .set({ ...set, updatedAt: isoNow(clock) })
          .where(eq(users.id, userId))
          .returning(userColumns),
        ...also,
      )
      if (!rows[0]) throw new AppError('unauthorized', 'Unauthorized')
      return asUser(rows[0])
    } catch (error) {
      throw asTaken(asCropsFull(error))
    }
  }

  return {
    /**
     * Changes the given fields and no others; blank clears, but a blank phone keeps the one there is. `crops` sets
     * `primaryCrops` in its order. @throws AppError invalid, conflict for a phone, email or username of someone else.
     */
    async updateProfile(actor: Actor, input: ProfileUpdate): Promise<User> {
      const { id } = person(actor)
      const { phone: typed, location, primaryCrops, irrigationMethod, crops: list, ...plain } = input
      const phone = typed ? usablePhone(typed) : undefined
      await refuseTaken(db, { phone, email: plain.email, username: plain.username }, id)
      const chosen = list ? [...new Set(list.map(({ cropType }) => cropType))] : primaryCrops
      const set = {
        ...plain,
        phone,
        ...(location === undefined ? {} : await settle(places, location)),
        primaryCrops: chosen === undefined ? undefined : joined(chosen),
        irrigationMethod: irrigationMethod === undefined ? undefined : joined(irrigationMethod),
        // Who switches SMS on again after a STOP has asked for them again.
        smsOptedOutAt: input.notificationPreferences?.sms ? null : undefined,
      }
      return save(id, set, list?.length ? await crops.statementsForProfile(id, list) : [])
    },

    /** Gives a location that is a mere text, or has no point yet, the point it names. @throws AppError not_found. */
    async fixLocation(actor: Actor): Promise<User> {
      const user = person(actor)
      if (coordinatesOf(user.location)) return user
      const text = typeof user.location === 'string' ? user.location : (user.location?.name ?? '')
      if (!text.trim()) throw notFound('Please set your location in your profile first.')
      const found = await placeNamed(places, text)
      if (typeof found === 'string') {
        throw notFound(`We could not find "${text}". Please enter a town or local government near you in your profile.`)
      }
      return save(user.id, await settle(places, found))
    },

    /**
     * A new password; every other session ends. @throws AppError forbidden when the present one is wrong,
     * rate_limited.
     */
    async changePassword(actor: Actor, input: PasswordChange, currentSid: string | null): Promise<void> {
      const { id, phone } = person(actor)
      refuseOwnPhone(input.newPassword, phone, 'newPassword')
      refuseCommon(input.newPassword, 'newPassword')
      await ownPassword.check(id, input.currentPassword, 'currentPassword')
      const password = await ownPassword.hash(input.newPassword)
      await db.write(
        db.orm
          .update(users)
          .set({ password, updatedAt: isoNow(clock) })
          .where(eq(users.id, id)),
        sessions.statements.endAll(id, currentSid ?? ''),
      )
    },
  }
}
