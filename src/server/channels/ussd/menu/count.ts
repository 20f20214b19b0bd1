import type { PestId } from '../../../../agronomy/pests/pests.ts'
import type { Advisory } from '../../../../contracts/advisories.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { MENU_KEYS } from '../split-pages.ts'
import { inputView, menuPlace, textView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import { badlySaidChoices } from './badly-said.ts'
import { cropLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { adviceAskingCount } from './open-advice.ts'
import { parseTypedNumber } from './typed-day.ts'

const pestName = ({ count }: Advisory, { language }: DialSession): string =>
  TEXTS_BY_LANGUAGE[language].advice.pests[count!.pest as PestId]?.name ?? count!.pest

export const countsScreen = (deps: MenuDeps): MenuScreen => ({
  async show(dial) {
    const open = await adviceAskingCount(deps, dial)
    if (open.length === 1) return menuPlace('count', { id: firstItem(open).id })
    return textView(
      open.length === 0 ? translatorFor(dial.language)('season.nothing') : dial.words.ussd.whichPest,
      open.map((one) => ({
        label: `${cropLabel(one.cropType, dial.language)}: ${pestName(one, dial)}`,
        to: menuPlace('count', { id: one.id }),
      })),
    )
  },
})

export const countScreen = ({ advisories }: MenuDeps): MenuScreen => ({
  async show(dial, { id }) {
    const one = await advisories.get(dial.actor(), String(id))
    if (!one.count) return menuPlace('advice')
    const title = translatorFor(dial.language)('count.title', { of: one.count.of })
    return inputView(
      `${cropLabel(one.cropType, dial.language)}, ${pestName(one, dial)}. ${title}\n${dial.words.ussd.countNone}`,
      'number',
    )
  },
  async take(dial, { id }, answer) {
    const one = await advisories.get(dial.actor(), String(id))
    const of = one.count?.of ?? 0
    const n = answer === MENU_KEYS.none ? 0 : parseTypedNumber(answer)
    if (n === null || !Number.isInteger(n) || n > of)
      return { wrong: fillPlaceholders(dial.words.ussd.countWrong, { of }) }
    return menuPlace('countSave', { id, n })
  },
})

export const countSaveScreen = ({ advisories, farmLog, fieldWork, countDecision }: MenuDeps): MenuScreen => ({
  passing: true,
  async show(dial, { id, n }) {
    const actor = dial.actor()
    const { cropId, count } = await advisories.get(actor, String(id))
    if (!cropId || !count) return menuPlace('advice')
    const { pest, of } = count
    const entry = { kind: 'scouted', date: farmLog.today(actor), product: pest, count: Number(n), of } as const
    await dial.once('count', () => fieldWork.add(actor, cropId, entry))
    const means = await countDecision(actor, cropId, pest, sendingLanguage(dial.language))
    const view = confirmEntry(dial, menuPlace('logged', { id: cropId }))
    if (means === null) return view
    return { ...view, say: means.text, choices: [...view.choices, ...badlySaidChoices(dial, [means.sentence])] }
  },
})
