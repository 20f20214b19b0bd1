import { BAG_KEYS, MOST_BAGS } from '../../../../contracts/harvests.ts'
import { refuse } from '../../../../contracts/refusals.ts'
import { fill } from '../../../../shared/fill.ts'
import { itemAt } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { ask, tell, to } from '../view.ts'
import { thanks } from './advice.ts'
import { cropLabel, label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { ownCrop } from './own-crops.ts'
import { typedNumber } from './typed-day.ts'

type Needs = Pick<MenuNeeds, 'crops' | 'harvests'>

/** The question about a crop's harvest. */
export const harvest = (needs: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(needs, dial, id)
    const t = translatorFor(dial.language)
    return tell(`${cropLabel(cropType, dial.language)}: ${t('harvest.title')}`, [
      { label: label(t('unit.bags')), to: to('harvestBags', { id }) },
      { label: label(t('harvest.nothing')), to: to('harvestSave', { id, bags: 0, bag: '1' }) },
      { label: label(t('ask.unknown')), to: to('harvestSave', { id }) },
    ])
  },
})

export const harvestBags: MenuScreen = {
  show: ({ language, words: { ussd } }) =>
    ask(fill(ussd.typeAmount, { unit: translatorFor(language)('unit.bags') }), 'number'),
  take({ words: { ussd } }, { id }, answer) {
    const bags = typedNumber(answer)
    if (bags === null || bags === 0 || bags > MOST_BAGS) return { wrong: ussd.amountWrong }
    return to('harvestBag', { id, bags })
  },
}

export const harvestBag: MenuScreen = {
  show({ language }, given) {
    const t = translatorFor(language)
    const labels = ['100 kg', '50 kg', label(t('harvest.other'))]
    const choices = BAG_KEYS.map((bag, n) => ({ label: itemAt(labels, n), to: to('harvestSave', { ...given, bag }) }))
    return tell(t('harvest.size'), choices)
  },
}

export const harvestSave = ({ harvests }: Needs): MenuScreen => ({
  passing: true,
  async show(dial, { id, bags, bag }) {
    const cropId = String(id)
    const given = {
      bags: bags === undefined ? null : Number(bags),
      bag: BAG_KEYS.find((key) => key === bag) ?? BAG_KEYS[0],
    }
    await dial.once('harvest', () => harvests.take(dial.actor(), cropId, given))
    // A repeated turn does not take the answer again.
    if (given.bags && (await harvests.asked(dial.actor(), cropId)) === 'sure') throw refuse('harvest.lot')
    return thanks(dial, given.bags === null ? null : to('logged', { id: cropId }))
  },
})
