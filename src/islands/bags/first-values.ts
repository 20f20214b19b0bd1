import type { FertilizerField, KnownPrice } from '../../contracts/fertilizer-field.ts'
import type { FertilizerFormValues } from '../../contracts/fertilizer-form.ts'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'

/** Initial form values: the last plan's inputs, else the field's data. Outdated prices are left empty. */
export function initialValues({
  saved,
  asked: entered,
  area,
  country,
  offers,
  cropPrice,
}: FertilizerField): FertilizerFormValues {
  const last = saved?.asked ?? entered
  if (last) {
    const values = formValuesOf(last)
    const ofGrade = (id: string, bagKg: string) =>
      offers.find((offer) => offer.grade === id && String(offer.bagKg) === bagKg)?.known
    return {
      ...values,
      cropPrice: stillCounting(values.cropPrice, cropPrice),
      grades: values.grades.map((one) => ({ ...one, price: stillCounting(one.price, ofGrade(one.id, one.bagKg)) })),
    }
  }
  return {
    area: area ? String(area.area) : '',
    areaUnit: area?.areaUnit ?? (country === 'NA' ? 'hectare' : 'acre'),
    field: '',
    purse: '',
    cropPrice: cropPrice?.counts ? String(cropPrice.price) : '',
    risk: 'middle',
    look: '',
    manure: '',
    manureUnit: 'kg',
    manureKind: '',
    grades: offers
      .filter(({ known }) => known?.counts)
      .slice(0, MOST_FILLED)
      .map(({ grade, bagKg, known }) => ({ id: grade, bagKg: String(bagKg), price: String(known!.price) })),
  }
}

/** Returns the stored price or a newer known one. Returns '' after a season, so that the farmer enters the price again. */
const stillCounting = (typed: string, known: KnownPrice | null | undefined): string => {
  if (typed === '' || !known) return typed
  return known.counts ? String(known.price) : ''
}

/** Number of prefilled products; the others are below with their prices. */
const MOST_FILLED = 4

const inputText = (value: string | number | null | undefined) => (value == null ? '' : String(value))

export const formValuesOf = (entered: FieldPlanInput): FertilizerFormValues => ({
  area: String(entered.area),
  areaUnit: entered.areaUnit,
  field: inputText(entered.field),
  purse: inputText(entered.purse),
  cropPrice: inputText(entered.cropPrice),
  risk: entered.risk,
  look: inputText(entered.look),
  manure: inputText(entered.manure),
  manureUnit: 'kg',
  manureKind: inputText(entered.manureKind),
  grades: entered.grades.map(({ id, bagKg, price }) => ({ id, bagKg: inputText(bagKg), price: inputText(price) })),
})

/** Returns the values as form fields. */
export const formFields = ({ grades, ...values }: FertilizerFormValues): [name: string, value: string][] => [
  ...Object.entries(values),
  ...grades.flatMap(({ id, bagKg, price }): [string, string][] => [
    ['grade', id],
    [`bagKg-${id}`, bagKg],
    [`price-${id}`, price],
  ]),
]
