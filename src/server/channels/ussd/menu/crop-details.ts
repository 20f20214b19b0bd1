import { acresIn } from '../../../../agronomy/units.ts'
import type { CropQuestions } from '../../../../contracts/crop-questions.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { FORM_STAGES, type GrowthStage } from '../../../../contracts/farm.ts'
import type { MaturityClass } from '../../../../contracts/season.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { ReportedCrop } from '../../../crops/service.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { ask, tell, to, type View } from '../view.ts'
import { cropLabel, label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { ownCrop } from './own-crops.ts'
import { typedNumber } from './typed-day.ts'

type Needs = Pick<MenuNeeds, 'crops' | 'fieldWork' | 'fertilizer'>

/** Choices for further details of a crop with a known date: stage, variety, field. */
export const detailsOf = async (
  needs: Pick<Needs, 'crops'>,
  dial: Dial,
  id: string,
  crop: CropId,
  planned: boolean,
) => [
  ...(planned ? [] : [{ label: label(translatorFor(dial.language)('cropForm.stage')), to: to('stage', { id }) }]),
  ...(await varietyOf(needs, dial, id, crop)),
  { label: dial.words.ussd.fieldSize, to: to('fieldSize', { id }) },
]

export async function varietyOf(
  { crops }: Pick<Needs, 'crops'>,
  dial: Dial,
  id: string,
  crop: CropId,
): Promise<View['choices']> {
  const hasClasses = (await classesOf(crops, dial, crop)).length > 0
  return hasClasses ? [{ label: dial.words.ussd.variety, to: to('variety', { id }) }] : []
}

async function classesOf(crops: Needs['crops'], dial: Dial, crop: CropId): Promise<CropQuestions['maturity']> {
  const all = await crops.questions(dial.actor())
  return all.find(({ cropType }) => cropType === canonicalCrop(crop))?.maturity ?? []
}

export async function changeCrop(needs: Needs, dial: Dial, id: unknown, changes: Partial<ReportedCrop>): Promise<View> {
  const { cropType, plantingDate, expectedHarvestDate } = await ownCrop(needs, dial, id)
  const whole = {
    cropType,
    plantingDate: plantingDate!.slice(0, 10),
    expectedHarvestDate: expectedHarvestDate?.slice(0, 10) ?? null,
    ...changes,
  }
  await dial.once('detail', () => needs.fieldWork.updateCrop(dial.actor(), String(id), whole))
  const { ussd } = dial.words
  return tell(ussd.noted, [
    { label: cropLabel(cropType, dial.language), to: to('crop', { id: String(id) }) },
    { label: ussd.advice, to: to('advice') },
  ])
}

export const stage = (needs: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(needs, dial, id)
    const t = translatorFor(dial.language)
    return tell(
      t('wizard.stageOf', { crop: cropLabel(cropType, dial.language) }),
      FORM_STAGES.map((stage) => ({ label: label(t(`stage.${stage}`)), to: to('stageSave', { id, stage }) })),
    )
  },
})

export const stageSave = (needs: Needs): MenuScreen => ({
  passing: true,
  show: (dial, { id, stage }) => changeCrop(needs, dial, id, { growthStage: stage as GrowthStage }),
})

export const variety = (needs: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(needs, dial, id)
    const t = translatorFor(dial.language)
    return tell(
      t('ask.maturity'),
      (await classesOf(needs.crops, dial, cropType)).map(({ class: maturity, from, to: days }) => ({
        label: t('ask.days', { name: t(`maturity.${maturity}`), from, to: days }),
        to: to('varietySave', { id, maturity }),
      })),
    )
  },
})

export const varietySave = (needs: Needs): MenuScreen => ({
  passing: true,
  show: (dial, { id, maturity }) => changeCrop(needs, dial, id, { maturity: maturity as MaturityClass }),
})

export const fieldSize = (needs: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const t = translatorFor(dial.language)
    return ask(`${t('bags.area')} (${t(`bags.${await unitOf(needs, dial, id)}`)})`, 'number')
  },
  async take(dial, { id }, answer) {
    const area = typedNumber(answer)
    if (area === null || area === 0) return { wrong: translatorFor(dial.language)('bags.areaWrong') }
    return to('fieldSizeSave', { id, acres: area * acresIn(await unitOf(needs, dial, id)) })
  },
})

export const fieldSizeSave = (needs: Needs): MenuScreen => ({
  passing: true,
  show: (dial, { id, acres }) => changeCrop(needs, dial, id, { farmArea: Math.round(Number(acres) * 100) / 100 }),
})

export async function unitOf(
  { fertilizer }: Pick<Needs, 'fertilizer'>,
  dial: Dial,
  id: unknown,
): Promise<'acre' | 'hectare'> {
  const { country } = await fertilizer.field(dial.actor(), String(id))
  return country === 'NA' ? 'hectare' : 'acre'
}
