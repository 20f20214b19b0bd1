import { describe, expect, test } from 'bun:test'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { containsNutrients, GRADES, type GradeId, gradesSoldIn } from '../../contracts/grades.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { type Chance, chanceOf } from '../testing/chance.ts'
import { factsFor } from '../testing/purse-fields.ts'
import type { BudgetFacts } from './budget-facts.ts'
import { planWithinBudget } from './budget-plan.ts'
import { meetsRequiredReturn } from './required-return.ts'

const ELEMENTS = ['n', 'p', 'k'] as const
const SYSTEMS = ['rain-fed', 'irrigated', 'lowland rain-fed', 'upland'] as const
const SOILS = ['clay', 'sand', 'loam', 'silt', 'mixed'] as const
const one = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!

function someField(chance: Chance): BudgetFacts {
  const zone = one(chance, Object.keys(ZONES) as ZoneId[])
  return factsFor({
    crop: one(chance, CANONICAL_CROPS),
    zone,
    country: ZONES[zone].country,
    system: one(chance, SYSTEMS),
    soil: one(chance, SOILS),
    striga: chance.below(5) === 0,
    ageYears: chance.below(20),
  })
}

function someQuestion(chance: Chance, { country }: BudgetFacts): FieldPlanInput {
  const grades = [
    ...new Set(
      Array.from({ length: chance.below(7) }, () => one(chance, gradesSoldIn(country).filter(containsNutrients))),
    ),
  ]
  const scale = country === 'NA' ? 0.02 : 1
  const price = (): number | null => (chance.below(12) === 0 ? null : Math.round(chance.between(15, 80) * scale) * 1000)
  return {
    area: chance.between(0.02, chance.below(4) === 0 ? 20 : 3),
    areaUnit: one(chance, ['acre', 'hectare']),
    grades: grades.map((id: GradeId) => ({ id, price: price() })),
    purse: chance.below(2) ? Math.round(chance.between(3, 500) * scale) * 1000 || null : null,
    cropPrice: chance.below(3) ? chance.between(80, 900) * scale : null,
    risk: one(chance, ['careful', 'middle', 'bold']),
    look: chance.below(2) ? one(chance, [1, 2, 3, 4, 5] as const) : null,
    manure: chance.below(4) === 0 ? chance.between(10, 8000) : 0,
    manureKind: one(chance, ['cattle', 'goat_sheep', 'poultry', 'compost']),
  }
}

/** Returns kg/ha of an element in a purchase or an application. */
const elementIn = (x: 'n' | 'p' | 'k', list: readonly { grade: GradeId; kg: number }[], hectares: number) =>
  list.reduce((sum, { grade, kg }) => sum + GRADES[grade].holds[x] * kg, 0) / hectares

function isWhole(plan: FertilizerPlan): boolean {
  return !JSON.stringify(plan, (_, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'BROKEN' : value,
  ).includes('BROKEN')
}

describe('whatever is asked', () => {
  test('no limit is passed, nothing is lost between the feedings, and the purse is kept: 6,000 fields', () => {
    const chance = chanceOf(14)
    let planned = 0
    for (let n = 0; n < 6000; n++) {
      const facts = someField(chance)
      const asked = someQuestion(chance, facts)
      const plan = planWithinBudget(facts, asked)
      const { hectares, splits, parts } = plan
      expect(isWhole(plan)).toBe(true)
      for (const x of ELEMENTS)
        expect(facts.perPlant ? plan.nutrientsPerHa[x] : elementIn(x, parts, hectares)).toBeLessThanOrEqual(
          facts.limit[x] + 0.01,
        )
      if (plan.cost !== null && asked.purse) expect(plan.cost).toBeLessThanOrEqual(asked.purse + 0.01)
      if (plan.worthIt === false) expect(parts).toEqual([])
      if (plan.why[0]?.id === 'does_not_pay') expect(plan.nextBag.every((bag) => !bag.pays)).toBe(true)
      if (plan.worthIt && asked.cropPrice)
        expect(
          meetsRequiredReturn(plan.extraRevenue!.money + asked.cropPrice + 1, plan.cost!, facts.risk[asked.risk]),
        ).toBe(true)
      expect(splits.map(({ n: at, of }) => [at, of])).toEqual(splits.map((_, at) => [at + 1, splits.length]))
      if (facts.perPlant || splits.length === 0) continue
      planned++
      for (const { grade, kg } of parts) {
        const given = splits.flatMap(({ products }) => products.filter((product) => product.grade === grade))
        expect(given.reduce((sum, product) => sum + product.kg, 0)).toBeCloseTo(kg, 0)
        expect(kg / hectares).toBeGreaterThanOrEqual(25 - 1e-6)
      }
      for (const { products, how } of splits) {
        expect(elementIn('n', products, hectares)).toBeLessThanOrEqual(facts.singleN + 0.05)
        for (const { grade, capsPerStand } of products) {
          const most = (grade === 'urea' ? facts.perStand.urea : facts.perStand.other)
            .filter(([cm]) => cm <= (how?.to ?? how?.from ?? 5))
            .at(-1)
          const grams = capsPerStand ? (capsPerStand.caps * facts.capGrams[grade]!) / capsPerStand.stands : 0
          expect(grams).toBeLessThanOrEqual((most?.[1] ?? 10) + 1e-6)
        }
      }
    }
    expect(planned).toBeGreaterThan(2500)
  }, 300_000)

  test('the facts are a few kilobytes of plain data', () => {
    for (const crop of CANONICAL_CROPS) {
      const facts = factsFor({ crop })
      expect(JSON.stringify(facts).length).toBeLessThan(5000)
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
    }
  })
})
