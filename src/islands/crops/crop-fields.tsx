import { useRef, useState } from 'react'
import { type CropValues, cropOptions, stageOptions } from '../../contracts/crop-form.ts'
import { type CropId, isCropId } from '../../contracts/crops.ts'
import { cropDrawing, stageDrawing } from '../../contracts/drawings.ts'
import { useTranslate } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PictureSelect } from '../ui/picture-select.tsx'
import { latestPlanting } from './crop-check.ts'
import { CropPictures } from './crop-pictures.tsx'
import { moreCropChoices } from './more-crops.ts'
import { SeasonQuestions } from './season-questions.tsx'

/** Form fields of one crop, filled with `values`. `today` limits the date picker once it is known. */
export function CropFields({
  values,
  errors,
  today,
}: {
  values: CropValues
  errors: Record<string, string>
  today?: string
}) {
  const t = useTranslate()
  const [crop, setCrop] = useState(values.cropType)
  // The full error is shown once, a short error at each invalid field.
  const required = t('cropForm.required')
  const wrong = (name: keyof CropValues) => (errors[name] === required ? t('cropForm.needed') : errors[name])
  return (
    <>
      {Object.values(errors).includes(required) ? <Notice tone="danger">{required}</Notice> : null}
      <CropSelect chosen={crop} first={values.cropType} onChange={setCrop} error={wrong('cropType')} />
      <TextInput
        required
        type="date"
        label={t('cropForm.planted')}
        hint={t('ask.planting')}
        name="plantingDate"
        max={today && latestPlanting(today)}
        defaultValue={values.plantingDate}
        error={wrong('plantingDate')}
      />
      <PictureSelect
        required
        label={t('cropForm.stage')}
        name="growthStage"
        placeholder={t('choose.none')}
        options={stageOptions(values.growthStage).map((value) => ({
          value,
          label: t(`stage.${value}`),
          drawing: stageDrawing(isCropId(crop) ? crop : 'maize', value),
        }))}
        defaultValue={values.growthStage}
        error={wrong('growthStage')}
      />
      <AreaAndHarvest values={values} wrong={wrong} />
      {isCropId(crop) ? <SeasonQuestions key={crop} crop={crop} values={values} /> : null}
    </>
  )
}

interface CropSelectProps {
  chosen: string
  /** Crop selected at first. */
  first: string
  onChange: (crop: string) => void
  error: string | undefined
}

/** Select of a crop. Pictures replace it until a crop is chosen. */
function CropSelect({ chosen, first, onChange, error }: CropSelectProps) {
  const t = useTranslate()
  const field = useRef<HTMLDivElement>(null)
  function choose(crop: CropId) {
    const list = field.current?.querySelector('select')
    if (!list) return
    list.value = crop
    // Triggers `change`, which saves the draft and validates.
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <div className="stack stack-s" ref={field}>
      <Select
        required
        label={t('cropForm.type')}
        name="cropType"
        placeholder={t('choose.none')}
        options={cropOptions(first).map((value) => ({ value, label: t(`crop.${value}`) }))}
        more={moreCropChoices(cropOptions(first), t)}
        defaultValue={first}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        before={
          isCropId(chosen) ? (
            <span className="with-script">
              <Drawing of={cropDrawing(chosen)} size="3rem" />
            </span>
          ) : null
        }
      />
      {chosen === '' ? <CropPictures crops={cropOptions('')} onChoose={choose} /> : null}
    </div>
  )
}

function AreaAndHarvest({
  values,
  wrong,
}: {
  values: CropValues
  wrong: (name: keyof CropValues) => string | undefined
}) {
  const t = useTranslate()
  return (
    <div className="two">
      <TextInput
        type="number"
        inputMode="decimal"
        min="0"
        step="0.1"
        label={t('cropForm.area')}
        name="farmArea"
        defaultValue={values.farmArea}
        error={wrong('farmArea')}
      />
      <TextInput
        type="date"
        label={t('cropForm.harvest')}
        name="expectedHarvestDate"
        defaultValue={values.expectedHarvestDate}
        error={wrong('expectedHarvestDate')}
      />
    </div>
  )
}
