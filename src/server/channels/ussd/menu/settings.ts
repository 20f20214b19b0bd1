import { SHARING_CONSENTS, type SharingConsent } from '../../../../contracts/account.ts'
import { SOIL_TYPES, type SoilType } from '../../../../contracts/farm.ts'
import { LONGEST } from '../../../../contracts/lengths.ts'
import { fill } from '../../../../shared/fill.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { ask, bye, tell, to } from '../view.ts'
import { thanks } from './advice.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

const CONFIRMATIONS = ['placeSaved', 'smsIsOn', 'smsIsOff'] as const

export const settings: MenuScreen = {
  show({ user, words: { ussd }, language }, { said }) {
    const t = translatorFor(language)
    const sms = user?.notificationPreferences.sms === true
    const confirmed = CONFIRMATIONS.find((one) => one === said)
    return tell(confirmed ? ussd[confirmed] : ussd.settings, [
      { label: ussd.language, to: to('languages') },
      { label: sms ? ussd.smsOff : ussd.smsOn, to: to('smsSwitch', { on: sms ? 0 : 1 }) },
      { label: label(t('profile.place')), to: to('place', { next: 'placeSave' }) },
      { label: label(t('register.soil')), to: to('soil') },
      { label: ussd.webCode, to: to('webCode') },
      { label: label(t('profile.channels')), to: to('channels') },
      { label: ussd.changeName, to: to('name') },
      { label: label(t('share.title')), to: to('share') },
      { label: ussd.deleteMe, to: to('deleteAsk') },
    ])
  },
}

export const name: MenuScreen = {
  show: ({ words: { ussd } }) => ask(ussd.yourName),
  take: (_, __, answer) => to('nameSave', { name: answer.slice(0, LONGEST.firstName) }),
}

export const nameSave = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { name }) {
    await dial.once('name', () => accounts.profile.update(dial.actor(), { firstName: String(name) }))
    return thanks(dial)
  },
})

export const smsSwitch = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { on }) {
    const actor = dial.actor()
    const notificationPreferences = { ...dial.user!.notificationPreferences, sms: false }
    await dial.once('sms switch', () =>
      on === 1 ? accounts.phone.startSms(actor) : accounts.profile.update(actor, { notificationPreferences }),
    )
    return to('settings', { said: on === 1 ? 'smsIsOn' : 'smsIsOff' })
  },
})

export const soil: MenuScreen = {
  show({ language }) {
    const t = translatorFor(language)
    return tell(
      t('register.soil'),
      SOIL_TYPES.map((soil) => ({ label: label(t(`soil.${soil}`)), to: to('soilSave', { soil }) })),
    )
  },
}

export const soilSave = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { soil }) {
    await dial.once('soil', () => accounts.profile.update(dial.actor(), { soilType: soil as SoilType }))
    return thanks(dial)
  },
})

export const share: MenuScreen = {
  show({ language }) {
    const t = translatorFor(language)
    return tell(
      t('share.ask'),
      SHARING_CONSENTS.map((answer) => ({ label: label(t(`share.${answer}`)), to: to('shareSave', { answer }) })),
    )
  },
}

export const shareSave = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { answer }) {
    await dial.once('share', () => accounts.profile.share(dial.actor(), answer as SharingConsent, 'ussd'))
    return thanks(dial)
  },
})

export const webCode = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  async show(dial) {
    const code = await accounts.webCodes.give(dial.actor(), dial.turn)
    return tell(fill(dial.words.ussd.codeIs, { code }))
  },
})

export const deleteAsk: MenuScreen = {
  show: ({ words: { ussd } }) =>
    tell(ussd.deleteSure, [
      { label: ussd.deleteNo, to: to('settings') },
      { label: ussd.deleteYes, to: to('deleteMe') },
    ]),
}

export const deleteMe = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  async show(dial) {
    if (dial.user) await accounts.deleteAccountByPhone(dial.actor())
    dial.forget()
    return bye(dial.words.ussd.deleted)
  },
})
