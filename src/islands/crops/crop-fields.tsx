import { useRef, useState } from 'react'
import { type CropValues, cropOptions, stageOptions } from '../../contracts/crop-form.ts'
import { type CropId, isCropId } from '../../contracts/crops.ts'
import { cropDrawing, stageDrawing } from '../../contracts/drawings.ts'
import { useT } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PictureSelect } from '../ui/picture-select.tsx'
import { latestPlanting } from './crop-check.ts'
import { CropPictures } from './crop-pictures.tsx'
import { moreCropChoices } from './more-crops.ts'
import { SeasonQuestions } from './season-questions.tsx'

/** The fields of one crop, filled with `values`. `today` bounds the date picker once it is known. */
export function CropFields({
  values,
  errors,
  today,
}: {
  values: CropValues
  errors: Record<string, string>
  today?: string
}) {
  const t = useT()
  const [crop, setCrop] = useState(values.cropType)
  const field = useRef<HTMLDivElement>(null)
  function choose(chosen: CropId) {
    const list = field.current?.querySelector('select')
    if (!list) return
    list.value = chosen
    // Fires `change`, on which the form saves its draft and validates.
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // The full error is shown once; each field at fault shows a short one.
  const required = t('cropForm.required')
  const wrong = (name: keyof CropValues) => (errors[name] === required ? t('cropForm.needed') : errors[name])
  return (
    <>
      {Object.values(errors).includes(required) ? <Notice tone="danger">{required}</Notice> : null}
      <div className="stack stack-s" ref={field}>
        <Select
          required
          label={t('cropForm.type')}
          name="cropType"
          placeholder={t('choose.none')}
          options={cropOptions(values.cropType).map((value) => ({ value, label: t(`crop.${value}`) }))}
          more={moreCropChoices(cropOptions(values.cropType), t)}
          defaultValue={values.cropType}
          onChange={(event) => setCrop(event.currentTarget.value)}
          error={wrong('cropType')}
          before={
            isCropId(crop) ? (
              <span className="with-script">
                <Drawing of={cropDrawing(crop)} size="3rem" />
              </span>
            ) : null
          }
        />
        {crop === '' ? <CropPictures crops={cropOptions('')} onChoose={choose} /> : null}
      </div>
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
      {isCropId(crop) ? <SeasonQuestions key={crop} crop={crop} values={values} /> : null}
    </>
  )
}
