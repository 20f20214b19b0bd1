import { firstItem } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import { sentencesIn } from '../../../../words/sentences-in.ts'
import { planByKnownPrices } from '../../../fertilizer/plan-by-known-prices.ts'
import { fertilizerPlanLines } from '../../../fertilizer/plan-lines.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { MENU_KEYS } from '../split-pages.ts'
import { inputView, menuPlace, textView } from '../view.ts'
import { badlySaidChoices } from './badly-said.ts'
import { areaUnitOf } from './crop-details.ts'
import type { MenuDeps } from './menu-deps.ts'
import { ownCrop, ownCropChoices } from './own-crops.ts'
import { parseTypedNumber } from './typed-day.ts'

type Deps = Pick<MenuDeps, 'crops' | 'fertilizer'>

export const bagsScreen = (deps: Deps): MenuScreen => ({
  async show(dial) {
    const own = await ownCropChoices(deps, dial, 'bagsArea')
    if (own.length === 1) return firstItem(own).to
    return own.length === 0 ? menuPlace('crops') : textView(dial.words.ussd.whichField, own)
  },
})

export const bagsAreaScreen = ({ fertilizer }: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { area } = await fertilizer.field(dial.actor(), String(id))
    if (area && area.area > 0)
      return menuPlace(await afterArea({ fertilizer }, dial, id), { id, area: area.area, unit: area.areaUnit })
    const t = translatorFor(dial.language)
    return inputView(`${t('bags.area')} (${t(`bags.${await areaUnitOf({ fertilizer }, dial, id)}`)})`, 'number')
  },
  async take(dial, { id }, answer) {
    const area = parseTypedNumber(answer)
    if (area === null || area === 0) return { wrong: translatorFor(dial.language)('bags.areaWrong') }
    const unit = await areaUnitOf({ fertilizer }, dial, id)
    return menuPlace(await afterArea({ fertilizer }, dial, id), { id, area, unit })
  },
})

async function afterArea({ fertilizer }: Pick<Deps, 'fertilizer'>, dial: DialSession, id: unknown) {
  const { offers } = await fertilizer.field(dial.actor(), String(id))
  return offers.some(({ known }) => known?.counts) ? 'bagsPurse' : 'bagsPlan'
}

export const bagsBudgetScreen: MenuScreen = {
  show: ({ language, words: { ussd } }) =>
    inputView(`${translatorFor(language)('bags.purse')}\n${ussd.noPurse}`, 'number'),
  take({ language }, given, answer) {
    const purse = answer === MENU_KEYS.none ? 0 : parseTypedNumber(answer)
    if (purse === null) return { wrong: translatorFor(language)('bags.moneyWrong') }
    return menuPlace('bagsPlan', { ...given, purse })
  },
}

export const bagsPlanScreen = (deps: Deps): MenuScreen => ({
  long: true,
  async show(dial, { id, area, unit, purse }) {
    const field = await ownCrop(deps, dial, id)
    const plan = await planByKnownPrices(deps.fertilizer, dial.actor(), {
      field,
      area: Number(area),
      areaUnit: unit === 'hectare' ? 'hectare' : 'acre',
      purse: Number(purse) || null,
    })
    const { verdict, lines } = fertilizerPlanLines(plan, translatorFor(dial.language))
    return textView(
      [verdict, ...lines].join('\n'),
      badlySaidChoices(
        dial,
        sentencesIn((t) => fertilizerPlanLines(plan, t)),
      ),
    )
  },
})
