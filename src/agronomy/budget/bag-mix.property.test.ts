import { describe, expect, test } from 'bun:test'
import { GRADE_IDS, GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { type Chance, chanceOf } from '../testing/chance.ts'
import { findBestBagMix, MIN_NUTRIENT_COVERAGE, NUTRIENT_WEIGHTS } from './bag-mix.ts'
import { findBestPurchase, MAX_PURCHASES_ENUMERATED } from './best-purchase.ts'
import { findCheapestMix } from './cheapest-mix.ts'
import { buildOffers } from './offers.ts'
import { type Offer, sumPurchase } from './purchase.ts'

const ELEMENTS = ['n', 'p', 'k'] as const
const SOLD = GRADE_IDS.filter((id) => ELEMENTS.some((x) => GRADES[id].holds[x] > 0))

const someGrades = (chance: Chance, count: number): GradeId[] => {
  const left = [...SOLD]
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!)
}
const someTarget = (chance: Chance): Nutrients => ({
  n: chance.below(4) === 0 ? 0 : chance.between(10, 150),
  p: chance.below(4) === 0 ? 0 : chance.between(5, 35),
  k: chance.below(3) === 0 ? 0 : chance.between(5, 70),
})
const scaled = ({ n, p, k }: Nutrients, by: number): Nutrients => ({ n: n * by, p: p * by, k: k * by })

/**
 * Least cost of a target by the simplex method on the dual: max target · y with holds · y <= price, y >= 0. Infinity if a
 * nutrient is not on sale.
 */
function simplexCost(holds: readonly Nutrients[], prices: readonly number[], target: Nutrients): number {
  const m = holds.length
  const rows = holds.map((h, i) => [h.n, h.p, h.k, ...prices.map((_, j) => (i === j ? 1 : 0)), prices[i]!])
  const goal = [-target.n, -target.p, -target.k, ...prices.map(() => 0), 0]
  for (;;) {
    const enters = goal.slice(0, 3 + m).findIndex((value) => value < -1e-9)
    if (enters < 0) return goal.at(-1)!
    let leaves = -1
    for (let i = 0; i < m; i++) {
      const ratio = (row: readonly number[]) => row.at(-1)! / row[enters]!
      if (rows[i]![enters]! > 1e-12 && (leaves < 0 || ratio(rows[i]!) < ratio(rows[leaves]!) - 1e-12)) leaves = i
    }
    if (leaves < 0) return Number.POSITIVE_INFINITY
    const pivot = rows[leaves]!.map((value) => value / rows[leaves]![enters]!)
    rows[leaves] = pivot
    for (const row of [...rows, goal]) {
      const share = row[enters]!
      if (row !== pivot && share !== 0)
        pivot.forEach((value, j) => {
          row[j]! -= share * value
        })
    }
  }
}

/** Least cost of whole steps within the limits, by full enumeration. */
function leastCost(offers: readonly Offer[], wanted: Nutrients, limit: Nutrients, purse: number): number {
  let least = Number.POSITIVE_INFINITY
  const steps = offers.map(() => 0)
  const go = (at: number): void => {
    if (at === offers.length) {
      const total = sumPurchase(steps, offers)
      const fits = ELEMENTS.every((x) => total[x] >= wanted[x] - 1e-9 && total[x] <= limit[x] + 1e-9)
      if (fits && total.cost <= purse) least = Math.min(least, total.cost)
      return
    }
    for (let step = 0; step <= offers[at]!.most; step++) {
      if (step > 0 && step < offers[at]!.least) continue
      steps[at] = step
      go(at + 1)
    }
  }
  go(0)
  return least
}

