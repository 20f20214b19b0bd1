import { asksSeasonQuestions, type CropQuestions } from '../../../../contracts/crop-questions.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { IRRIGATION_METHODS, type IrrigationMethod } from '../../../../contracts/farm.ts'
import { type PreviousCrop, RICE_FIELDS, type RiceField } from '../../../../contracts/season.ts'
import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { ReportedCrop } from '../../../crops/service.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { type MenuPlace, menuPlace, type ScreenView, textView } from '../view.ts'
import { changeCropDetails } from './crop-details.ts'
import { cropLabel, shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { cropsByNearness } from './near-crops.ts'
import { ownCrop } from './own-crops.ts'

type Deps = Pick<MenuDeps, 'crops' | 'fieldWork' | 'fertilizer' | 'accounts'>

/** Latitude used for common crops while the location is unknown. */
const MIDDLE_LAT = 9.06

/** Returns the screens that ask about a crop's field, in order: kind of field, previous crop, striga; none where the answers change nothing. */
async function questionsOn({ crops }: Pick<Deps, 'crops'>, dial: DialSession, cropType: CropId): Promise<string[]> {
  const all: CropQuestions[] = await crops.questions(dial.actor())
  const questions = all.find((one) => one.cropType === canonicalCrop(cropType))
  if (!questions || !asksSeasonQuestions(questions)) return []
  return [...(questions.field ? ['askField'] : []), 'askPrevious', ...(questions.striga ? ['askStriga'] : [])]
}

const ANSWERED = { askField: 'field', askPrevious: 'previousCrop', askStriga: 'striga' } as const

export async function nextFieldQuestion(deps: Pick<Deps, 'crops'>, dial: DialSession): Promise<MenuPlace | null> {
  const { user } = dial
  if (!user) return null
  if (!user.irrigationMethod) return menuPlace('askWater')
  for (const crop of await deps.crops.list(dial.actor())) {
    if (crop.placeholder) continue
    for (const at of await questionsOn(deps, dial, crop.cropType))
      if (crop[ANSWERED[at as keyof typeof ANSWERED]] === null) return menuPlace(at, { id: crop.id })
  }
  return user.firstName ? null : menuPlace('name')
}

export async function fieldChoices(deps: Pick<Deps, 'crops'>, dial: DialSession, id: string, crop: CropId) {
  const t = translatorFor(dial.language)
  const labels: Record<string, string> = {
    askField: t('ask.field'),
    askPrevious: t('ask.previousCrop'),
    askStriga: t('ask.striga'),
  }
  const open = await questionsOn(deps, dial, crop)
  return [
    { label: shortLabel(dial.words.ussd.howWatered), to: menuPlace('askWater') },
    ...open.map((at) => ({ label: shortLabel(labels[at]!), to: menuPlace(at, { id }) })),
  ]
}

const choicesOf = (
  values: readonly { value: string | number; label: string }[],
  at: string,
  given: MenuPlace['given'],
) => values.map(({ value, label: name }) => ({ label: shortLabel(name), to: menuPlace(at, { ...given, value }) }))

const withUnknown = (dial: DialSession, choices: ScreenView['choices']): ScreenView['choices'] => [
  ...choices,
  { label: shortLabel(translatorFor(dial.language)('ask.unknown')), to: menuPlace('advice') },
]

export const askWaterScreen: MenuScreen = {
  passing: true,
  show(dial) {
    const t = translatorFor(dial.language)
    const methods = IRRIGATION_METHODS.map((value) => ({ value, label: t(`irrigation.${value}`) }))
    return textView(dial.words.ussd.howWatered, withUnknown(dial, choicesOf(methods, 'waterSave', {})))
  },
}

export const waterSaveScreen = ({ accounts }: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { value }) {
    const irrigationMethod = [value as IrrigationMethod]
    await dial.once('water', () => accounts.profile.update(dial.actor(), { irrigationMethod }))
    return textView(dial.words.ussd.noted, [{ label: dial.words.ussd.advice, to: menuPlace('advice') }])
  },
})

export const askFieldScreen = (deps: Deps): MenuScreen => ({
  show(dial, { id }) {
    const t = translatorFor(dial.language)
    const fields = RICE_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))
    return onField(deps, dial, id, t('ask.field'), choicesOf(fields, 'fieldSave', { id }))
  },
})

export const askPreviousScreen = (deps: Deps): MenuScreen => ({
  show(dial, { id, more }) {
    const t = translatorFor(dial.language)
    const { near, others } = cropsByNearness(coordinatesOf(dial.user?.location)?.lat ?? MIDDLE_LAT)
    const named = (more ? others : near).map((value) => ({ value: value as string, label: t(`crop.${value}`) }))
    const fallow = { value: 'fallow', label: t('previous.fallow') }
    const choices = choicesOf(more ? named : [fallow, ...named], 'previousSave', { id })
    const rest = { label: shortLabel(t('crops.more')), to: menuPlace('askPrevious', { id, more: 1 }) }
    return onField(deps, dial, id, t('ask.previousCrop'), more ? choices : [...choices, rest])
  },
})

export const askStrigaScreen = (deps: Deps): MenuScreen => ({
  show(dial, { id }) {
    const t = translatorFor(dial.language)
    const answers = [
      { value: 1, label: t('advisory.yes') },
      { value: 0, label: t('advisory.no') },
    ]
    return onField(deps, dial, id, t('ask.striga'), choicesOf(answers, 'strigaSave', { id }))
  },
})

async function onField(deps: Deps, dial: DialSession, id: unknown, question: string, choices: ScreenView['choices']) {
  const { cropType } = await ownCrop(deps, dial, id)
  return textView(`${cropLabel(cropType, dial.language)}: ${question}`, withUnknown(dial, choices))
}

const createSaveScreen =
  (read: (value: unknown) => Partial<ReportedCrop>) =>
  (deps: Deps): MenuScreen => ({
    passing: true,
    show: (dial, { id, value }) => changeCropDetails(deps, dial, id, read(value)),
  })

export const fieldSaveScreen = createSaveScreen((value) => ({ field: value as RiceField }))
export const previousSaveScreen = createSaveScreen((value) => ({ previousCrop: value as PreviousCrop }))
export const strigaSaveScreen = createSaveScreen((value) => ({ striga: value === 1 }))
