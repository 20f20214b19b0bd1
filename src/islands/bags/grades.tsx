import { type InputHTMLAttributes, useId } from 'react'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerFormValues } from '../../contracts/fertilizer-form.ts'
import { containsNutrients, GRADES, type GradeId } from '../../contracts/grades.ts'
import { formatMoneyWords } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { FieldError } from '../ui/field.tsx'
import { priceText } from './price-text.ts'

type Offer = FertilizerField['offers'][number]

/** Common products shown before "more". */
const COMMON_GRADES_SHOWN = 4

export function Grades({
  field,
  values,
  error,
}: {
  field: FertilizerField
  values: FertilizerFormValues
  error?: string
}) {
  const t = useTranslate()
  const id = useId()
  const rows = offersOf(field, values)
  const isFirst = ({ grade, known }: Offer) => known !== null || values.grades.some((each) => each.id === grade)
  const first = rows.filter((offer, n) => n < COMMON_GRADES_SHOWN || isFirst(offer))
  const rest = rows.filter((offer) => !first.includes(offer))
  const list = (offers: Offer[]) =>
    offers.map((offer) => <Row key={offer.grade} offer={offer} field={field} values={values} wrong={error != null} />)
  return (
    <fieldset className="field" aria-describedby={`${id}-hint`}>
      <legend className="label">{t('bags.grades')}</legend>
      <span className="hint" id={`${id}-hint`}>
        {t('bags.gradesHint')}
      </span>
      <div className="grades">{list(first)}</div>
      {rest.length > 0 ? (
        <details className="more-choices">
          <summary>{t('bags.more')}</summary>
          <div className="grades">{list(rest)}</div>
        </details>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

/** Returns one row for each product. Its bag size is the ticked one, else one with a valid price, else the usual one. */
function offersOf({ offers }: FertilizerField, values: FertilizerFormValues): Offer[] {
  const ids = [...new Set(offers.map(({ grade }) => grade))].filter(containsNutrients)
  return ids.map((grade) => {
    const sizes = offers.filter((offer) => offer.grade === grade)
    const ticked = values.grades.find((each) => each.id === grade)
    return (
      sizes.find(({ bagKg }) => ticked !== undefined && String(bagKg) === ticked.bagKg) ??
      sizes.find(({ known }) => known?.counts) ??
      sizes[0]!
    )
  })
}

function Row({
  offer: { grade, bagKg, known },
  field,
  values,
  wrong,
}: {
  offer: Offer
  field: FertilizerField
  values: FertilizerFormValues
  wrong: boolean
}) {
  const t = useTranslate()
  const ticked = values.grades.find((each) => each.id === grade)
  const price = ticked?.price ?? (known?.counts ? String(known.price) : '')
  const label = labelOf(grade)
  const money = (amount: number) => formatMoneyWords(amount, field.currency, t)
  return (
    <div className="grade">
      <label className="choice">
        <input
          type="checkbox"
          name="grade"
          value={grade}
          defaultChecked={ticked !== undefined}
          aria-invalid={wrong || undefined}
        />
        <span>{label}</span>
      </label>
      <details className="grade-price" open={price !== String(known?.price)}>
        <summary>
          {known?.counts ? <b className="figures">{`${money(known.price)} · ${bagKg} kg`}</b> : null}{' '}
          <span className="small soft">{known ? priceText(known, money(known.price), t) : t('bags.price')}</span>
        </summary>
        <div className="grade-more">
          <Amount of={label} says={t('bags.price')} inputMode="numeric" name={`price-${grade}`} defaultValue={price} />
          <Amount
            of={label}
            says={t('bags.bagKg')}
            inputMode="decimal"
            name={`bagKg-${grade}`}
            defaultValue={ticked?.bagKg || String(bagKg)}
          />
        </div>
      </details>
    </div>
  )
}

/** Number input for one product; screen readers get the product's name too. */
const Amount = ({ of, says, ...input }: { of: string; says: string } & InputHTMLAttributes<HTMLInputElement>) => (
  <label className="field">
    <span className="small">{says}</span>
    <input className="input" autoComplete="off" aria-label={`${of}: ${says}`} {...input} />
  </label>
)

const labelOf = (grade: GradeId): string => GRADES[grade].label
