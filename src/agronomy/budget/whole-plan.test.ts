import { describe, expect, test } from 'bun:test'
import { type FieldPlanInput, MIN_RETURN_PER_100, RISKS } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import { factsFor } from '../testing/purse-fields.ts'
import { planWithinBudget } from './budget-plan.ts'

const at = (prices: Partial<Record<GradeId, number>>): FieldPlanInput['grades'] =>
  Object.entries(prices).map(([id, price]) => ({ id: id as GradeId, price }))
const DEAR = at({ npk_15_15_15: 48_000, urea: 48_000 })
const BAUCHI = factsFor({ crop: 'maize', zone: 'northern_guinea_savanna' })
const plan = (asked: Partial<FieldPlanInput>, facts = BAUCHI) =>
  planWithinBudget(facts, { area: 5, areaUnit: 'acre', grades: DEAR, cropPrice: 400, risk: 'middle', ...asked })
const gain = ({ extraRevenue, cost }: ReturnType<typeof planWithinBudget>) => (extraRevenue?.money ?? 0) - (cost ?? 0)

describe('a plan is judged as a whole, its last bag by the margin', () => {
  test('each level states the return that binds it', () => {
    for (const risk of RISKS)
      expect(MIN_RETURN_PER_100[risk]).toBe(100 * (1 + Math.max(BAUCHI.risk[risk], BAUCHI.margin![risk])))
  })

  test('five acres pay where four acres do, for a careful farmer too', () => {
    for (const risk of ['careful', 'middle'] as const) {
      const [four, five] = [plan({ area: 4, look: 3, risk }), plan({ look: 3, risk })]
      expect([four.worthIt, five.worthIt]).toEqual([true, true])
      expect(gain(five)).toBeGreaterThanOrEqual(gain(four))
    }
  })

  test('a larger field gains no less than a smaller one', () => {
    for (const soil of ['loam', 'mixed'] as const)
      for (const look of [2, 3, 4] as const)
        for (const risk of RISKS) {
          const facts = factsFor({ crop: 'maize', zone: 'sudan_savanna', soil })
          let before = 0
          for (const area of [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20]) {
            const now = gain(plan({ area, look, risk }, facts))
            expect(now, `${soil} ${look} ${risk} ${area}`).toBeGreaterThanOrEqual(0.96 * before)
            before = now
          }
        }
  })

  test('bags too few for the field go to its best part, and the plan is for that part', () => {
    const { why, hectares, worthIt } = plan({ look: 2, risk: 'careful' })
    expect(why[0]).toEqual({ id: 'part_of_field', n: 4 })
    expect(hectares).toBeCloseTo(1.62, 2)
    expect(worthIt).toBe(true)
  })

  test('each further bag names the money from which it pays, and stops where that is not reached', () => {
    for (const risk of RISKS)
      for (const bag of plan({ look: 4, risk }).nextBag) {
        expect(bag.needs).toBeGreaterThanOrEqual((1 + BAUCHI.margin![risk]) * bag.price)
        expect(bag.pays).toBe(bag.returns > bag.needs!)
      }
  })
})

describe('what is mixed by hand', () => {
  const MANY = at({ npk_15_15_15: 33_000, npk_20_10_10: 30_000, ssp: 18_000, mop: 30_000, urea: 28_000 })

  test('at most two products in an application', () => {
    for (const crop of ['ginger', 'onion', 'tomato', 'pepper', 'maize', 'rice', 'cassava', 'yam'] as const)
      for (const zone of ['derived_savanna', 'sudan_savanna'] as const)
        for (const cropPrice of [null, 300, 900])
          for (const grades of [MANY, at({ ssp: 18_000, mop: 30_000, urea: 28_000 })]) {
            const system = crop === 'onion' || crop === 'tomato' ? 'irrigated' : 'rain-fed'
            const { splits } = plan({ area: 1, cropPrice, grades }, factsFor({ crop, zone, system }))
            for (const { products } of splits) expect(products.length, `${crop} ${zone}`).toBeLessThanOrEqual(2)
          }
  })

  test('lowland rice gets no nitrogen ahead of phosphate that is on sale', () => {
    const rice = factsFor({ crop: 'rice', system: 'lowland rain-fed', soil: 'clay' })
    const phosphate = ({ parts }: ReturnType<typeof planWithinBudget>) =>
      parts.some(({ grade }) => GRADES[grade].holds.p > 0)
    let bought = 0
    for (const area of [0.5, 1, 2, 5])
      for (const purse of [30_000, 50_000, null])
        for (const cropPrice of [null, 350, 600]) {
          const grades = at({ urea: 28_000, npk_15_15_15: 32_000 })
          const found = plan({ area, purse, cropPrice, grades }, rice)
          if (found.parts.length > 0) bought++
          expect(found.parts.length === 0 || phosphate(found), `${area} ${purse} ${cropPrice}`).toBe(true)
          if (!phosphate(found)) for (const { grade } of found.nextBag) expect(GRADES[grade].holds.p).toBeGreaterThan(0)
        }
    expect(bought).toBeGreaterThan(12)
  })
})
