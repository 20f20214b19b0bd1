import type { AreaUnit, FieldPlanInput, ManureKind, Risk, SoilLook } from './fertilizer-plan.ts'
import { type GradeId, withUnderscores } from './grades.ts'
import type { RiceField } from './season.ts'

/** Values of the fertiliser form: `grade` for each ticked product, with `bagKg-<grade>` and `price-<grade>`. */
export interface FertilizerFormValues {
  area: string
  areaUnit: string
  field: string
  purse: string
  cropPrice: string
  risk: string
  look: string
  manure: string
  manureUnit: string
  manureKind: string
  grades: { id: string; bagKg: string; price: string }[]
}

const TEXTS = [
  'area',
  'areaUnit',
  'field',
  'purse',
  'cropPrice',
  'risk',
  'look',
  'manure',
  'manureUnit',
  'manureKind',
] as const

export function readFertilizerForm(form: FormData | URLSearchParams): FertilizerFormValues {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<(typeof TEXTS)[number], string>),
    grades: form
      .getAll('grade')
      .map(String)
      .map((id) => ({ id: withUnderscores(id), bagKg: text(`bagKg-${id}`), price: text(`price-${id}`) })),
  }
}

/** Builds the request body. Blank values mean unknown. Invalid numbers are sent, so that the server rejects them. */
export const fertilizerPayload = ({ grades, ...values }: FertilizerFormValues): FieldPlanInput => ({
  area: numberIn(values.area) ?? Number.NaN,
  areaUnit: values.areaUnit as AreaUnit,
  field: (values.field || null) as RiceField | null,
  grades: grades.map(({ id, bagKg, price }) => ({
    id: id as GradeId,
    bagKg: numberIn(bagKg),
    price: numberIn(price),
  })),
  purse: numberIn(values.purse),
  cropPrice: numberIn(values.cropPrice),
  risk: values.risk as Risk,
  look: numberIn(values.look) as SoilLook | null,
  manure: manureKilograms(numberIn(values.manure), values.manureUnit),
  manureKind: (values.manureKind || null) as ManureKind | null,
})

/** Kilograms of dry manure in a headpan: `carrying` in the agronomic data. */
const HEADPAN_KG = 20
const manureKilograms = (manure: number | null, unit: string): number | null =>
  manure !== null && unit === 'headpan' ? manure * HEADPAN_KG : manure

/** Parses `32000`, `32,000` and `32 000`, also `1.5` and `1,5`. */
const numberIn = (typed: string): number | null =>
  typed === '' ? null : Number(typed.replace(/[, \u00a0](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
