import { BAG_KEYS, MAX_BAGS } from '../../../../contracts/harvests.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { itemAt } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { inputView, menuPlace, textView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import { cropLabel, shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { ownCrop } from './own-crops.ts'
import { parseTypedNumber } from './typed-day.ts'

type Deps = Pick<MenuDeps, 'crops' | 'harvests'>

export const harvestScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(deps, dial, id)
    const t = translatorFor(dial.language)
    return textView(`${cropLabel(cropType, dial.language)}: ${t('harvest.title')}`, [
      { label: shortLabel(t('unit.bags')), to: menuPlace('harvestBags', { id }) },
      { label: shortLabel(t('harvest.nothing')), to: menuPlace('harvestSave', { id, bags: 0, bag: '1' }) },
      { label: shortLabel(t('ask.unknown')), to: menuPlace('harvestSave', { id }) },
    ])
  },
})

export const harvestBagsScreen: MenuScreen = {
  show: ({ language, words: { ussd } }) =>
    inputView(fillPlaceholders(ussd.typeAmount, { unit: translatorFor(language)('unit.bags') }), 'number'),
  take({ words: { ussd } }, { id }, answer) {
    const bags = parseTypedNumber(answer)
    if (bags === null || bags === 0 || bags > MAX_BAGS) return { wrong: ussd.amountWrong }
    return menuPlace('harvestBag', { id, bags })
  },
}

export const harvestBagScreen: MenuScreen = {
  show({ language }, given) {
    const t = translatorFor(language)
    const labels = ['100 kg', '50 kg', shortLabel(t('harvest.other'))]
    const choices = BAG_KEYS.map((bag, n) => ({
      label: itemAt(labels, n),
      to: menuPlace('harvestSave', { ...given, bag }),
    }))
    return textView(t('harvest.size'), choices)
  },
}

export const harvestSaveScreen = ({ harvests }: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { id, bags, bag }) {
    const cropId = String(id)
    const given = {
      bags: bags === undefined ? null : Number(bags),
      bag: BAG_KEYS.find((key) => key === bag) ?? BAG_KEYS[0],
    }
    await dial.once('harvest', () => harvests.take(dial.actor(), cropId, given))
    // A repeated turn does not take the answer again.
    if (given.bags && (await harvests.asked(dial.actor(), cropId)) === 'sure') throw refusalError('harvest.lot')
    return confirmEntry(dial, given.bags === null ? null : menuPlace('logged', { id: cropId }))
  },
})
