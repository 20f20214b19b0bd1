import { fill } from '../../../../shared/fill.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { CLAIM } from '../step.ts'
import { tell, to } from '../view.ts'
import { farmInWords } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

type Needs = Pick<MenuNeeds, 'accounts'>

/** Asks the holder of a number to accept or refuse an account that was created for it on the web. */
export const claim = ({ accounts }: Needs): MenuScreen => ({
  show({ claim, words: { ussd }, language }) {
    if (!claim) return to('home')
    const t = translatorFor(language)
    const farm = farmInWords(claim.farm, language)
    const more = claim.takesCode ? ussd.claimCode : claim.passwordEnded ? ussd.claimEnded : null
    const choices = [
      { label: t('advisory.yes'), to: to('claimKeep') },
      { label: t('advisory.no'), to: to('claimSure') },
      { label: ussd.language, to: to('languages') },
    ]
    const say = [fill(ussd.claim, { farm }), ...(more ? [more] : [])].join(' ')
    return { ...tell(say, choices), asks: claim.takesCode ? 'words' : null }
  },
  async take(dial, _, typed) {
    let proved = false
    await dial.once('claim code', async () => {
      proved = await accounts.claims.proveByDial(dial.phone, typed)
    })
    return proved || dial.user ? to('claimProved') : CLAIM
  },
})

export const claimProved: MenuScreen = { passing: true, show: (dial) => unchanged(dial, dial.words.ussd.claimProved) }

export const claimKeep = ({ accounts }: Needs): MenuScreen => ({
  passing: true,
  async show(dial) {
    await dial.once('claim keep', () => accounts.claims.keep(dial.phone))
    return to('claimKept')
  },
})

export const claimStays: MenuScreen = { passing: true, show: (dial) => unchanged(dial, dial.words.ussd.claimKept) }

const unchanged = ({ words: { ussd } }: Dial, say: string) =>
  tell(say, [
    { label: ussd.webCode, to: to('webCode') },
    { label: ussd.advice, to: to('advice') },
  ])

export const claimSure: MenuScreen = {
  show: ({ words: { ussd } }) =>
    tell(ussd.claimSure, [
      { label: ussd.deleteYes, to: to('claimRefuse') },
      { label: ussd.deleteNo, to: CLAIM },
    ]),
}

export const claimRefuse = ({ accounts }: Needs): MenuScreen => ({
  passing: true,
  async show(dial) {
    await dial.once('claim refuse', () => accounts.claims.refuse(dial.phone))
    return to('home')
  },
})
