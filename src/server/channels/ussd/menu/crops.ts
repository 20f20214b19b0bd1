import { dayInWords } from '../../../../advice-words/word-advice.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { translatorFor } from '../../../../words/index.ts'
import { priceSentences, priceText } from '../../../prices/price-words.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { menuPlace, type ScreenView, textView } from '../view.ts'
import { badlySaidChoices } from './badly-said.ts'
import { cropDetailChoices, varietyChoices } from './crop-details.ts'
import { fieldChoices } from './field-questions.ts'
import { cropLabel, shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { ownCrop, ownCropChoices } from './own-crops.ts'

type Deps = Pick<MenuDeps, 'crops' | 'fieldWork'>

export const cropsScreen = (deps: Deps): MenuScreen => ({
  async show(dial) {
    const t = translatorFor(dial.language)
    const own = await ownCropChoices(deps, dial, 'crop')
    return textView(t('home.myCrops'), [...own, { label: shortLabel(t('home.addCrop')), to: menuPlace('cropChoice') }])
  },
})

export const cropScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType, growthStage, plantingDate, planned, placeholder } = await ownCrop(deps, dial, id)
    const t = translatorFor(dial.language)
    const day = plantingDate && dayInWords(plantingDate.slice(0, 10), dial.language)
    const stage = planned || placeholder ? [] : [t(`stage.${growthStage}`)]
    const when =
      !day || placeholder ? t('home.dateUnknown') : t(planned ? 'season.planned' : 'profile.planted', { date: day })
    const known = day && !placeholder ? await cropDetailChoices(deps, dial, String(id), cropType, planned) : []
    return textView([cropLabel(cropType, dial.language), ...stage, when].join('\n'), [
      { label: dial.words.ussd.changeDay, to: menuPlace('planted', { id }) },
      { label: dial.words.ussd.did, to: menuPlace('didWhat', { id }) },
      { label: shortLabel(t('season.log')), to: menuPlace('logged', { id }) },
      { label: shortLabel(t('prices.title')), to: menuPlace('cropPrices', { id }) },
      ...(day && !placeholder ? [{ label: shortLabel(t('season.plan')), to: menuPlace('plan', { id }) }] : []),
      ...known,
      ...(placeholder ? [] : await fieldChoices(deps, dial, String(id), cropType)),
      { label: shortLabel(t('cropForm.remove')), to: menuPlace('cropRemoveAsk', { id }) },
    ])
  },
})

export const cropPricesScreen = (deps: Deps & Pick<MenuDeps, 'market'>): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(deps, dial, id)
    const crop = canonicalCrop(cropType)
    const brief = await deps.market.brief(dial.actor(), crop)
    return textView(priceText(crop, brief, dial.language), badlySaidChoices(dial, priceSentences(brief)))
  },
})

export const cropAddScreen = (deps: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { crop, day }) {
    const cropType = crop as CropId
    const plantingDate = String(day)
    await dial.once('crop', () => deps.fieldWork.addCrop(dial.actor(), { cropType, plantingDate, growthStage: null }))
    const added = (await deps.crops.list(dial.actor())).findLast((crop) => crop.cropType === cropType)
    return cropSavedView(
      dial,
      cropType,
      plantingDate,
      added ? await varietyChoices(deps, dial, added.id, cropType) : [],
    )
  },
})

export const cropChangeScreen = (deps: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { id, day }) {
    const { cropType, expectedHarvestDate } = await ownCrop(deps, dial, id)
    const plantingDate = String(day)
    const change = {
      cropType,
      plantingDate,
      growthStage: null,
      expectedHarvestDate: expectedHarvestDate?.slice(0, 10) ?? null,
    }
    await dial.once('crop', () => deps.fieldWork.updateCrop(dial.actor(), String(id), change))
    return cropSavedView(dial, cropType, plantingDate)
  },
})

export const cropRemoveAskScreen = (deps: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(deps, dial, id)
    const { ussd } = dial.words
    const crop = cropLabel(cropType, dial.language)
    return textView(translatorFor(dial.language)('cropForm.removeText', { crop }), [
      { label: ussd.deleteNo, to: menuPlace('crop', { id }) },
      { label: ussd.deleteYes, to: menuPlace('cropRemove', { id }) },
    ])
  },
})

export const cropRemoveScreen = (deps: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { id }) {
    await dial.once('remove', () => deps.crops.remove(dial.actor(), String(id)))
    return menuPlace('cropRemoved')
  },
})

export const cropRemovedScreen: MenuScreen = {
  passing: true,
  show({ language }) {
    const t = translatorFor(language)
    return textView(t('cropForm.removed'), [{ label: shortLabel(t('home.myCrops')), to: menuPlace('crops') }])
  },
}

const cropSavedView = (
  { words: { ussd }, language }: DialSession,
  crop: CropId,
  day: string,
  also: ScreenView['choices'] = [],
): ScreenView =>
  textView(fillPlaceholders(ussd.cropSaved, { crop: cropLabel(crop, language), day: dayInWords(day, language) }), [
    { label: ussd.advice, to: menuPlace('advice') },
    ...also,
    { label: shortLabel(translatorFor(language)('home.myCrops')), to: menuPlace('crops') },
  ])
