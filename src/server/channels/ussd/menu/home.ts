import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { menuPlace, type ScreenView, textView } from '../view.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { adviceAskingCount } from './open-advice.ts'

export const homeScreen = (deps: MenuDeps): MenuScreen => ({
  async show(dial) {
    const choices = dial.user ? await choicesForFarmer(deps, dial) : choicesForVisitor(dial)
    return textView(fillPlaceholders(dial.words.ussd.want, { app: deps.config.APP_NAME }), choices)
  },
})

const choicesForVisitor = ({ words: { ussd } }: DialSession): ScreenView['choices'] => [
  { label: ussd.register, to: menuPlace('terms') },
  { label: ussd.weatherOf, to: menuPlace('place', { next: 'weather' }) },
  { label: ussd.language, to: menuPlace('languages') },
]

async function choicesForFarmer(deps: MenuDeps, dial: DialSession): Promise<ScreenView['choices']> {
  const { ussd } = dial.words
  const t = translatorFor(dial.language)
  const counts = await adviceAskingCount(deps, dial)
  const harvest = dial.user && (await deps.harvests.open(dial.user.id))
  return [
    ...(harvest ? [{ label: shortLabel(t('harvest.title')), to: menuPlace('harvest', { id: harvest.cropId }) }] : []),
    { label: ussd.advice, to: menuPlace('advice') },
    { label: shortLabel(t('weather.title')), to: menuPlace('weather') },
    { label: shortLabel(t('home.myCrops')), to: menuPlace('crops') },
    { label: ussd.did, to: menuPlace('did') },
    { label: ussd.bags, to: menuPlace('bags') },
    ...(counts.length > 0 ? [{ label: ussd.count, to: menuPlace('counts') }] : []),
    { label: ussd.ask, to: menuPlace('ask') },
    { label: ussd.settings, to: menuPlace('settings') },
  ]
}
