import type { Language } from '../../../../contracts/languages.ts'
import type { MenuScreen } from '../dial.ts'
import { HOME_PLACE } from '../menu-steps.ts'
import type { MenuDeps } from './menu-deps.ts'

export const languageSaveScreen = ({ accounts }: MenuDeps): MenuScreen => ({
  async show(dial, { language }) {
    const preferredLanguage = language as Language
    if (dial.user) await dial.once('speak', () => accounts.profile.update(dial.actor(), { preferredLanguage }))
    dial.speak(preferredLanguage)
    return HOME_PLACE
  },
})
