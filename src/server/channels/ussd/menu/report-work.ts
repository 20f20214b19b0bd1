import { addDays } from '../../../../agronomy/dates.ts'
import { logKindsForCrop } from '../../../../contracts/log-kinds.ts'
import { fieldRefusalError } from '../../../../contracts/refusals.ts'
import { LOG_KINDS, type LogKind, type LogUnit, UNITS_OF_LOG_KIND } from '../../../../contracts/season.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { inputView, type MenuPlace, menuPlace, textView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { adviceAskingCount } from './open-advice.ts'
import { ownCrop, ownCropChoices } from './own-crops.ts'
import { parseTypedDay, parseTypedNumber } from './typed-day.ts'

type Deps = Pick<MenuDeps, 'crops' | 'plans' | 'farmLog' | 'fieldWork' | 'advisories'>

export const workCropScreen = (deps: Deps): MenuScreen => ({
  async show(dial) {
    const own = await ownCropChoices(deps, dial, 'didWhat')
    if (own.length === 1) return firstItem(own).to
    return own.length === 0 ? menuPlace('crops') : textView(dial.words.ussd.whichField, own)
  },
})

export const workKindScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id, all }) {
    const t = translatorFor(dial.language)
    const { planned } = await ownCrop(deps, dial, id)
    const { steps } = await deps.plans.get(dial.actor(), String(id))
    const due = (state: string) => steps.filter((step) => step.state === state).flatMap(logKindsForCrop)
    const first: LogKind[] = planned ? ['planted'] : [...new Set([...due('now'), ...due('next')])]
    const kinds = all || first.length === 0 ? LOG_KINDS.filter((kind) => !first.includes(kind)) : first
    const open = (await adviceAskingCount(deps, dial)).filter(({ cropId }) => cropId === id)
    const leads = (kind: LogKind): MenuPlace =>
      kind === 'scouted' && open.length > 0
        ? menuPlace(open.length === 1 ? 'count' : 'counts', { id: firstItem(open).id })
        : menuPlace('didWhen', { id, kind })
    const choices = kinds.map((kind) => ({ label: shortLabel(t(`did.${kind}`)), to: leads(kind) }))
    const rest = { label: dial.words.ussd.somethingElse, to: menuPlace('didWhat', { id, all: 1 }) }
    return textView(t('season.did'), all || first.length === 0 ? choices : [...choices, rest])
  },
})

/** Returns the next place after the day: the product of a spray, the amount of work that has one, else the end. */
const nextPlace = (given: MenuPlace['given'], day: string): MenuPlace =>
  menuPlace(given.kind === 'sprayed' ? 'didProduct' : unitsOf(given.kind).length > 0 ? 'didUnit' : 'didSave', {
    ...given,
    day,
  })

/** Returns the units of a kind of work without mm, because USSD users have no rain gauge. */
const unitsOf = (kind: unknown): LogUnit[] => (UNITS_OF_LOG_KIND[kind as LogKind] ?? []).filter((unit) => unit !== 'mm')

export const workDayScreen = ({ farmLog }: Deps): MenuScreen => ({
  show(dial, given) {
    const { ussd } = dial.words
    const today = farmLog.today(dial.actor())
    return textView(ussd.whichDay, [
      { label: translatorFor(dial.language)('weather.today'), to: nextPlace(given, today) },
      { label: ussd.yesterday, to: nextPlace(given, addDays(today, -1)) },
      { label: ussd.otherDay, to: menuPlace('didDay', given) },
    ])
  },
})

export const typedWorkDayScreen = ({ farmLog }: Deps): MenuScreen => ({
  show: ({ words: { ussd } }) => inputView(ussd.typeDay),
  take(dial, given, answer) {
    const today = farmLog.today(dial.actor())
    const day = parseTypedDay(answer, today, 'past')
    // Checked before the amount, since the user cannot go back from there.
    if (day && day > today) throw fieldRefusalError('date', 'log.future')
    return day ? nextPlace(given, day) : { wrong: dial.words.ussd.dayWrong }
  },
})

export const workUnitScreen: MenuScreen = {
  show({ language }, given) {
    const t = translatorFor(language)
    return textView(shortLabel(t('season.amount')), [
      ...unitsOf(given.kind).map((unit) => ({
        label: shortLabel(t(`unit.${unit}`)),
        to: menuPlace('didAmount', { ...given, unit }),
      })),
      { label: shortLabel(t('ask.unknown')), to: menuPlace('didSave', given) },
    ])
  },
}

export const workAmountScreen: MenuScreen = {
  show: ({ language, words: { ussd } }, { unit }) =>
    inputView(
      fillPlaceholders(ussd.typeAmount, { unit: translatorFor(language)(`unit.${unit as LogUnit}`) }),
      'number',
    ),
  take({ words: { ussd } }, given, answer) {
    const amount = parseTypedNumber(answer)
    return amount === null || amount === 0 ? { wrong: ussd.amountWrong } : menuPlace('didSave', { ...given, amount })
  },
}

const UNKNOWN_PRODUCT_KEY = '99'

export const workProductScreen: MenuScreen = {
  show: ({ words: { ussd } }) => inputView(ussd.typeProduct),
  take(_, given, answer) {
    const product = answer.trim().slice(0, 100)
    return menuPlace('didSave', product === '' || product === UNKNOWN_PRODUCT_KEY ? given : { ...given, product })
  },
}

export const workSaveScreen = ({ fieldWork }: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { id, kind, day, amount, unit, product }) {
    const measured = amount === undefined ? {} : { amount: Number(amount), unit: unit as LogUnit }
    const named = product === undefined ? {} : { product: String(product) }
    const entry = { kind: kind as LogKind, date: String(day), ...measured, ...named }
    await dial.once('did', () => fieldWork.add(dial.actor(), String(id), entry))
    if (kind === 'watered' && !dial.user?.irrigationMethod) return menuPlace('askWater')
    // After a spray, the most important response is the interval before harvest and the re-entry time.
    if (kind === 'sprayed') return menuPlace('advice')
    return confirmEntry(dial, menuPlace('logged', { id }))
  },
})
