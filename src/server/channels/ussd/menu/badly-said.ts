import type { DialSession, MenuScreen } from '../dial.ts'
import { menuPlace, type ScreenView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import type { MenuDeps } from './menu-deps.ts'

/** Returns the choice that reports these sentences as badly said; none for a screen without sentences. */
export const badlySaidChoices = ({ words }: DialSession, ids: readonly string[]): ScreenView['choices'] =>
  ids.length > 0 ? [{ label: words.ussd.badlySaid, to: menuPlace('badlySaid', { ids: ids.join('|') }) }] : []

export const badlySaidScreen = ({ words }: Pick<MenuDeps, 'words'>): MenuScreen => ({
  passing: true,
  async show(dial, { ids }) {
    await dial.once('badlySaid', () => words.report(dial.language, String(ids).split('|')))
    return confirmEntry(dial)
  },
})
