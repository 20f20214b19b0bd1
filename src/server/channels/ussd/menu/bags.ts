import { firstItem } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import { sentencesIn } from '../../../../words/sentences-in.ts'
import { planByKnownPrices } from '../../../fertilizer/plan-by-known-prices.ts'
import { planLines } from '../../../fertilizer/plan-words.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { KEYS } from '../pages.ts'
import { ask, tell, to } from '../view.ts'
import { badlySaidKey } from './badly-said.ts'
import { unitOf } from './crop-details.ts'
import type { MenuNeeds } from './needs.ts'
import { ownCrop, ownCrops } from './own-crops.ts'
import { typedNumber } from './typed-day.ts'

type Needs = Pick<MenuNeeds, 'crops' | 'fertilizer'>

export const bags = (needs: Needs): MenuScreen => ({
  async show(dial) {
    const own = await ownCrops(needs, dial, 'bagsArea')
    if (own.length === 1) return firstItem(own).to
    return own.length === 0 ? to('crops') : tell(dial.words.ussd.whichField, own)
  },
})

export const bagsArea = ({ fertilizer }: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const { area } = await fertilizer.field(dial.actor(), String(id))
    if (area && area.area > 0)
      return to(await afterArea({ fertilizer }, dial, id), { id, area: area.area, unit: area.areaUnit })
    const t = translatorFor(dial.language)
    return ask(`${t('bags.area')} (${t(`bags.${await unitOf({ fertilizer }, dial, id)}`)})`, 'number')
  },
  async take(dial, { id }, answer) {
    const area = typedNumber(answer)
    if (area === null || area === 0) return { wrong: translatorFor(dial.language)('bags.areaWrong') }
    const unit = await unitOf({ fertilizer }, dial, id)
    return to(await afterArea({ fertilizer }, dial, id), { id, area, unit })
  },
})

async function afterArea({ fertilizer }: Pick<Needs, 'fertilizer'>, dial: Dial, id: unknown) {
  const { offers } = await fertilizer.field(dial.actor(), String(id))
  return offers.some(({ known }) => known?.counts) ? 'bagsPurse' : 'bagsPlan'
}

export const bagsPurse: MenuScreen = {
  show: ({ language, words: { ussd } }) => ask(`${translatorFor(language)('bags.purse')}\n${ussd.noPurse}`, 'number'),
  take({ language }, given, answer) {
    const purse = answer === KEYS.none ? 0 : typedNumber(answer)
    if (purse === null) return { wrong: translatorFor(language)('bags.moneyWrong') }
    return to('bagsPlan', { ...given, purse })
  },
}

/** Purchases and fertilizer schedule, at prices that are still current. */
export const bagsPlan = (needs: Needs): MenuScreen => ({
  long: true,
  async show(dial, { id, area, unit, purse }) {
    const field = await ownCrop(needs, dial, id)
    const plan = await planByKnownPrices(needs.fertilizer, dial.actor(), {
      field,
      area: Number(area),
      areaUnit: unit === 'hectare' ? 'hectare' : 'acre',
      purse: Number(purse) || null,
    })
    const { verdict, lines } = planLines(plan, translatorFor(dial.language))
    return tell(
      [verdict, ...lines].join('\n'),
      badlySaidKey(
        dial,
        sentencesIn((t) => planLines(plan, t)),
      ),
    )
  },
})
