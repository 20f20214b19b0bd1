import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { CLAIM_PLACE } from '../menu-steps.ts'
import { menuPlace, textView } from '../view.ts'
import { farmInWords } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

type Deps = Pick<MenuDeps, 'accounts'>

/** Asks the holder of a number to accept or refuse an account that was created for it on the web. */
export const claimScreen = ({ accounts }: Deps): MenuScreen => ({
  show({ claim, words: { ussd }, language }) {
    if (!claim) return menuPlace('home')
    const t = translatorFor(language)
    const farm = farmInWords(claim.farm, language)
    const more = claim.takesCode ? ussd.claimCode : claim.passwordEnded ? ussd.claimEnded : null
    const choices = [
      { label: t('advisory.yes'), to: menuPlace('claimKeep') },
      { label: t('advisory.no'), to: menuPlace('claimSure') },
      { label: ussd.language, to: menuPlace('languages') },
    ]
    const say = [fillPlaceholders(ussd.claim, { farm }), ...(more ? [more] : [])].join(' ')
    return { ...textView(say, choices), asks: claim.takesCode ? 'words' : null }
  },
  async take(dial, _, typed) {
    let proved = false
    await dial.once('claim code', async () => {
      proved = await accounts.claims.proveByDial(dial.phone, typed)
    })
    return proved || dial.user ? menuPlace('claimProved') : CLAIM_PLACE
  },
})

export const claimProvedScreen: MenuScreen = {
  passing: true,
  show: (dial) => unchangedView(dial, dial.words.ussd.claimProved),
}

export const claimKeepScreen = ({ accounts }: Deps): MenuScreen => ({
  passing: true,
  async show(dial) {
    await dial.once('claim keep', () => accounts.claims.keep(dial.phone))
    return menuPlace('claimKept')
  },
})

export const claimKeptScreen: MenuScreen = {
  passing: true,
  show: (dial) => unchangedView(dial, dial.words.ussd.claimKept),
}

const unchangedView = ({ words: { ussd } }: DialSession, say: string) =>
  textView(say, [
    { label: ussd.webCode, to: menuPlace('webCode') },
    { label: ussd.advice, to: menuPlace('advice') },
  ])

export const claimRefuseAskScreen: MenuScreen = {
  show: ({ words: { ussd } }) =>
    textView(ussd.claimSure, [
      { label: ussd.deleteYes, to: menuPlace('claimRefuse') },
      { label: ussd.deleteNo, to: CLAIM_PLACE },
    ]),
}

export const claimRefuseScreen = ({ accounts }: Deps): MenuScreen => ({
  passing: true,
  async show(dial) {
    await dial.once('claim refuse', () => accounts.claims.refuse(dial.phone))
    return menuPlace('home')
  },
})
