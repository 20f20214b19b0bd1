import { describe, expect, test } from 'bun:test'
import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { casesOf } from '../testing/fertilizer-cases.ts'
import { findBestBagMix, NUTRIENT_WEIGHTS, scoreNutrientCoverage } from './bag-mix.ts'
import { findCheapestMix } from './cheapest-mix.ts'
import { buildOffers } from './offers.ts'
import { sumPurchase } from './purchase.ts'

const times = ({ n, p, k }: Nutrients, by: number): Nutrients => ({ n: n * by, p: p * by, k: k * by })
interface Listed {
  id: string
  price_per_bag: number
  bag_kg: number
}
const gradeOf = (id: string) => id as GradeId

describe('bags for a target', () => {
  for (const { title, inputs, expected } of casesOf('bags'))
    test(title, () => {
      const { area_ha: hectares } = inputs
      const products = inputs.products as Listed[]
      const target = times(inputs.target_element_kg_ha, hectares)
      const limit = times(inputs.upper_element_kg_ha, hectares)
      const offers = buildOffers(
        products.map(({ id, price_per_bag, bag_kg }) => ({ id: gradeOf(id), price: price_per_bag, bagKg: bag_kg })),
        hectares,
        { limit, target },
        { bags: inputs.bag_step },
      )
      const weights = NUTRIENT_WEIGHTS[inputs.weights as 'cereal']
      const { steps, full } = findBestBagMix(
        offers,
        target,
        { limit, purse: inputs.purse ?? Number.POSITIVE_INFINITY },
        inputs.weights,
      )
      expect(products.map(({ id }, i) => [id, steps[i]! * inputs.bag_step])).toEqual(Object.entries(expected.bags))
      const total = sumPurchase(steps, offers)
      expect(total.cost).toBe(expected.cost)
      expect(full).toBe(expected.mode === 'full')
      for (const x of ['n', 'p', 'k'] as const)
        if (expected.coverage[x] !== null)
          expect(Math.abs(total[x] / target[x] - expected.coverage[x])).toBeLessThan(0.002)
      expect(Math.abs(scoreNutrientCoverage(total, target, weights) - expected.score)).toBeLessThan(0.0005)
    })
})

describe('little of a product', () => {
  test('of which under 25 kg/ha would be spread is not bought, and the others make up for it', () => {
    const products = (['urea', 'npk_15_15_15', 'mop'] as const).map((id) => ({ id, bagKg: 50, price: 40_000 }))
    const target = { n: 182, p: 42, k: 92 }
    const limit = times(target, 1.5)
    const offers = buildOffers(products, 2, { limit, target }, { kg: 5 })
    const { steps } = findBestBagMix(offers, target, { limit, purse: Number.POSITIVE_INFINITY }, 'cereal')
    for (const [i, step] of steps.entries()) expect(step === 0 || step * offers[i]!.stepKg >= 50).toBe(true)
    expect(sumPurchase(steps, offers).k).toBeGreaterThanOrEqual(0.9 * target.k)
  })
})

describe('the cheapest kilograms', () => {
  for (const { title, inputs, expected } of casesOf('lp'))
    test(title, () => {
      const products = inputs.products as Listed[]
      const priced = products.map(({ id, price_per_bag, bag_kg }) => ({
        holds: GRADES[gradeOf(id)].holds,
        price: price_per_bag / bag_kg,
      }))
      const mix = findCheapestMix(priced, inputs.target_element_kg_ha)!
      products.forEach(({ id }, i) => {
        expect(Math.abs(mix.kg[i]! - expected.kg_ha[id])).toBeLessThan(0.05)
      })
      expect(Math.abs(mix.cost - expected.cost_per_ha)).toBeLessThan(2)
    })

  test('what nobody sells cannot be met', () => {
    expect(findCheapestMix([{ holds: GRADES.urea.holds, price: 800 }], { n: 40, p: 10, k: 0 })).toBeNull()
  })
})
