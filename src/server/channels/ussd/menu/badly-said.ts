import type { Dial, MenuScreen } from '../dial.ts'
import { to, type View } from '../view.ts'
import { thanks } from './advice.ts'
import type { MenuNeeds } from './needs.ts'

/** The key that reports these sentences as badly said; none for a screen without sentences. */
export const badlySaidKey = ({ words }: Dial, ids: readonly string[]): View['choices'] =>
  ids.length > 0 ? [{ label: words.ussd.badlySaid, to: to('badlySaid', { ids: ids.join('|') }) }] : []

export const badlySaid = ({ words }: Pick<MenuNeeds, 'words'>): MenuScreen => ({
  passing: true,
  async show(dial, { ids }) {
    await dial.once('badlySaid', () => words.report(dial.language, String(ids).split('|')))
    return thanks(dial)
  },
})
