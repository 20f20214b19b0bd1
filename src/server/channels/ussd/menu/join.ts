import type { CropId } from '../../../../contracts/crops.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { Actor } from '../../../foundation/actor.ts'
import type { MenuScreen } from '../dial.ts'
import { tell, to } from '../view.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

/** Most crops during a registration; more can be added later. */
const MOST_CROPS = 6

export const terms: MenuScreen = {
  show: ({ words: { ussd } }) =>
    tell(ussd.terms, [
      { label: ussd.agreeSms, to: to('place', { sms: 1, next: 'cropChoice' }) },
      { label: ussd.agree, to: to('place', { sms: 0, next: 'cropChoice' }) },
    ]),
}

export const joinMore: MenuScreen = {
  show({ words: { ussd }, language }, { crop, day, ...given }) {
    const chosen = `${given.crops ? `${given.crops},` : ''}${crop}:${day}`
    const t = translatorFor(language)
    if (chosen.split(',').length >= MOST_CROPS) return to('join', { ...given, crops: chosen })
    return tell(ussd.anotherCrop, [
      { label: t('advisory.no'), to: to('join', { ...given, crops: chosen }) },
      { label: t('advisory.yes'), to: to('cropChoice', { ...given, crops: chosen }) },
    ])
  },
}

/** Creates the account with its crops and advice; an existing account stays unchanged. */
export const join = ({ accounts, fieldWork }: MenuNeeds): MenuScreen => ({
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
    const actor: Actor = { kind: 'user', user, adminLocked: true }
    for (const [cropType, plantingDate] of chosen) {
      const crop = { cropType, plantingDate, growthStage: null }
      await dial.once(`crop ${cropType}`, () => fieldWork.addCrop(actor, crop))
    }
    return to('joined')
  },
})

export const joined: MenuScreen = {
  passing: true,
  show: ({ words: { ussd }, language }) =>
    tell(ussd.welcome, [
      { label: ussd.advice, to: to('advice') },
      { label: label(translatorFor(language)('register.soil')), to: to('soil') },
      { label: label(translatorFor(language)('home.myCrops')), to: to('crops') },
    ]),
}
