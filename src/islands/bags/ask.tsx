import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import { type FertilizerFormValues, fertilizerPayload, readFertilizerForm } from '../../contracts/fertilizer-form.ts'
import {
  AREA_UNITS,
  type FieldPlanInput,
  MANURE_KINDS,
  MIN_RETURN_PER_100,
  RISKS,
  SOIL_LOOKS,
} from '../../contracts/fertilizer-plan.ts'
import { riceFieldsFor } from '../../contracts/season.ts'
import { formatMoneyWords } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { focusFirstError } from '../lib/sent-form.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { type Option, TextInput } from '../ui/field.tsx'
import { checkFertilizerForm } from './bags-check.ts'
import { MaizeBesideMan, RiskFace } from './drawings.tsx'
import { Grades } from './grades.tsx'
import { priceText } from './price-text.ts'

/** Form for the inputs of a fertilizer plan; only the area is required. Without JavaScript it is a GET form. */
export function FertilizerPlanForm({
  field,
  values,
  errors: first,
  here,
  pending,
  onAsk,
}: {
  field: FertilizerField
  values: FertilizerFormValues
  errors: Record<string, string>
  here: string
  pending: boolean
  onAsk: (payload: FieldPlanInput, values: FertilizerFormValues) => void
}) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(first)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const typed = readFertilizerForm(new FormData(event.currentTarget))
    const asked = fertilizerPayload(typed)
    const wrong = checkFertilizerForm(asked, t)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    onAsk(asked, typed)
  }

  return (
    <form ref={form} className="stack stack-l" method="get" action={here} noValidate onSubmit={submit}>
      <div className="bags-columns">
        <div className="stack">
          <AreaGroup field={field} values={values} errors={errors} />
          <Group of="action.feed">
            <Grades field={field} values={values} error={errors.grades} />
          </Group>
          <Manure values={values} errors={errors} />
        </div>
        <div className="stack">
          <BudgetGroup field={field} values={values} errors={errors} />
          <SoilGroup values={values} errors={errors} />
        </div>
      </div>
      <div className="foot-bar ask-bar">
        <Button type="submit" wide pending={pending}>
          {t('bags.work')}
        </Button>
      </div>
    </form>
  )
}

interface GroupProps {
  field: FertilizerField
  values: FertilizerFormValues
  errors: Record<string, string>
}

function AreaGroup({ field, values, errors }: GroupProps) {
  const t = useTranslate()
  const fields = riceFieldsFor(field.crop)
  return (
    <Group of="farm.size.medium">
      <div className="stack stack-s">
        <NumberInput required name="area" label={t('bags.area')} values={values} errors={errors} />
        <RadioGroup
          label={t('bags.unit')}
          name="areaUnit"
          options={AREA_UNITS.map((value): Option => ({ value: value, label: t(`bags.${value}`) }))}
          defaultValue={values.areaUnit}
          error={errors.areaUnit}
        />
      </div>
      {fields.length > 0 ? (
        <RadioGroup
          label={t('ask.field')}
          name="field"
          options={[
            ...fields.map((value): Option => ({ value: value, label: t(`field.${value}`) })),
            { value: '', label: t('ask.unknown') },
          ]}
          defaultValue={values.field}
          error={errors.field}
        />
      ) : null}
    </Group>
  )
}

function BudgetGroup({ field, values, errors }: GroupProps) {
  const t = useTranslate()
  const known = field.cropPrice
  const money = (value: number) => formatMoneyWords(value, field.currency, t)
  return (
    <Group of="action.sell">
      <NumberInput
        name="purse"
        inputMode="numeric"
        label={t('bags.purse')}
        hint={t('bags.purseHint')}
        values={values}
        errors={errors}
      />
      <NumberInput
        name="cropPrice"
        label={t('bags.cropPrice')}
        hint={known ? priceText(known, money(known.price), t) : undefined}
        values={values}
        errors={errors}
      />
      <RadioGroup
        label={t('bags.risk')}
        name="risk"
        className="choices-drawn risks"
        options={RISKS.map(
          (value): Option => ({
            value: value,
            label: (
              <span className="drawn">
                <RiskFace risk={value} />
                <b>{t(`bags.${value}`)}</b>
                <span className="small">
                  {t('bags.riskText', { cost: money(100), back: money(MIN_RETURN_PER_100[value]) })}
                </span>
              </span>
            ),
          }),
        )}
        defaultValue={values.risk || 'middle'}
        error={errors.risk}
      />
    </Group>
  )
}

/** Question about soil fertility, answered by how high maize grows there. */
function SoilGroup({ values, errors }: Omit<GroupProps, 'field'>) {
  const t = useTranslate()
  return (
    <Group>
      <RadioGroup
        label={t('bags.look')}
        name="look"
        className="choices-drawn"
        options={[
          ...SOIL_LOOKS.map((look) => ({
            value: String(look),
            label: (
              <span className="drawn">
                <MaizeBesideMan look={look} />
                <span>{t(`bags.look${look}`)}</span>
              </span>
            ),
          })),
          { value: '', label: t('ask.unknown') },
        ]}
        defaultValue={values.look}
        error={errors.look}
      />
    </Group>
  )
}

/** Related questions with a picture in the corner, unless the answers are pictures. */
const Group = ({ of, children }: { of?: DrawingId; children: ReactNode }) => (
  <div className="card stack bags-group">
    {of ? <Drawing of={of} size="2.5rem" /> : null}
    {children}
  </div>
)

interface NumberProps extends Pick<ComponentProps<typeof TextInput>, 'label' | 'hint' | 'required' | 'inputMode'> {
  name: 'area' | 'purse' | 'cropPrice' | 'manure'
  values: FertilizerFormValues
  errors: Record<string, string>
}

const NumberInput = ({ name, values, errors, ...rest }: NumberProps) => (
  <TextInput
    inputMode="decimal"
    autoComplete="off"
    name={name}
    defaultValue={values[name]}
    error={errors[name]}
    {...rest}
  />
)

function Manure({ values, errors }: Omit<GroupProps, 'field'>) {
  const t = useTranslate()
  return (
    <details className="card fold" open={values.manure !== '' || undefined}>
      <summary>{t('bags.manureOpen')}</summary>
      <div className="stack">
        <NumberInput name="manure" label={t('bags.manure')} values={values} errors={errors} />
        <RadioGroup
          label={t('season.unit')}
          name="manureUnit"
          options={[
            { value: 'kg', label: t('bags.manureKg') },
            { value: 'headpan', label: t('bags.headpans') },
          ]}
          defaultValue={values.manureUnit || 'kg'}
        />
        <RadioGroup
          label={t('bags.manureKind')}
          name="manureKind"
          options={MANURE_KINDS.map((value): Option => ({ value: value, label: t(`bags.${value}`) }))}
          defaultValue={values.manureKind}
          error={errors.manureKind}
        />
      </div>
    </details>
  )
}
