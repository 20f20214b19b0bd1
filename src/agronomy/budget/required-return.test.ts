import { describe, expect, test } from 'bun:test'
import { GRADES } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { casesOf } from '../testing/fertilizer-cases.ts'
import { meetsRequiredReturn } from './required-return.ts'

const { extra_green_cobs_per_ha: cobs } = general.maize_in_cassava
const { factor } = general.worth_it

describe('an outlay is advised when it brings back its cost and the price of the risk', () => {
  for (const { title, inputs, expected } of casesOf('maize_class_rule'))
    test(title, () => {
      const sales = cobs[inputs.class as '2'] * inputs.area_ha * inputs.price_green_cob
      expect(sales).toBe(expected.extra_sales)
      // Two bags of urea and six of 15-15-15 a hectare, where anything is to be gained.
      const { urea, npk_15_15_15 } = inputs.prices_per_50kg
      const cost = sales > 0 ? inputs.area_ha * (2 * urea + 6 * npk_15_15_15) : 0
      expect(cost).toBe(expected.cost_if_bought)
      expect(meetsRequiredReturn(sales, cost, factor[inputs.risk as 'middle'])).toBe(expected.advise_fertiliser)
    })

  test('exactly its price is not enough', () => {
    expect(meetsRequiredReturn(280, 100, 1.8)).toBe(false)
    expect(meetsRequiredReturn(281, 100, 1.8)).toBe(true)
    expect(meetsRequiredReturn(0, 0, 1)).toBe(false)
  })
})

describe('what is in a bag', () => {
  for (const { title, inputs, expected } of casesOf('grade'))
    test(title, () => {
      for (const x of ['n', 'p', 'k'] as const)
        expect(Math.abs(GRADES.npk_15_15_15.holds[x] * inputs.bag_kg - expected[x])).toBeLessThan(0.002)
    })

  for (const { title, inputs, expected } of casesOf('grade_ratio'))
    test(title, () => {
      for (const x of ['n', 'p', 'k'] as const) {
        expect(Math.abs(GRADES.za_2_3_2_22.holds[x] * 100 - expected.percent[x])).toBeLessThan(0.002)
        expect(Math.abs(GRADES.za_2_3_2_22.holds[x] * inputs.bag_kg - expected.kg_per_bag[x])).toBeLessThan(0.002)
      }
    })
})
