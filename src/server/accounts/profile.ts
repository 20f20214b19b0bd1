import { eq, type SQL } from 'drizzle-orm'
import type { PasswordChange, ProfileUpdate, User } from '../../contracts/account.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { Database, Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { type Clock, isoNow } from '../../ground/clock.ts'
import type { Config } from '../../ground/config.ts'
import { AppError, notFound } from '../../ground/errors.ts'
import type { RateLimits } from '../../ground/limits.ts'
import type { Log } from '../../ground/log.ts'
import { fill } from '../../words/fill.ts'
import { WORDS } from '../../words/index.ts'
import { type Actor, originOf, person } from '../actor.ts'
import { asCropsFull } from '../crops/crop-writes.ts'
import { notify } from '../notifications/notify.ts'
import { usablePhone } from '../phone-number.ts'
import type { SecurityLog } from '../security-log.ts'
import { type Gazetteer, placeNamed, settle } from './location.ts'
import { joined, refuseTaken } from './new-person.ts'
import type { CodeRequests } from './recovery/code-requests.ts'
import type { SendSms } from './send-sms.ts'
import { refuseCommon, refuseOwnPhone } from './sign-in/common-passwords.ts'
import { shutOtherDoors } from './sign-in/other-doors.ts'
import { asNoLonger, type OwnPassword, updatedAtIfStill } from './sign-in/own-password.ts'
import type { Sessions } from './sign-in/sessions.ts'
import { asTaken, asUser, userColumns } from './user-row.ts'

/** What a profile asks of the crops service. */
export interface ProfileCrops {
  /** Writes that add a crop row for each crop of the list that the person has none of. */
  statementsForProfile(userId: string, crops: NonNullable<ProfileUpdate['crops']>): Promise<Write[]>
}

/** What an account is recovered by, as far as it is another than before. */
interface Contact {
  phone: string | undefined
  email: string | null | undefined
}

type ProfileSet = Omit<Partial<typeof users.$inferInsert>, 'updatedAt'> & { updatedAt?: string | SQL<string> }

interface Names extends Contact {
  username: string | null | undefined
}

interface Needs {
  db: Database
  config: Pick<Config, 'APP_NAME'>
  clock: Clock
  log: Log
  limits: RateLimits
  places: Gazetteer
  crops: ProfileCrops
  sessions: Sessions
  ownPassword: OwnPassword
  codeRequests: CodeRequests
  sendSms: SendSms
  security: SecurityLog
}

/** Whether a given location has other coordinates than the one before. */
function isElsewhere(given: Location | null | undefined, before: Location | null): boolean {
  const [now, then] = [coordinatesOf(given), coordinatesOf(before)]
  return now !== null && (now.lat !== then?.lat || now.lng !== then.lng)
}

