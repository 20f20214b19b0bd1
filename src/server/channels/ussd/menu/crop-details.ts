import { acresPerUnit } from '../../../../agronomy/units.ts'
import type { CropQuestions } from '../../../../contracts/crop-questions.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { FORM_STAGES, type GrowthStage } from '../../../../contracts/farm.ts'
import type { MaturityClass } from '../../../../contracts/season.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { ReportedCrop } from '../../../crops/service.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { inputView, menuPlace, type ScreenView, textView } from '../view.ts'
import { cropLabel, shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { ownCrop } from './own-crops.ts'
import { parseTypedNumber } from './typed-day.ts'

type Deps = Pick<MenuDeps, 'crops' | 'fieldWork' | 'fertilizer'>

/** Choices for further details of a crop with a known date: stage, variety, field. */
export const cropDetailChoices = async (
  deps: Pick<Deps, 'crops'>,
  dial: DialSession,
  id: string,
  crop: CropId,
  planned: boolean,
) => [
  ...(planned
    ? []
    : [{ label: shortLabel(translatorFor(dial.language)('cropForm.stage')), to: menuPlace('stage', { id }) }]),
  ...(await varietyChoices(deps, dial, id, crop)),
  { label: dial.words.ussd.fieldSize, to: menuPlace('fieldSize', { id }) },
]

export async function varietyChoices(
  { crops }: Pick<Deps, 'crops'>,
  dial: DialSession,
  id: string,
  crop: CropId,
): Promise<ScreenView['choices']> {
  const hasClasses = (await classesOf(crops, dial, crop)).length > 0
  return hasClasses ? [{ label: dial.words.ussd.variety, to: menuPlace('variety', { id }) }] : []
}

async function classesOf(crops: Deps['crops'], dial: DialSession, crop: CropId): Promise<CropQuestions['maturity']> {
  const all = await crops.questions(dial.actor())
  return all.find(({ cropType }) => cropType === canonicalCrop(crop))?.maturity ?? []
}

export async function changeCropDetails(
  deps: Deps,
  dial: DialSession,
  id: unknown,
  changes: Partial<ReportedCrop>,
): Promise<ScreenView> {
  const { cropType, plantingDate, expectedHarvestDate } = await ownCrop(deps, dial, id)
  const whole = {
    cropType,
    plantingDate: plantingDate!.slice(0, 10),
    expectedHarvestDate: expectedHarvestDate?.slice(0, 10) ?? null,
    ...changes,
  }
  await dial.once('detail', () => deps.fieldWork.updateCrop(dial.actor(), String(id), whole))
  const { ussd } = dial.words
  return textView(ussd.noted, [
    { label: cropLabel(cropType, dial.language), to: menuPlace('crop', { id: String(id) }) },
    { label: ussd.advice, to: menuPlace('advice') },
  ])
}

export const stageScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(deps, dial, id)
    const t = translatorFor(dial.language)
    return textView(
      t('wizard.stageOf', { crop: cropLabel(cropType, dial.language) }),
      FORM_STAGES.map((stage) => ({
        label: shortLabel(t(`stage.${stage}`)),
        to: menuPlace('stageSave', { id, stage }),
      })),
    )
  },
})

export const stageSaveScreen = (deps: Deps): MenuScreen => ({
  passing: true,
  show: (dial, { id, stage }) => changeCropDetails(deps, dial, id, { growthStage: stage as GrowthStage }),
})

export const varietyScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(deps, dial, id)
    const t = translatorFor(dial.language)
    return textView(
      t('ask.maturity'),
      (await classesOf(deps.crops, dial, cropType)).map(({ class: maturity, from, to: days }) => ({
        label: t('ask.days', { name: t(`maturity.${maturity}`), from, to: days }),
        to: menuPlace('varietySave', { id, maturity }),
      })),
    )
  },
})

export const varietySaveScreen = (deps: Deps): MenuScreen => ({
  passing: true,
  show: (dial, { id, maturity }) => changeCropDetails(deps, dial, id, { maturity: maturity as MaturityClass }),
})

export const fieldSizeScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const t = translatorFor(dial.language)
    return inputView(`${t('bags.area')} (${t(`bags.${await areaUnitOf(deps, dial, id)}`)})`, 'number')
  },
  async take(dial, { id }, answer) {
    const area = parseTypedNumber(answer)
    if (area === null || area === 0) return { wrong: translatorFor(dial.language)('bags.areaWrong') }
    return menuPlace('fieldSizeSave', { id, acres: area * acresPerUnit(await areaUnitOf(deps, dial, id)) })
  },
})

export const fieldSizeSaveScreen = (deps: Deps): MenuScreen => ({
  passing: true,
  show: (dial, { id, acres }) => changeCropDetails(deps, dial, id, { farmArea: Math.round(Number(acres) * 100) / 100 }),
})

export async function areaUnitOf(
  { fertilizer }: Pick<Deps, 'fertilizer'>,
  dial: DialSession,
  id: unknown,
): Promise<'acre' | 'hectare'> {
  const { country } = await fertilizer.field(dial.actor(), String(id))
  return country === 'NA' ? 'hectare' : 'acre'
}
