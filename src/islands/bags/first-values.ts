import type { FertilizerField, KnownPrice } from '../../contracts/fertilizer-field.ts'
import type { BagsValues } from '../../contracts/fertilizer-form.ts'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'

/** Initial form values: the last plan's inputs, else the field's data. Outdated prices are left empty. */
export function firstValues({ saved, asked, area, country, offers, cropPrice }: FertilizerField): BagsValues {
  const last = saved?.asked ?? asked
  if (last) {
    const values = valuesOf(last)
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

/** A price that was typed a season ago or longer is asked for anew; what was told since stands in its place. */
const stillCounting = (typed: string, known: KnownPrice | null | undefined): string => {
  if (typed === '' || !known) return typed
  return known.counts ? String(known.price) : ''
}

/** Few enough to look through; the others wait below with their prices. */
const MOST_FILLED = 4

const text = (value: string | number | null | undefined) => (value == null ? '' : String(value))

/** Plan inputs as form values. */
export const valuesOf = (asked: FieldPlanInput): BagsValues => ({
  area: String(asked.area),
  areaUnit: asked.areaUnit,
  field: text(asked.field),
  purse: text(asked.purse),
  cropPrice: text(asked.cropPrice),
  risk: asked.risk,
  look: text(asked.look),
  manure: text(asked.manure),
  manureUnit: 'kg',
  manureKind: text(asked.manureKind),
  grades: asked.grades.map(({ id, bagKg, price }) => ({ id, bagKg: text(bagKg), price: text(price) })),
})

/** The same as the fields of a plain form. */
export const fieldsOfValues = ({ grades, ...values }: BagsValues): [name: string, value: string][] => [
  ...Object.entries(values),
  ...grades.flatMap(({ id, bagKg, price }): [string, string][] => [
    ['grade', id],
    [`bagKg-${id}`, bagKg],
    [`price-${id}`, price],
  ]),
]
