import { addDays } from '../../../agronomy/dates.ts'
import { kindsOf } from '../../../contracts/kinds-of.ts'
import { LOG_KINDS, type LogKind } from '../../../contracts/season.ts'
import { translatorFor } from '../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { ask, tell, to } from '../view.ts'
import { thanks } from './advice.ts'
import { ownCrop, ownCrops } from './crops.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { typedDay } from './typed-day.ts'

type Needs = Pick<MenuNeeds, 'crops' | 'plans' | 'farmLog' | 'fieldWork'>

/** On which crop something was done. */
export const did = (needs: Needs): MenuScreen => ({
  async show(dial) {
    const own = await ownCrops(needs, dial, 'didWhat')
    if (own.length === 1) return own[0]!.to
    return own.length === 0 ? to('crops') : tell(dial.words.ussd.whichField, own)
  },
})

/** What was done: what the plan has for now first. */
export const didWhat = (needs: Needs): MenuScreen => ({
  async show(dial, { id, all }) {
    const t = translatorFor(dial.language)
    const { planned } = await ownCrop(needs, dial, id)
    const { steps } = await needs.plans.get(dial.actor(), String(id))
    const due = (state: string) => steps.filter((step) => step.state === state).flatMap(kindsOf)
    const first: LogKind[] = planned ? ['planted'] : [...new Set([...due('now'), ...due('next')])]
    const kinds = all || first.length === 0 ? LOG_KINDS.filter((kind) => !first.includes(kind)) : first
    const choices = kinds.map((kind) => ({ label: label(t(`did.${kind}`)), to: to('didWhen', { id: id!, kind }) }))
    const rest = { label: dial.words.ussd.somethingElse, to: to('didWhat', { id: id!, all: 1 }) }
    return tell(t('season.did'), all || first.length === 0 ? choices : [...choices, rest])
  },
})

export const didWhen = ({ farmLog }: Needs): MenuScreen => ({
  show(dial, given) {
    const { ussd } = dial.words
    const today = farmLog.today(dial.actor())
    return tell(ussd.whichDay, [
      { label: translatorFor(dial.language)('weather.today'), to: to('didSave', { ...given, day: today }) },
      { label: ussd.yesterday, to: to('didSave', { ...given, day: addDays(today, -1) }) },
      { label: ussd.otherDay, to: to('didDay', given) },
    ])
  },
})

export const didDay = ({ farmLog }: Needs): MenuScreen => ({
  show: ({ words: { ussd } }) => ask(ussd.typeDay),
  take(dial, given, answer) {
    const day = typedDay(answer, farmLog.today(dial.actor()), 'past')
    return day ? to('didSave', { ...given, day }) : { wrong: dial.words.ussd.dayWrong }
  },
})

export const didSave = ({ fieldWork }: Needs): MenuScreen => ({
  passing: true,
  async show(dial, { id, kind, day }) {
    const entry = { kind: kind as LogKind, date: String(day) }
    await dial.once('did', () => fieldWork.add(dial.actor(), String(id), entry))
    return thanks(dial)
  },
})
