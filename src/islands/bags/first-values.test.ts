import { describe, expect, test } from 'bun:test'
import type { FertilizerField, KnownPrice } from '../../contracts/fertilizer-field.ts'
import { fertilizerPayload, readFertilizerForm } from '../../contracts/fertilizer-form.ts'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { formFields, formValuesOf, initialValues } from './first-values.ts'

const price = (price: number, counts: boolean): KnownPrice => ({
  price,
  whose: 'cooperative',
  market: 'Dawanau',
  date: '2026-03-03',
  days: counts ? 20 : 200,
  counts,
})
const FIELD: FertilizerField = {
  crop: 'maize',
  country: 'NG',
  currency: 'NGN',
  saved: null,
  asked: null,
  area: { area: 2.5, areaUnit: 'acre' },
  offers: [
    { grade: 'urea', bagKg: 50, known: price(28_000, true) },
    { grade: 'npk_15_15_15', bagKg: 50, known: price(21_000, false) },
    { grade: 'ssp', bagKg: 50, known: null },
  ],
  cropPrice: price(400, false),
  facts: {},
  factsOf: null,
}
const ASKED: FieldPlanInput = {
  area: 1,
  areaUnit: 'acre',
  field: null,
  grades: [
    { id: 'urea', bagKg: 50, price: 25_000 },
    { id: 'npk_15_15_15', bagKg: 50, price: 21_000 },
    { id: 'ssp', bagKg: 50, price: 9000 },
  ],
  purse: 60_000,
  cropPrice: 400,
  risk: 'careful',
  look: 3,
  manure: 40,
  manureKind: 'poultry',
}

describe('what the form opens with', () => {
  test('the land of the crop, and the prices that are not older than a season', () => {
    const { area, areaUnit, cropPrice, risk, grades } = initialValues(FIELD)
    expect([area, areaUnit, cropPrice, risk]).toEqual(['2.5', 'acre', '', 'middle'])
    expect(grades).toEqual([{ id: 'urea', bagKg: '50', price: '28000' }])
  })

  test('at most four grades whose price counts, in their order', () => {
    const ids = ['urea', 'npk_15_15_15', 'ssp', 'mop', 'npk_20_10_10'] as const
    const offers = ids.map((grade) => ({ grade, bagKg: 50, known: price(20_000, true) }))
    const filled = (some: typeof offers) => initialValues({ ...FIELD, offers: some }).grades.map(({ id }) => id)
    expect(filled(offers)).toEqual(ids.slice(0, 4))
    expect(filled([{ ...offers[0]!, known: price(20_000, false) }, ...offers.slice(1)])).toEqual(ids.slice(1))
  })

  test('in Namibia hectares, where the land is not known', () => {
    expect(initialValues({ ...FIELD, country: 'NA', area: null }).areaUnit).toBe('hectare')
  })

  test('what was asked last, with an old price asked for anew and a new one in its place', () => {
    const { purse, look, cropPrice, grades } = initialValues({ ...FIELD, asked: ASKED })
    expect([purse, look, cropPrice]).toEqual(['60000', '3', ''])
    expect(grades.map(({ price }) => price)).toEqual(['28000', '', '9000'])
  })

  test('a price of the size of bag that was asked, and of no other', () => {
    const offers: FertilizerField['offers'] = [
      { grade: 'urea', bagKg: 25, known: price(15_000, true) },
      { grade: 'urea', bagKg: 50, known: price(28_000, true) },
    ]
    const grades = [
      { id: 'urea' as const, bagKg: 50, price: 25_000 },
      { id: 'urea' as const, bagKg: 25, price: 14_000 },
      { id: 'urea' as const, bagKg: 10, price: 6000 },
    ]
    const { grades: filled } = initialValues({ ...FIELD, offers, asked: { ...ASKED, grades } })
    expect(filled.map(({ bagKg, price }) => [bagKg, price])).toEqual([
      ['50', '28000'],
      ['25', '15000'],
      ['10', '6000'],
    ])
  })
})

test('as a plain form it asks the very same', () => {
  const form = new FormData()
  for (const [name, value] of formFields(formValuesOf(ASKED))) form.append(name, value)
  expect(fertilizerPayload(readFertilizerForm(form))).toEqual(ASKED)
})

test('headpans of manure are told in kilograms, and numbers may have marks', () => {
  const values = { ...formValuesOf(ASKED), manure: '3', manureUnit: 'headpan', area: '1,5', purse: '60,000' }
  expect(fertilizerPayload(values)).toMatchObject({ manure: 60, area: 1.5, purse: 60_000 })
})
