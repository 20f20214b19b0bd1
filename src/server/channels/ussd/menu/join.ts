import type { CropId } from '../../../../contracts/crops.ts'
import { translatorFor } from '../../../../words/index.ts'
import { phoneActor } from '../../../foundation/actor.ts'
import type { MenuScreen } from '../dial.ts'
import { menuPlace, textView } from '../view.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

/** Most crops during a registration; more can be added later. */
const MOST_CROPS = 6

export const termsScreen: MenuScreen = {
  show: ({ words: { ussd } }) =>
    textView(ussd.terms, [
      { label: ussd.agreeSms, to: menuPlace('place', { sms: 1, next: 'cropChoice' }) },
      { label: ussd.agree, to: menuPlace('place', { sms: 0, next: 'cropChoice' }) },
    ]),
}

export const joinMoreCropsScreen: MenuScreen = {
  show({ words: { ussd }, language }, { crop, day, ...given }) {
    const chosen = `${given.crops ? `${given.crops},` : ''}${crop}:${day}`
    const t = translatorFor(language)
    if (chosen.split(',').length >= MOST_CROPS) return menuPlace('join', { ...given, crops: chosen })
    return textView(ussd.anotherCrop, [
      { label: t('advisory.no'), to: menuPlace('join', { ...given, crops: chosen }) },
      { label: t('advisory.yes'), to: menuPlace('cropChoice', { ...given, crops: chosen }) },
    ])
  },
}

/** Creates the account with its crops and advice; an existing account stays unchanged. */
export const joinScreen = ({ accounts, fieldWork }: MenuDeps): MenuScreen => ({
  passing: true,
  async show(dial, { place, lat, lng, crops, sms }) {
    const chosen = String(crops)
      .split(',')
      .map((each) => each.split(':') as [CropId, string])
    const user = await accounts.registerByPhone({
      phone: dial.phone,
      firstName: null,
      location: { name: String(place), lat: Number(lat), lng: Number(lng) },
      crops: chosen.map(([crop]) => crop),
      preferredLanguage: dial.language,
      by: 'ussd',
      sms: sms === 1,
    })
    const actor = phoneActor(user)
    for (const [cropType, plantingDate] of chosen) {
      const crop = { cropType, plantingDate, growthStage: null }
      await dial.once(`crop ${cropType}`, () => fieldWork.addCrop(actor, crop))
    }
    return menuPlace('joined')
  },
})

export const welcomeScreen: MenuScreen = {
  passing: true,
  show: ({ words: { ussd }, language }) =>
    textView(ussd.welcome, [
      { label: ussd.advice, to: menuPlace('advice') },
      { label: shortLabel(translatorFor(language)('register.soil')), to: menuPlace('soil') },
      { label: shortLabel(translatorFor(language)('home.myCrops')), to: menuPlace('crops') },
    ]),
}
