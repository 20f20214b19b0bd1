import type { CropId } from '../../contracts/crops.ts'
import { localDay } from '../lib/local-day.ts'
import { useT } from '../lib/page.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { TextInput } from '../ui/field.tsx'
import { type Answer, LEAST_AREA } from './answers.ts'
import { stagesOf } from './stages.ts'

/** The questions about one crop. */
export function Step({
  type,
  answer,
  errors,
  onChange,
}: {
  type: CropId
  answer: Answer
  errors: Record<string, string>
  onChange: (changed: Partial<Answer>) => void
}) {
  const t = useT()
  return (
    <>
      <RadioGroup
        required
        label={t('wizard.stageOf', { crop: t(`crop.${type}`) })}
        name="stage"
        className="choices-wide"
        options={stagesOf(type).map(({ stage, age }) => ({
          value: stage as string,
          label: (
            <>
              <b>{t(`stage.${stage}`)}</b>
              <br />
              <span className="small soft">{t(age)}</span>
            </>
          ),
        }))}
        value={answer.stage}
        onChange={(stage) => onChange({ stage })}
        error={errors.stage}
      />
      <TextInput
        required
        type="date"
        label={t('wizard.planted')}
        name="plantingDate"
        max={localDay()}
        value={answer.plantingDate}
        onChange={(event) => onChange({ plantingDate: event.target.value })}
        error={errors.plantingDate}
      />
      <TextInput
        required
        type="number"
        inputMode="decimal"
        min={LEAST_AREA}
        step="0.1"
        label={t('wizard.area')}
        hint={t('wizard.areaHint')}
        name="area"
        value={answer.area}
        onChange={(event) => onChange({ area: event.target.value })}
        error={errors.area}
      />
    </>
  )
}
