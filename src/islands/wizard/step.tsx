import { type RefObject, useRef } from 'react'
import type { CropId } from '../../contracts/crops.ts'
import { stageDrawing } from '../../contracts/drawings.ts'
import type { MessageKey } from '../../words/translate.ts'
import { addDays, daysBetween } from '../lib/days.ts'
import { localDay } from '../lib/local-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { ChoiceButton } from '../ui/pick.tsx'
import { MIN_AREA_ACRES, parseAcresOrZero, type WizardAnswer, withStage } from './answers.ts'
import { betterStage, stagesOf } from './stages.ts'

/** Days since planting, in everyday units; two per row if not all fit one row. */
const AGES: [MessageKey, number][][] = [
  [
    ['wizard.thisWeek', 3],
    ['wizard.weeks2', 14],
  ],
  [
    ['wizard.month1', 30],
    ['wizard.months3', 91],
  ],
]
const AREAS = [
  ['0.5', '½'],
  ['1', '1'],
  ['2', '2'],
  ['5', '5'],
] as const

/** Questions about one crop. `onSameArea` exists while another crop has no area. */
export function WizardStep({
  type,
  answer,
  errors,
  onChange,
  onSameArea,
}: {
  type: CropId
  answer: WizardAnswer
  errors: Record<string, string>
  onChange: (changed: WizardAnswer) => void
  onSameArea?: (() => void) | undefined
}) {
  const t = useTranslate()
  const area = useRef<HTMLInputElement>(null)
  const today = localDay()
  const setPlanted = (plantingDate: string) => onChange({ ...answer, plantingDate, guessed: false })
  const better = answer.guessed ? null : betterStage(type, answer.stage, daysBetween(answer.plantingDate, today))
  return (
    <>
      <StageChoice
        type={type}
        chosen={answer.stage}
        onChoose={(stage) => {
          onChange(withStage(answer, type, stage, today))
          area.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
        }}
        error={errors.stage}
      />
      <TextInput
        required
        type="date"
        label={t('wizard.planted')}
        hint={answer.guessed ? t('wizard.about') : undefined}
        name="plantingDate"
        max={today}
        value={answer.plantingDate}
        onChange={(event) => setPlanted(event.target.value)}
        error={errors.plantingDate}
      />
      <Ages plantedOn={answer.plantingDate} onChoose={setPlanted} />
      {better ? (
        <Notice
          action={
            <Button variant="secondary" onClick={() => onChange({ ...answer, stage: better })}>
              {t(`stage.${better}`)}
            </Button>
          }
        >
          {t('wizard.better', { stage: t(`stage.${better}`) })}
        </Notice>
      ) : null}
      <AreaField ref={area} area={answer.area} onChange={(area) => onChange({ ...answer, area })} error={errors.area} />
      {onSameArea && parseAcresOrZero(answer.area) >= MIN_AREA_ACRES ? (
        <Button variant="secondary" onClick={onSameArea}>
          {t('wizard.sameArea')}
        </Button>
      ) : null}
    </>
  )
}

interface StageChoiceProps {
  type: CropId
  chosen: WizardAnswer['stage']
  onChoose: (stage: NonNullable<WizardAnswer['stage']>) => void
  error: string | undefined
}

function StageChoice({ type, chosen, onChoose, error }: StageChoiceProps) {
  const t = useTranslate()
  const stages = stagesOf(type)
  return (
    <RadioGroup
      required
      label={t('wizard.stageOf', { crop: t(`crop.${type}`) })}
      name="stage"
      className={stages.length > 3 ? 'choices-drawn' : 'choices-drawn choices-three'}
      options={stages.map(({ stage, age }) => ({
        value: stage,
        label: (
          <>
            <Drawing of={stageDrawing(type, stage)} />
            <span>
              <b>{t(`stage.${stage}`)}</b>
              <span className="small soft">{t(age)}</span>
            </span>
          </>
        ),
      }))}
      value={chosen}
      onChange={onChoose}
      error={error}
    />
  )
}

function Ages({ plantedOn, onChoose }: { plantedOn: string; onChoose: (day: string) => void }) {
  const t = useTranslate()
  const today = localDay()
  return (
    <div className="picks">
      {AGES.map((pair) => (
        <div key={pair[0]![0]} className="picks">
          {pair.map(([words, days]) => (
            <ChoiceButton
              key={words}
              chosen={plantedOn === addDays(today, -days)}
              onClick={() => onChoose(addDays(today, -days))}
            >
              {t(words)}
            </ChoiceButton>
          ))}
        </div>
      ))}
    </div>
  )
}

interface AreaFieldProps {
  ref: RefObject<HTMLInputElement | null>
  area: string
  onChange: (area: string) => void
  error: string | undefined
}

function AreaField({ ref, area, onChange, error }: AreaFieldProps) {
  const t = useTranslate()
  return (
    <TextInput
      required
      ref={ref}
      type="number"
      inputMode="decimal"
      min={MIN_AREA_ACRES}
      step="0.1"
      label={t('wizard.area')}
      hint={t('wizard.areaHint')}
      name="area"
      className="input input-short"
      value={area}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      after={
        <div className="picks">
          {AREAS.map(([acres, words]) => (
            <ChoiceButton
              key={acres}
              chosen={area === acres}
              label={t('wizard.acres', { n: Number(acres) })}
              onClick={() => onChange(acres)}
            >
              {words}
            </ChoiceButton>
          ))}
        </div>
      }
    />
  )
}
