import { dayInWords } from '../../../../advice-words/wording.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { fill } from '../../../../shared/fill.ts'
import { translatorFor } from '../../../../words/index.ts'
import { priceSentences, priceText } from '../../../prices/price-words.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { tell, to, type View } from '../view.ts'
import { badlySaidKey } from './badly-said.ts'
import { detailsOf, varietyOf } from './crop-details.ts'
import { fieldChoices } from './field-questions.ts'
import { cropLabel, label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { ownCrop, ownCrops } from './own-crops.ts'

type Needs = Pick<MenuNeeds, 'crops' | 'fieldWork'>

export const crops = (needs: Needs): MenuScreen => ({
  async show(dial) {
    const t = translatorFor(dial.language)
    const own = await ownCrops(needs, dial, 'crop')
    return tell(t('home.myCrops'), [...own, { label: label(t('home.addCrop')), to: to('cropChoice') }])
  },
})

export const crop = (needs: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType, growthStage, plantingDate, planned, placeholder } = await ownCrop(needs, dial, id)
    const t = translatorFor(dial.language)
    const day = plantingDate && dayInWords(plantingDate.slice(0, 10), dial.language)
    const stage = planned || placeholder ? [] : [t(`stage.${growthStage}`)]
    const when =
      !day || placeholder ? t('home.dateUnknown') : t(planned ? 'season.planned' : 'profile.planted', { date: day })
    const known = day && !placeholder ? await detailsOf(needs, dial, String(id), cropType, planned) : []
    return tell([cropLabel(cropType, dial.language), ...stage, when].join('\n'), [
      { label: dial.words.ussd.changeDay, to: to('planted', { id }) },
      { label: dial.words.ussd.did, to: to('didWhat', { id }) },
      { label: label(t('season.log')), to: to('logged', { id }) },
      { label: label(t('prices.title')), to: to('cropPrices', { id }) },
      ...(day && !placeholder ? [{ label: label(t('season.plan')), to: to('plan', { id }) }] : []),
      ...known,
      ...(placeholder ? [] : await fieldChoices(needs, dial, String(id), cropType)),
      { label: label(t('cropForm.remove')), to: to('cropRemoveAsk', { id }) },
    ])
  },
})

export const cropPrices = (needs: Needs & Pick<MenuNeeds, 'market'>): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(needs, dial, id)
    const crop = canonicalCrop(cropType)
    const brief = await needs.market.brief(dial.actor(), crop)
    return tell(priceText(crop, brief, dial.language), badlySaidKey(dial, priceSentences(brief)))
  },
})

export const cropAdd = (needs: Needs): MenuScreen => ({
  passing: true,
  async show(dial, { crop, day }) {
    const cropType = crop as CropId
    const plantingDate = String(day)
    await dial.once('crop', () => needs.fieldWork.addCrop(dial.actor(), { cropType, plantingDate, growthStage: null }))
    const added = (await needs.crops.list(dial.actor())).findLast((crop) => crop.cropType === cropType)
    return saved(dial, cropType, plantingDate, added ? await varietyOf(needs, dial, added.id, cropType) : [])
  },
})

export const cropChange = (needs: Needs): MenuScreen => ({
  passing: true,
  async show(dial, { id, day }) {
    const { cropType, expectedHarvestDate } = await ownCrop(needs, dial, id)
    const plantingDate = String(day)
    const change = {
      cropType,
      plantingDate,
      growthStage: null,
      expectedHarvestDate: expectedHarvestDate?.slice(0, 10) ?? null,
    }
    await dial.once('crop', () => needs.fieldWork.updateCrop(dial.actor(), String(id), change))
    return saved(dial, cropType, plantingDate)
  },
})

/** Confirms the removal of a crop, which removes its advice too. */
export const cropRemoveAsk = (needs: Needs): MenuScreen => ({
  async show(dial, { id }) {
    const { cropType } = await ownCrop(needs, dial, id)
    const { ussd } = dial.words
    const crop = cropLabel(cropType, dial.language)
    return tell(translatorFor(dial.language)('cropForm.removeText', { crop }), [
      { label: ussd.deleteNo, to: to('crop', { id }) },
      { label: ussd.deleteYes, to: to('cropRemove', { id }) },
    ])
  },
})

export const cropRemove = (needs: Needs): MenuScreen => ({
  passing: true,
  async show(dial, { id }) {
    await dial.once('remove', () => needs.crops.remove(dial.actor(), String(id)))
    return to('cropRemoved')
  },
})

export const cropRemoved: MenuScreen = {
  passing: true,
  show({ language }) {
    const t = translatorFor(language)
    return tell(t('cropForm.removed'), [{ label: label(t('home.myCrops')), to: to('crops') }])
  },
}

const saved = ({ words: { ussd }, language }: Dial, crop: CropId, day: string, also: View['choices'] = []): View =>
  tell(fill(ussd.cropSaved, { crop: cropLabel(crop, language), day: dayInWords(day, language) }), [
    { label: ussd.advice, to: to('advice') },
    ...also,
    { label: label(translatorFor(language)('home.myCrops')), to: to('crops') },
  ])