describe('against a solver that knows nothing of ours', () => {
  test('the cheapest kilograms cost what the simplex method says, 10,000 shops', () => {
    const chance = chanceOf(14)
    for (let n = 0; n < 10_000; n++) {
      const products = someGrades(chance, 1 + chance.below(6)).map((id) => ({
        holds: GRADES[id].holds,
        price: chance.between(200, 2500),
      }))
      const target = someTarget(chance)
      const cost = simplexCost(
        products.map(({ holds }) => holds),
        products.map(({ price }) => price),
        target,
      )
      const mix = findCheapestMix(products, target)
      if (cost === Number.POSITIVE_INFINITY) expect(mix).toBeNull()
      else expect(Math.abs(mix!.cost - cost)).toBeLessThan(0.01)
    }
  })

  test('bags cost no more than the cheapest of all purchases, pass no limit and bring nine tenths, 10,000 purses', () => {
    const chance = chanceOf(41)
    let met = 0
    for (let n = 0; n < 10_000; n++) {
      const hectares = chance.between(0.4, 2)
      const target = scaled(someTarget(chance), hectares)
      const limit = scaled(
        { n: chance.between(90, 160), p: chance.between(20, 45), k: chance.between(40, 100) },
        hectares,
      )
      const grades = someGrades(chance, 1 + chance.below(3))
      const products = grades.map((id) => ({
        id,
        bagKg: GRADES[id].bagKg,
        price: Math.round(chance.between(10, 90)) * 1000,
      }))
      const purse = chance.below(2) ? Number.POSITIVE_INFINITY : chance.between(20_000, 600_000)
      const offers = buildOffers(products, hectares, { limit, target }, { bags: chance.below(2) ? 0.5 : 1 })
      const { steps, full } = findBestBagMix(offers, target, { limit, purse }, 'cereal')
      const total = sumPurchase(steps, offers)
      const sold = (x: keyof Nutrients) => offers.some(({ brings }) => brings[x] > 0)
      const wanted = { n: 0, p: 0, k: 0 }
      for (const x of ELEMENTS) wanted[x] = sold(x) ? MIN_NUTRIENT_COVERAGE * target[x] : 0
      for (const x of ELEMENTS) expect(total[x]).toBeLessThanOrEqual(limit[x] + 1e-6)
      expect(total.cost).toBeLessThanOrEqual(purse)
      steps.forEach((step, i) => {
        expect(step === 0 || step * offers[i]!.stepKg >= 25 * hectares - 1e-6).toBe(true)
      })
      const least = leastCost(offers, wanted, limit, purse)
      expect(full).toBe(least < Number.POSITIVE_INFINITY)
      if (!full) continue
      met++
      expect(total.cost).toBeLessThanOrEqual(least + 1e-6)
      for (const x of ELEMENTS) expect(total[x]).toBeGreaterThanOrEqual(wanted[x] - 1e-6)
    }
    expect(met).toBeGreaterThan(2000)
  }, 300_000)

  test('six products at once are as cheap', () => {
    const chance = chanceOf(6)
    for (let n = 0; n < 60; n++) {
      const target = { n: chance.between(40, 100), p: chance.between(8, 20), k: chance.between(10, 35) }
      const limit = { n: 120, p: 30, k: 60 }
      const products = someGrades(chance, 6).map((id) => ({
        id,
        bagKg: 50,
        price: Math.round(chance.between(10, 90)) * 1000,
      }))
      const offers = buildOffers(products, 1, { limit, target }, { bags: 1 })
      const { steps, full } = findBestBagMix(offers, target, { limit, purse: Number.POSITIVE_INFINITY }, 'cereal')
      const least = leastCost(
        offers,
        { n: 0.9 * target.n, p: 0.9 * target.p, k: 0.9 * target.k },
        limit,
        Number.POSITIVE_INFINITY,
      )
      if (full) expect(sumPurchase(steps, offers).cost).toBe(least)
    }
  }, 300_000)

  test('a search in long steps made finer ends within a hundredth of the best of all', () => {
    const chance = chanceOf(77)
    for (let n = 0; n < 200; n++) {
      const limit = { n: 320, p: 80, k: 150 }
      const target = { n: 240, p: 52, k: 100 }
      const products = someGrades(chance, 2 + chance.below(2)).map((id) => ({
        id,
        bagKg: 50,
        price: chance.between(10, 90),
      }))
      const offers = buildOffers(products, 2, { limit, target: null }, { bags: 0.5 })
      const bounds = { limit, purse: chance.between(100, 900) }
      const curve = (have: number, want: number) => 1 - Math.exp((-2 * have) / want)
      const value = ({ n, p, k }: Nutrients, cost: number) =>
        900 * Math.sqrt(curve(n + 60, 240) * curve(p + 10, 52) * curve(k + 100, 200)) - cost
      const worth = (steps: readonly number[]) => value(sumPurchase(steps, offers), sumPurchase(steps, offers).cost)
      const quick = worth(findBestPurchase(offers, bounds, value, target, 300))
      const best = worth(findBestPurchase(offers, bounds, value, target, 1e7))
      expect(best - quick).toBeLessThan(0.01 * Math.abs(best) + 0.5)
    }
    expect(MAX_PURCHASES_ENUMERATED).toBeGreaterThan(300)
    expect(NUTRIENT_WEIGHTS.cereal.n).toBeGreaterThan(NUTRIENT_WEIGHTS.cereal.k)
  }, 300_000)
})
