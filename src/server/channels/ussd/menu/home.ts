import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { placeAt, type ScreenView, textView } from '../view.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { adviceAskingCount } from './open-advice.ts'

export const homeScreen = (deps: MenuDeps): MenuScreen => ({
  async show(dial) {
    const choices = dial.user ? await ofFarmer(deps, dial) : ofNobody(dial)
    return textView(fillPlaceholders(dial.words.ussd.want, { app: deps.config.APP_NAME }), choices)
  },
})

const ofNobody = ({ words: { ussd } }: Dial): ScreenView['choices'] => [
  { label: ussd.register, to: placeAt('terms') },
  { label: ussd.weatherOf, to: placeAt('place', { next: 'weather' }) },
  { label: ussd.language, to: placeAt('languages') },
]

async function ofFarmer(deps: MenuDeps, dial: Dial): Promise<ScreenView['choices']> {
  const { ussd } = dial.words
  const t = translatorFor(dial.language)
  const counts = await adviceAskingCount(deps, dial)
  const harvest = dial.user && (await deps.harvests.open(dial.user.id))
  return [
    ...(harvest ? [{ label: shortLabel(t('harvest.title')), to: placeAt('harvest', { id: harvest.cropId }) }] : []),
    { label: ussd.advice, to: placeAt('advice') },
    { label: shortLabel(t('weather.title')), to: placeAt('weather') },
    { label: shortLabel(t('home.myCrops')), to: placeAt('crops') },
    { label: ussd.did, to: placeAt('did') },
    { label: ussd.bags, to: placeAt('bags') },
    ...(counts.length > 0 ? [{ label: ussd.count, to: placeAt('counts') }] : []),
    { label: ussd.ask, to: placeAt('ask') },
    { label: ussd.settings, to: placeAt('settings') },
  ]
}
