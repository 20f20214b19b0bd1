import { describe, expect, test } from 'bun:test'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { SOIL_SUPPLY_SEASON_FACTORS } from '../feeding/yield-facts.ts'
import { casesOf } from '../testing/fertilizer-cases.ts'
import { findBestPurchase } from './best-purchase.ts'
import type { YieldFacts } from './budget-facts.ts'
import { buildOffers } from './offers.ts'
import { sumPurchase } from './purchase.ts'
import { soilSupplySeasonFactor } from './soil-supply.ts'
import { neighbouringSoilScores, yieldResponseFunction } from './yield-response.ts'

// biome-ignore lint/suspicious/noExplicitAny: as the cases write it
const factsOf = (inputs: any): YieldFacts => {
  const factor = soilSupplySeasonFactor(SOIL_SUPPLY_SEASON_FACTORS, inputs.season_days)
  return {
    crop: general.quefts.crops.maize,
    most: inputs.attainable_dry_kg_ha,
    supply: general.soil_supply_classes.classes.map(({ supply_kg_ha: { n, p, k } }) => ({
      n: n * factor,
      p: p * factor,
      k: k * factor,
    })),
    usualLook: 3,
    recovery: inputs.recovery,
    poorest: 0.5,
    striga: 0.5,
    dryFraction: inputs.dry_fraction_sold,
  }
}
const NONE = { n: 0, p: 0, k: 0 }
const usual = (look: number) => ({ look, manure: NONE, striga: false, water: 1 })

describe('what a bag brings back', () => {
  for (const { title, inputs, expected } of casesOf('next_bag'))
    test(title, () => {
      const extra = yieldResponseFunction(factsOf(inputs), usual(inputs.class))
      const have = inputs.already_element_kg_ha
      const sold = extra({ ...have, n: have.n + inputs.bag_n_kg }) - extra(have)
      expect(Math.abs(sold * inputs.dry_fraction_sold - expected.extra_dry_kg)).toBeLessThan(0.2)
      expect(Math.abs(sold - expected.extra_sold_kg)).toBeLessThan(0.3)
      const sales = sold * inputs.price_grain_per_kg
      expect(Math.abs(sales - expected.extra_sales)).toBeLessThan(100)
      expect(Math.abs(sales / inputs.price_bag - expected.return_per_naira)).toBeLessThan(0.01)
    })

  for (const { title, inputs, expected } of casesOf('net_revenue'))
    test(title, () => {
      const limit = inputs.upper_element_kg_ha
      const products = inputs.products as { id: string; price_per_bag: number; bag_kg: number }[]
      const offers = buildOffers(
        products.map((one) => ({
          id: one.id as GradeId,
          bagKg: one.bag_kg,
          price: one.price_per_bag,
        })),
        inputs.area_ha,
        { limit, target: null },
        { bags: inputs.bag_step },
      )
      const factor = inputs.risk === 'averse' ? 1.8 : 0
      const extra = yieldResponseFunction(factsOf(inputs), usual(inputs.class))
      const value = (given: typeof NONE, cost: number) => extra(given) * inputs.price_grain_per_kg - (1 + factor) * cost
      const steps = findBestPurchase(offers, { limit, purse: inputs.purse }, value, limit)
      expect(steps).toEqual(Object.values(expected.bags))
      const { cost, ...given } = sumPurchase(steps, offers)
      expect(cost).toBe(expected.cost)
      const sales = extra(given) * inputs.price_grain_per_kg
      expect(Math.abs(sales - expected.extra_sales)).toBeLessThan(200)
      expect(Math.abs(sales - cost - expected.extra_net)).toBeLessThan(200)
    })

  test('poorest land answers half as well, a field with striga less, a dry year less', () => {
    const inputs = casesOf('next_bag')[0]!.inputs
    const facts = factsOf(inputs)
    const bag = { n: 50 * GRADES.urea.holds.n, p: 20, k: 25 }
    const poor = yieldResponseFunction(facts, usual(1))
    expect(poor(bag)).toBeCloseTo(
      yieldResponseFunction({ ...facts, poorest: 1 }, usual(1))({ n: bag.n / 2, p: 10, k: 12.5 }),
      6,
    )
    expect(yieldResponseFunction(facts, { ...usual(3), striga: true })(bag)).toBeLessThan(
      yieldResponseFunction(facts, usual(3))(bag),
    )
    expect(yieldResponseFunction(facts, { ...usual(3), water: 0.5 })(bag)).toBeLessThan(
      yieldResponseFunction(facts, usual(3))(bag),
    )
  })

  test('manure that feeds the crop leaves the bag less to do', () => {
    const facts = factsOf(casesOf('next_bag')[0]!.inputs)
    const bag = { n: 23, p: 0, k: 0 }
    const manured = yieldResponseFunction(facts, { ...usual(3), manure: { n: 40, p: 10, k: 30 } })(bag)
    expect(manured).toBeLessThan(yieldResponseFunction(facts, { ...usual(3), manure: { n: 0, p: 10, k: 30 } })(bag))
  })

  test('the look is unsure by one class on either side', () => {
    expect([1, 3, 5].map(neighbouringSoilScores)).toEqual([
      [1, 2],
      [2, 3, 4],
      [4, 5],
    ])
  })
})
