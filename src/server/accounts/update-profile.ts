import type { ProfileUpdate, User } from '../../contracts/account.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import { deleteStopWrite } from '../channels/suppression.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import { requireValidPhone } from '../foundation/phone-number.ts'
import type { AccountContext } from './account-context.ts'
import { createChangeContact } from './change-contact.ts'
import { makeChannelsConsistent } from './consistent-channels.ts'
import { locationColumns } from './location.ts'
import { refuseAppName } from './refuse-app-name.ts'
import { consentColumns } from './sharing-consent.ts'
import { writeUnlessTaken } from './unique-values.ts'
import { joinIdList, saveUser } from './user-row.ts'

export function createUpdateProfile(parts: AccountContext) {
  const { clock, config, limits, places, crops, sendSms } = parts
  const changeContact = createChangeContact(parts)

  /**
   * Changes the given fields and no others; blank clears, except the phone. `crops` sets `primaryCrops` in its order.
   * Another phone or email, which can recover the account, requires the password, ends every session but `currentSid` and
   * notifies the person.
   * @throws AppError invalid; forbidden for a missing or wrong password; conflict for another user's phone, email or
   * username, and for SMS or calls to a number that is unverified or refuses them; rate_limited
   */
  return async function update(actor: Actor, input: ProfileUpdate, currentSid: string | null = null): Promise<User> {
    const user = signedInUser(actor)
    const { id } = user
    refuseAppName(config.APP_NAME, {
      firstName: undefinedIfUnchanged(input.firstName, user.firstName),
      lastName: undefinedIfUnchanged(input.lastName, user.lastName),
    })
    const { phone: typed, email, username, currentPassword, ...rest } = input
    const { location, primaryCrops, irrigationMethod, crops: list, sharePartners, ...plain } = rest
    const phone = typed ? requireValidPhone(typed) : undefined
    // Unchanged values are not written, since another change may have come between.
    const contact = { phone: undefinedIfUnchanged(phone, user.phone), email: undefinedIfUnchanged(email, user.email) }
    const names = { ...contact, username: undefinedIfUnchanged(username, user.username) }
    const moves = contact.phone !== undefined || contact.email !== undefined
    const change = moves ? await changeContact(actor, contact, { currentPassword, currentSid }) : null
    if (isElsewhere(location, user.location)) limits.take('moving', id)
    const chosen = list ? [...new Set(list.map(({ cropType }) => cropType))] : primaryCrops
    const reached = await makeChannelsConsistent(parts, id, input, { confirmed: true })
    const set = {
      ...plain,
      ...reached,
      ...names,
      ...(sharePartners === undefined ? {} : consentColumns(clock, user, sharePartners, 'web')),
      ...(location === undefined ? {} : await locationColumns(places, location)),
      primaryCrops: chosen === undefined ? undefined : joinIdList(chosen),
      irrigationMethod: irrigationMethod === undefined ? undefined : joinIdList(irrigationMethod),
      phoneProvedAt: contact.phone ? null : undefined,
      claimSince: contact.phone ? null : undefined,
      // Only the phone itself withdraws a STOP: by START, or by a code that it received (number-verification.ts).
      // On a server that sends no SMS, switching SMS on withdraws it too.
      smsOptedOutAt: sendSms === null && reached.notificationPreferences?.sms ? null : undefined,
    }
    const also = list?.length ? await crops.statementsForProfile(id, list) : []
    if (change) also.push(...change.writes)
    if (sendSms === null && reached.notificationPreferences?.sms) also.push(deleteStopWrite(user.phone))
    const saved = await writeUnlessTaken(parts, actor, names, () => saveUser(parts, id, set, also, change?.shown))
    change?.notify()
    return saved
  }
}

/** Reports whether a given location has other coordinates than the stored one. */
function isElsewhere(given: Location | null | undefined, before: Location | null): boolean {
  const [now, then] = [coordinatesOf(given), coordinatesOf(before)]
  return now !== null && (now.lat !== then?.lat || now.lng !== then.lng)
}

/** Returns a given value that differs from the stored one, else undefined. */
const undefinedIfUnchanged = <Value extends string | null | undefined>(
  given: Value,
  before: string | null,
): Value | undefined => (given === before ? undefined : given)
