import type { Language } from '../../../../contracts/languages.ts'
import type { MenuScreen } from '../dial.ts'
import { HOME } from '../step.ts'
import type { MenuNeeds } from './needs.ts'

/** The language that was chosen: a farmer's is kept, everyone goes on in it from home. */
export const speak = ({ accounts }: MenuNeeds): MenuScreen => ({
  async show(dial, { language }) {
    const preferredLanguage = language as Language
    if (dial.user) await dial.once('speak', () => accounts.profile.update(dial.actor(), { preferredLanguage }))
    dial.speak(preferredLanguage)
    return HOME
  },
})
