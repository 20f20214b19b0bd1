import type { SharingConsent, User } from '../../contracts/account.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { AccountContext } from './account-context.ts'
import { locationColumns, locationFromText } from './location.ts'
import { consentColumns } from './sharing-consent.ts'
import { createUpdateProfile } from './update-profile.ts'
import { saveUser } from './user-row.ts'

export function createProfile(parts: AccountContext) {
  const { clock, places } = parts

  return {
    /** Records an answer by phone about sharing data with partners; `words`: the keyword of an SMS. */
    async share(actor: Actor, answer: SharingConsent, by: 'ussd' | 'sms', words?: string): Promise<void> {
      const user = signedInUser(actor)
      await saveUser(parts, user.id, consentColumns(clock, user, answer, by, words))
    },

    update: createUpdateProfile(parts),

    /** Adds coordinates to a location that is a mere text. @throws AppError not_found */
    async fixLocation(actor: Actor): Promise<User> {
      const user = signedInUser(actor)
      if (coordinatesOf(user.location)) return user
      const text = typeof user.location === 'string' ? user.location : (user.location?.name ?? '')
      if (!text.trim()) throw refusalError('place.first')
      const found = await locationFromText(places, text)
      if (typeof found === 'string') throw refusalError('place.ofProfileNotFound', { name: text })
      return saveUser(parts, user.id, await locationColumns(places, found))
    },
  }
}