/** What a signed-in person changes about themselves. */
export function createProfile({
  db,
  config,
  clock,
  log,
  limits,
  places,
  crops,
  sessions,
  ownPassword,
  codeRequests,
  sendSms,
  security,
}: Needs) {
  /** Saves unless someone else has one of the names; how often that may be asked is limited, for it says who is here. */
  async function unlessTaken(actor: Actor, names: Names, write: () => Promise<User>): Promise<User> {
    const { id } = person(actor)
    const refused = (outcome: string) =>
      security.note('taken_fields', outcome, { userId: id, from: originOf(actor), what: asked.join(',') })
    const asked = Object.entries(names).flatMap(([field, value]) => (value ? [field] : []))
    if (asked.length === 0) return write()
    let giveBack: () => void
    try {
      giveBack = limits.take('takenFields', id)
    } catch (error) {
      refused('rate_limited')
      throw error
    }
    try {
      await refuseTaken(db, names, id)
      const saved = await write()
      giveBack()
      return saved
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') refused('conflict')
      else giveBack()
      throw error
    }
  }

  /** What goes with another number or e-mail address: the other doors shut, and a notice of it. */
  function contactWrites(user: User, { phone }: Contact, currentSid: string | null): Write[] {
    const { id, preferredLanguage } = user
    const words = WORDS[preferredLanguage].notices
    const [title, message] = phone
      ? [words.phoneChanged, words.phoneChangedBody]
      : [words.emailChanged, words.emailChangedBody]
    return [
      ...shutOtherDoors(db, sessions, id, currentSid ?? ''),
      notify({ userId: id, type: 'other', title, message }, clock.now()),
    ]
  }

  const isProved = async (id: string) => {
    const [row] = await db.orm.select({ at: users.phoneProvedAt }).from(users).where(eq(users.id, id))
    return row?.at != null
  }

  /** An SMS to the number that was the person's, as dear as a code where it was never shown to be theirs. */
  async function tellOldNumber(actor: Actor, { id, phone, preferredLanguage }: User, proved: boolean): Promise<void> {
    if (!sendSms) return
    if (!proved) await codeRequests.take(phone, originOf(actor)?.address ?? id, { known: 'owner' })
    await sendSms(phone, fill(WORDS[preferredLanguage].sms.numberChanged, { app: config.APP_NAME }))
  }

  function noteMoved(actor: Actor, before: User, { phone, email }: Contact, proved: boolean): void {
    const what = [phone !== undefined && 'phone', email !== undefined && 'email'].filter(Boolean).join(',')
    security.note('contact_change', 'done', { userId: before.id, phone, from: originOf(actor), what })
    if (!phone) return
    tellOldNumber(actor, before, proved).catch((error) =>
      log.warn('contact_change.not_told', { error: error instanceof Error ? error.name : typeof error }),
    )
  }

  async function save(userId: string, set: ProfileSet, also: Write[] = []): Promise<User> {
    try {
      const [rows] = await db.write(
        db.orm
          .update(users)
          .set({ updatedAt: isoNow(clock), ...set })
          .where(eq(users.id, userId))
          .returning(userColumns),
        ...also,
      )
      if (!rows[0]) throw new AppError('unauthorized', 'Unauthorized')
      return asUser(rows[0])
    } catch (error) {
      throw asNoLonger(asTaken(asCropsFull(error)))
    }
  }

  return {
    /**
     * Changes the given fields and no others; blank clears, but a blank phone keeps the one there is. `crops` sets
     * `primaryCrops` in its order. Another phone or email, by which an account is recovered, takes the password: then every
     * session but `currentSid` ends, and the person is told. @throws AppError invalid, forbidden for a missing or wrong
     * password, conflict for a phone, email or username of someone else, rate_limited.
     */
    async updateProfile(actor: Actor, input: ProfileUpdate, currentSid: string | null = null): Promise<User> {
      const user = person(actor)
      const { id } = user
      const { phone: typed, email, username, currentPassword, ...rest } = input
      const { location, primaryCrops, irrigationMethod, crops: list, ...plain } = rest
      const phone = typed ? usablePhone(typed) : undefined
      // What is as before is not written either: another change may have come between.
      const contact = { phone: unlessSame(phone, user.phone), email: unlessSame(email, user.email) }
      const names = { ...contact, username: unlessSame(username, user.username) }
      const moves = contact.phone !== undefined || contact.email !== undefined
      const shown = moves ? await ownPassword.check(actor, currentPassword, 'currentPassword') : null
      if (moves) limits.take('contactChange', id)
      const proved = contact.phone !== undefined && (await isProved(id))
      if (isElsewhere(location, user.location)) limits.take('moving', id)
      const chosen = list ? [...new Set(list.map(({ cropType }) => cropType))] : primaryCrops
      const set = {
        ...plain,
        ...names,
        ...(location === undefined ? {} : await settle(places, location)),
        primaryCrops: chosen === undefined ? undefined : joined(chosen),
        irrigationMethod: irrigationMethod === undefined ? undefined : joined(irrigationMethod),
        phoneProvedAt: contact.phone ? null : undefined,
        // Where SMS are sent, only the phone itself takes its STOP back: START, or a code it got (phone-proof.ts).
        smsOptedOutAt: sendSms === null && input.notificationPreferences?.sms ? null : undefined,
      }
      const updatedAt = shown ? updatedAtIfStill(shown, isoNow(clock)) : isoNow(clock)
      const also = list?.length ? await crops.statementsForProfile(id, list) : []
      if (moves) also.push(...contactWrites(user, contact, currentSid))
      const saved = await unlessTaken(actor, names, () => save(id, { ...set, updatedAt }, also))
      if (moves) noteMoved(actor, user, contact, proved)
      return saved
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
      const shown = await ownPassword.check(actor, input.currentPassword, 'currentPassword')
      const password = await ownPassword.hash(input.newPassword)
      await save(
        id,
        { password, initialPasswordUntil: null, updatedAt: updatedAtIfStill(shown, isoNow(clock)) },
        shutOtherDoors(db, sessions, id, currentSid ?? ''),
      )
      security.note('password_change', 'done', { userId: id, from: originOf(actor) })
    },
  }
}

/** The value when it is given and another than before, else undefined. */
const unlessSame = <Value extends string | null | undefined>(given: Value, before: string | null): Value | undefined =>
  given === before ? undefined : given
