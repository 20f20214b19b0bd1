import { listCropQuestions } from '../../contracts/calls/crops.ts'
import type { CropValues } from '../../contracts/crop-form.ts'
import { asksSeasonQuestions } from '../../contracts/crop-questions.ts'
import { CROP_IDS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import { RICE_FIELDS } from '../../contracts/season.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { type Option, Select } from '../ui/field.tsx'

const PREVIOUS_CROPS = CROP_IDS.filter((id) => canonicalCrop(id) === id)

/** Optional questions about a crop's season, each answered by one tap. */
export function SeasonQuestions({ crop, values }: { crop: CropId; values: CropValues }) {
  const t = useTranslate()
  const questions = useRead(listCropQuestions).data?.find(({ cropType }) => cropType === canonicalCrop(crop))
  if (!questions || !asksSeasonQuestions(questions)) return null
  return (
    <fieldset className="stack ask">
      <legend className="label">{t('ask.title')}</legend>
      <p className="hint">{t('ask.hint')}</p>
      {questions.maturity.length > 0 ? (
        <OptionalChoice
          label={t('ask.maturity')}
          name="maturity"
          className="choices-lines"
          options={questions.maturity.map(({ class: value, from, to, names }) => ({
            value,
            label: [t('ask.days', { name: t(`maturity.${value}`), from, to }), ...names].join(' · '),
          }))}
          values={values}
        />
      ) : null}
      {questions.established.length > 0 ? (
        <OptionalChoice
          label={t('ask.established')}
          name="established"
          options={questions.established.map((value) => ({ value, label: t(`established.${value}`) }))}
          values={values}
        />
      ) : null}
      {questions.field ? (
        <OptionalChoice
          label={t('ask.field')}
          name="field"
          options={RICE_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))}
          values={values}
        />
      ) : null}
      <Select
        label={t('ask.previousCrop')}
        name="previousCrop"
        placeholder={t('ask.unknown')}
        options={[
          { value: 'fallow', label: t('previous.fallow') },
          ...PREVIOUS_CROPS.map((id) => ({ value: id, label: t(`crop.${id}`) })),
        ]}
        defaultValue={values.previousCrop ?? ''}
      />
      {questions.striga ? (
        <OptionalChoice
          label={t('ask.striga')}
          name="striga"
          options={[
            { value: 'yes', label: t('advisory.yes') },
            { value: 'no', label: t('advisory.no') },
          ]}
          values={values}
        />
      ) : null}
    </fieldset>
  )
}

/** Radio buttons. "I don't know" is last and initially selected. */
function OptionalChoice({
  name,
  options,
  values,
  ...rest
}: {
  label: string
  name: 'maturity' | 'established' | 'field' | 'striga'
  className?: string
  options: readonly Option[]
  values: CropValues
}) {
  const t = useTranslate()
  const unknown = { value: '', label: t('ask.unknown') }
  return <RadioGroup name={name} options={[...options, unknown]} defaultValue={values[name] ?? ''} {...rest} />
}
