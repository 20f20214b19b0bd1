import type { PestId } from '../../../../agronomy/pests/pests.ts'
import type { Advisory } from '../../../../contracts/advisories.ts'
import { fill } from '../../../../shared/fill.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor, WORDS } from '../../../../words/index.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { KEYS } from '../pages.ts'
import { ask, tell, to } from '../view.ts'
import { thanks } from './advice.ts'
import { badlySaidKey } from './badly-said.ts'
import { cropLabel } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { toCount } from './open-advice.ts'
import { typedNumber } from './typed-day.ts'

const pestName = ({ count }: Advisory, { language }: Dial): string =>
  WORDS[language].advice.pests[count!.pest as PestId]?.name ?? count!.pest

export const counts = (needs: MenuNeeds): MenuScreen => ({
  async show(dial) {
    const open = await toCount(needs, dial)
    if (open.length === 1) return to('count', { id: firstItem(open).id })
    return tell(
      open.length === 0 ? translatorFor(dial.language)('season.nothing') : dial.words.ussd.whichPest,
      open.map((one) => ({
        label: `${cropLabel(one.cropType, dial.language)}: ${pestName(one, dial)}`,
        to: to('count', { id: one.id }),
      })),
    )
  },
})

export const count = ({ advisories }: MenuNeeds): MenuScreen => ({
  async show(dial, { id }) {
    const one = await advisories.get(dial.actor(), String(id))
    if (!one.count) return to('advice')
    const title = translatorFor(dial.language)('count.title', { of: one.count.of })
    return ask(
      `${cropLabel(one.cropType, dial.language)}, ${pestName(one, dial)}. ${title}\n${dial.words.ussd.countNone}`,
      'number',
    )
  },
  async take(dial, { id }, answer) {
    const one = await advisories.get(dial.actor(), String(id))
    const of = one.count?.of ?? 0
    const n = answer === KEYS.none ? 0 : typedNumber(answer)
    if (n === null || !Number.isInteger(n) || n > of) return { wrong: fill(dial.words.ussd.countWrong, { of }) }
    return to('countSave', { id, n })
  },
})

/** Stores the count and shows the resulting action. */
export const countSave = ({ advisories, farmLog, fieldWork, countDecision }: MenuNeeds): MenuScreen => ({
  passing: true,
  async show(dial, { id, n }) {
    const actor = dial.actor()
    const { cropId, count } = await advisories.get(actor, String(id))
    if (!cropId || !count) return to('advice')
    const { pest, of } = count
    const entry = { kind: 'scouted', date: farmLog.today(actor), product: pest, count: Number(n), of } as const
    await dial.once('count', () => fieldWork.add(actor, cropId, entry))
    const means = await countDecision(actor, cropId, pest, sendingLanguage(dial.language))
    const view = thanks(dial, to('logged', { id: cropId }))
    if (means === null) return view
    return { ...view, say: means.text, choices: [...view.choices, ...badlySaidKey(dial, [means.sentence])] }
  },
})
