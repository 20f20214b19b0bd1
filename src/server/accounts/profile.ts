import { eq, sql } from 'drizzle-orm'
import type { ProfileUpdate, User } from '../../contracts/account.ts'
import { afterTouch, channelsOf, MATTERS } from '../../contracts/channels.ts'
import { refuse } from '../../contracts/refusals.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import { users } from '../../db/schema/accounts.ts'
import { allowMessages, isWithoutCalls } from '../channels/suppression.ts'
import { type Actor, person } from '../foundation/actor.ts'
import { usablePhone } from '../foundation/phone-number.ts'
import { createChangeContact } from './change-contact.ts'
import { locationColumns, placeNamed } from './location.ts'
import { refuseAppName } from './names.ts'
import type { AccountParts } from './parts.ts'
import { unlessTaken } from './taken.ts'
import { joined, saveUser } from './user-row.ts'

/** Whether a given location has other coordinates than the one before. */
function isElsewhere(given: Location | null | undefined, before: Location | null): boolean {
  const [now, then] = [coordinatesOf(given), coordinatesOf(before)]
  return now !== null && (now.lat !== then?.lat || now.lng !== then.lng)
}

/** What a signed-in person changes about themselves. */
export function createProfile(parts: AccountParts) {
  const { db, config, limits, places, crops, sendSms } = parts
  const changeContact = createChangeContact(parts)

  /** The switches and the choices of channels agree, whichever of them was touched. */
  async function touched(id: string, { notificationPreferences, channels }: ProfileUpdate) {
    if (!notificationPreferences && !channels) return {}
    const [row] = await db.orm
      .select({
        switches: users.notificationPreferences,
        chosen: users.channels,
        provedAt: users.phoneProvedAt,
        noCalls: sql<number>`${isWithoutCalls(sql`${users.phone}`)}`,
      })
      .from(users)
      .where(eq(users.id, id))
    if (!row) throw refuse('unauthorized')
    const before = channelsOf(row.switches, row.chosen)
    const changed = MATTERS.flatMap((matter) =>
      channels?.[matter] === before[matter] ? [] : (channels?.[matter] ?? []),
    )
    const byPhone = changed.includes('sms') || changed.includes('call')
    // Where nothing leaves this server no number needs a proof.
    if (byPhone && sendSms !== null && row.provedAt === null) throw refuse('phone.confirmFirst')
    if (changed.includes('call') && row.noCalls === 1) throw refuse('phone.stopped')
    const { switches, chosen } = afterTouch(row, { switches: notificationPreferences, chosen: channels })
    return { notificationPreferences: switches, channels: chosen }
  }

  return {
    /**
     * Changes the given fields and no others; blank clears, but a blank phone keeps the one there is. `crops` sets
     * `primaryCrops` in its order. Another phone or email, by which an account is recovered, takes the password: then every
     * session but `currentSid` ends, and the person is told. @throws AppError invalid, forbidden for a missing or wrong
     * password, conflict for a phone, email or username of someone else and for SMS or calls to an unproved number or one that refuses them, rate_limited.
     */
    async update(actor: Actor, input: ProfileUpdate, currentSid: string | null = null): Promise<User> {
      const user = person(actor)
      const { id } = user
      refuseAppName(config.APP_NAME, {
        firstName: unlessSame(input.firstName, user.firstName),
        lastName: unlessSame(input.lastName, user.lastName),
      })
      const { phone: typed, email, username, currentPassword, ...rest } = input
      const { location, primaryCrops, irrigationMethod, crops: list, ...plain } = rest
      const phone = typed ? usablePhone(typed) : undefined
      // What is as before is not written either: another change may have come between.
      const contact = { phone: unlessSame(phone, user.phone), email: unlessSame(email, user.email) }
      const names = { ...contact, username: unlessSame(username, user.username) }
      const moves = contact.phone !== undefined || contact.email !== undefined
      const change = moves ? await changeContact(actor, contact, { currentPassword, currentSid }) : null
      if (isElsewhere(location, user.location)) limits.take('moving', id)
      const chosen = list ? [...new Set(list.map(({ cropType }) => cropType))] : primaryCrops
      const reached = await touched(id, input)
      const set = {
        ...plain,
        ...reached,
        ...names,
        ...(location === undefined ? {} : await locationColumns(places, location)),
        primaryCrops: chosen === undefined ? undefined : joined(chosen),
        irrigationMethod: irrigationMethod === undefined ? undefined : joined(irrigationMethod),
        phoneProvedAt: contact.phone ? null : undefined,
        claimSince: contact.phone ? null : undefined,
        // Where SMS are sent, only the phone itself takes its STOP back: START, or a code it got (phone-proof.ts).
        smsOptedOutAt: sendSms === null && reached.notificationPreferences?.sms ? null : undefined,
      }
      const also = list?.length ? await crops.statementsForProfile(id, list) : []
      if (change) also.push(...change.writes)
      if (sendSms === null && reached.notificationPreferences?.sms) also.push(allowMessages(user.phone))
      const saved = await unlessTaken(parts, actor, names, () => saveUser(parts, id, set, also, change?.shown))
      change?.told()
      return saved
    },

    /** Gives a location that is a mere text, or has no point yet, the point it names. @throws AppError not_found. */
    async fixLocation(actor: Actor): Promise<User> {
      const user = person(actor)
      if (coordinatesOf(user.location)) return user
      const text = typeof user.location === 'string' ? user.location : (user.location?.name ?? '')
      if (!text.trim()) throw refuse('place.first')
      const found = await placeNamed(places, text)
      if (typeof found === 'string') throw refuse('place.ofProfileNotFound', { name: text })
      return saveUser(parts, user.id, await locationColumns(places, found))
    },
  }
}

/** The value when it is given and another than before, else undefined. */
const unlessSame = <Value extends string | null | undefined>(given: Value, before: string | null): Value | undefined =>
  given === before ? undefined : given
