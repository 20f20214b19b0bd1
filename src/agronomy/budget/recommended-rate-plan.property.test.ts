import { expect, test } from 'bun:test'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { containsNutrients, GRADES, type GradeId, gradesSoldIn, type Nutrients } from '../../contracts/grades.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { chanceOf } from '../testing/chance.ts'
import { factsFor } from '../testing/purse-fields.ts'
import { maxPerApplication } from './applications.ts'
import { MIN_NUTRIENT_COVERAGE } from './bag-mix.ts'
import { planWithinBudget } from './budget-plan.ts'
import { isStraightNitrogen } from './doses.ts'

const ELEMENTS = ['n', 'p', 'k'] as const
/** kg/ha under which a product is not worth spreading. */
const LEAST = 25

interface Product {
  id: GradeId
  bagKg: number
  price: number
  /** Most kg on the field. */
  most: number
}

/** Least cost of half bags that supply nine tenths of each element on sale within all limits, by enumeration. */
function leastCost(
  products: readonly Product[],
  wanted: readonly (keyof Nutrients)[],
  hectares: number,
  target: Nutrients,
  limit: Nutrients,
): number {
  let least = Number.POSITIVE_INFINITY
  const go = (at: number, cost: number, n: number, p: number, k: number): void => {
    if (cost >= least || n > limit.n + 1e-9 || p > limit.p + 1e-9 || k > limit.k + 1e-9) return
    const product = products[at]
    if (!product) {
      const has = { n, p, k }
      if (wanted.every((x) => has[x] >= MIN_NUTRIENT_COVERAGE * target[x] - 1e-9)) least = cost
      return
    }
    const { holds } = GRADES[product.id]
    for (let bags = 0; bags * product.bagKg <= product.most + 1e-9; bags += 0.5) {
      const kg = bags * product.bagKg
      if (bags > 0 && kg < LEAST * hectares - 1e-9) continue
      if (cost + bags * product.price >= least) break
      go(at + 1, cost + bags * product.price, n + kg * holds.n, p + kg * holds.p, k + kg * holds.k)
    }
  }
  go(0, 0, 0, 0, 0)
  return least
}

const pairsOf = <T>(list: readonly T[]): T[][] => list.map((_, out) => list.filter((_, i) => i !== out))

test('the zone’s rate costs at most a hundredth more than the cheapest half bags of all, on 1,500 markets', () => {
  const chance = chanceOf(23)
  const one = <T>(list: readonly T[]): T => list[chance.below(list.length)]!
  let met = 0
  for (let n = 0; n < 1500; n++) {
    const zone = n % 3 === 0 ? 'northern_guinea_savanna' : one(Object.keys(ZONES) as ZoneId[])
    const { country } = ZONES[zone]
    const crop = n % 3 === 0 ? 'maize' : one(CANONICAL_CROPS)
    const facts = factsFor({ crop, zone, country, soil: one(['clay', 'sand', 'loam', 'silt', 'mixed'] as const) })
    if (!facts.rate || facts.perPlant || facts.feedings.length === 0) continue
    const hectares = one([0.4, 0.5, 0.8, 1, 1.5, 1.9])
    // Legumes get no straight nitrogen.
    const sold = gradesSoldIn(country).filter(
      (id) => containsNutrients(id) && !(facts.fedAs === 'legume' && isStraightNitrogen(id)),
    )
    const ids = new Set(Array.from({ length: 1 + chance.below(3) }, () => one(sold)))
    const grades = [...ids].map((id) => ({ id, bagKg: one([25, 50]), price: Math.round(chance.between(8, 60)) * 1000 }))
    const asked = { area: hectares, areaUnit: 'hectare', grades, purse: null, cropPrice: null, risk: 'middle' } as const
    const plan = planWithinBudget(facts, asked satisfies FieldPlanInput)
    if (plan.basis !== 'rate') continue
    const of = ({ n, p, k }: Nutrients) => ({ n: n * hectares, p: p * hectares, k: k * hectares })
    const rounds = facts.feedings.length
    const limit = of({ ...facts.limit, n: Math.min(facts.limit.n, facts.singleN * rounds) })
    const products = grades.map((one) => ({
      ...one,
      most: Math.min(maxPerApplication(facts, one.id) * hectares * rounds, 4000),
    }))
    // A plan with two products is compared with pairs only.
    const sets = plan.parts.length > 2 || products.length < 3 ? [products] : pairsOf(products)
    const onSale = ELEMENTS.filter((x) => products.some(({ id }) => GRADES[id].holds[x] > 0))
    const least = Math.min(...sets.map((set) => leastCost(set, onSale, hectares, of(facts.rate!.target), limit)))
    if (least === Number.POSITIVE_INFINITY || least === 0) continue
    met++
    expect(plan.cost, JSON.stringify([crop, zone, hectares, grades, plan.parts])).toBeLessThanOrEqual(1.01 * least)
  }
  expect(met).toBeGreaterThan(300)
}, 120_000)
