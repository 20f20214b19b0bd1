import { SHARING_ANSWERS, type SharingConsent } from '../../../../contracts/account.ts'
import { SOIL_TYPES, type SoilType } from '../../../../contracts/farm.ts'
import { MAX_LENGTH } from '../../../../contracts/lengths.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { inputView, lastView, menuPlace, textView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

const CONFIRMATIONS = ['placeSaved', 'smsIsOn', 'smsIsOff'] as const

export const settingsScreen: MenuScreen = {
  show({ user, words: { ussd }, language }, { said }) {
    const t = translatorFor(language)
    const sms = user?.notificationPreferences.sms === true
    const confirmed = CONFIRMATIONS.find((one) => one === said)
    return textView(confirmed ? ussd[confirmed] : ussd.settings, [
      { label: ussd.language, to: menuPlace('languages') },
      { label: sms ? ussd.smsOff : ussd.smsOn, to: menuPlace('smsSwitch', { on: sms ? 0 : 1 }) },
      { label: shortLabel(t('profile.place')), to: menuPlace('place', { next: 'placeSave' }) },
      { label: shortLabel(t('register.soil')), to: menuPlace('soil') },
      { label: ussd.webCode, to: menuPlace('webCode') },
      { label: shortLabel(t('profile.channels')), to: menuPlace('channels') },
      { label: ussd.changeName, to: menuPlace('name') },
      { label: shortLabel(t('share.title')), to: menuPlace('share') },
      { label: ussd.deleteMe, to: menuPlace('deleteAsk') },
    ])
  },
}

export const nameScreen: MenuScreen = {
  show: ({ words: { ussd } }) => inputView(ussd.yourName),
  take: (_, __, answer) => menuPlace('nameSave', { name: answer.slice(0, MAX_LENGTH.firstName) }),
}

export const nameSaveScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { name }) {
    await dial.once('name', () => accounts.profile.update(dial.actor(), { firstName: String(name) }))
    return confirmEntry(dial)
  },
})

export const smsSwitchScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { on }) {
    const actor = dial.actor()
    const notificationPreferences = { ...dial.user!.notificationPreferences, sms: false }
    await dial.once('sms switch', () =>
      on === 1 ? accounts.phone.startSms(actor) : accounts.profile.update(actor, { notificationPreferences }),
    )
    return menuPlace('settings', { said: on === 1 ? 'smsIsOn' : 'smsIsOff' })
  },
})

export const soilScreen: MenuScreen = {
  show({ language }) {
    const t = translatorFor(language)
    return textView(
      t('register.soil'),
      SOIL_TYPES.map((soil) => ({ label: shortLabel(t(`soil.${soil}`)), to: menuPlace('soilSave', { soil }) })),
    )
  },
}

export const soilSaveScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { soil }) {
    await dial.once('soil', () => accounts.profile.update(dial.actor(), { soilType: soil as SoilType }))
    return confirmEntry(dial)
  },
})

export const dataSharingScreen: MenuScreen = {
  show({ language }) {
    const t = translatorFor(language)
    return textView(
      t('share.ask'),
      SHARING_ANSWERS.map((answer) => ({
        label: shortLabel(t(`share.${answer}`)),
        to: menuPlace('shareSave', { answer }),
      })),
    )
  },
}

export const dataSharingSaveScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { answer }) {
    await dial.once('share', () => accounts.profile.share(dial.actor(), answer as SharingConsent, 'ussd'))
    return confirmEntry(dial)
  },
})

export const webCodeScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  async show(dial) {
    const code = await accounts.webCodes.give(dial.actor(), dial.turn)
    return textView(fillPlaceholders(dial.words.ussd.codeIs, { code }))
  },
})

export const accountDeleteAskScreen: MenuScreen = {
  show: ({ words: { ussd } }) =>
    textView(ussd.deleteSure, [
      { label: ussd.deleteNo, to: menuPlace('settings') },
      { label: ussd.deleteYes, to: menuPlace('deleteMe') },
    ]),
}

export const accountDeleteScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  async show(dial) {
    if (dial.user) await accounts.deleteAccountByPhone(dial.actor())
    dial.forget()
    return lastView(dial.words.ussd.deleted)
  },
})
