import type { Dial, MenuScreen } from '../dial.ts'
import { placeAt, type ScreenView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import type { MenuDeps } from './menu-deps.ts'

/** Returns the choice that reports these sentences as badly said; none for a screen without sentences. */
export const badlySaidChoices = ({ words }: Dial, ids: readonly string[]): ScreenView['choices'] =>
  ids.length > 0 ? [{ label: words.ussd.badlySaid, to: placeAt('badlySaid', { ids: ids.join('|') }) }] : []

export const badlySaidScreen = ({ words }: Pick<MenuDeps, 'words'>): MenuScreen => ({
  passing: true,
  async show(dial, { ids }) {
    await dial.once('badlySaid', () => words.report(dial.language, String(ids).split('|')))
    return confirmEntry(dial)
  },
})
