import { fill } from '../../../../shared/fill.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { tell, to, type View } from '../view.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { toCount } from './open-advice.ts'

export const home = (needs: MenuNeeds): MenuScreen => ({
  async show(dial) {
    const choices = dial.user ? await ofFarmer(needs, dial) : ofNobody(dial)
    return tell(fill(dial.words.ussd.want, { app: needs.config.APP_NAME }), choices)
  },
})

const ofNobody = ({ words: { ussd } }: Dial): View['choices'] => [
  { label: ussd.register, to: to('terms') },
  { label: ussd.weatherOf, to: to('place', { next: 'weather' }) },
  { label: ussd.language, to: to('languages') },
]

async function ofFarmer(needs: MenuNeeds, dial: Dial): Promise<View['choices']> {
  const { ussd } = dial.words
  const t = translatorFor(dial.language)
  const counts = await toCount(needs, dial)
  const harvest = dial.user && (await needs.harvests.open(dial.user.id))
  return [
    ...(harvest ? [{ label: label(t('harvest.title')), to: to('harvest', { id: harvest.cropId }) }] : []),
    { label: ussd.advice, to: to('advice') },
    { label: label(t('weather.title')), to: to('weather') },
    { label: label(t('home.myCrops')), to: to('crops') },
    { label: ussd.did, to: to('did') },
    { label: ussd.bags, to: to('bags') },
    ...(counts.length > 0 ? [{ label: ussd.count, to: to('counts') }] : []),
    { label: ussd.ask, to: to('ask') },
    { label: ussd.settings, to: to('settings') },
  ]
}
