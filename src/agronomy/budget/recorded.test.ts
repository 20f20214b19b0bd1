import { expect, test } from 'bun:test'
import { type FieldPlanInput, MANURE_KINDS, RISKS, SOIL_LOOKS } from '../../contracts/fertilizer-plan.ts'
import { type Country, GRADE_IDS, GRADES } from '../../contracts/grades.ts'
import { addDays } from '../dates.ts'
import { collectFieldBudgetFacts } from '../feeding/field-budget-facts.ts'
import { assessField } from '../field.ts'
import { type Chance, chanceOf } from '../testing/chance.ts'
import { digests, digestsByKey, madeSituations, withMoreTold } from '../testing/recorded.ts'
import type { FieldSituation } from '../types.ts'
import { planWithinBudget } from './budget-plan.ts'

const one = <Value>(chance: Chance, of: readonly Value[]): Value => of[chance.below(of.length)]!

function madeInput(country: Country, chance: Chance): FieldPlanInput {
  const sold = GRADE_IDS.filter((id) => GRADES[id].countries.some((each) => each === country))
  const start = chance.below(sold.length)
  const grades = Array.from({ length: 1 + chance.below(5) }, (_, n) => sold[(start + n) % sold.length]!)
  const usual = country === 'NG' ? 30_000 : 500
  const priced = chance.below(4) > 0
  return {
    area: one(chance, [0.25, 0.5, 1, 2, 3, 7.5, 20]),
    areaUnit: one(chance, ['acre', 'hectare'] as const),
    grades: [...new Set(grades)].map((id) => ({
      id,
      bagKg: chance.below(3) === 0 ? 25 : null,
      price: priced ? Math.round(usual * chance.between(0.6, 1.6)) : null,
    })),
    purse: priced && chance.below(4) > 0 ? Math.round(usual * chance.between(0.3, 12)) : null,
    cropPrice: chance.below(3) > 0 ? Math.round(usual * chance.between(0.004, 0.02)) : null,
    risk: one(chance, RISKS),
    look: chance.below(2) === 0 ? one(chance, SOIL_LOOKS) : null,
    manure: chance.below(3) === 0 ? 100 * (1 + chance.below(60)) : null,
    manureKind: chance.below(2) === 0 ? one(chance, MANURE_KINDS) : null,
  }
}

function planFor(situation: FieldSituation, n: number, chance: Chance) {
  const plantingDate = n % 4 === 0 ? situation.plantingDate : addDays(situation.asOf, 5 - (n % 30))
  const facts = collectFieldBudgetFacts(assessField({ ...situation, plantingDate, log: [] }))
  const input = madeInput(facts.country, chance)
  return { facts, input, plan: planWithinBudget(facts, input) }
}

test('plans within a budget for made fields and purses are those recorded', () => {
  const chance = chanceOf(30)
  const lines = madeSituations(240, 30).map((situation, n) => {
    const { facts, input, plan } = planFor(situation, n, chance)
    const { basis, cost, worthIt, why, parts, splits, nextBag, ...rest } = plan
    const bags = parts.map(({ grade, bags, bagKg }) => `${bags}x${bagKg} ${grade}`).join(', ') || 'nothing'
    const reasons = why.map(({ id, n }) => (n === null ? id : `${id}=${n}`)).join(' ')
    return `${facts.crop} ${input.area} ${input.areaUnit}: ${basis} ${bags} for ${cost} ${worthIt} ${reasons} ${digests({ splits, nextBag, rest })}`
  })
  expect(lines).toMatchSnapshot()
})

test('plans within a budget for many more made fields are those recorded, crop by crop', () => {
  const chance = chanceOf(48)
  const plans = withMoreTold(madeSituations(1500, 48), 49).map((situation, n) => {
    const { facts, plan } = planFor(situation, n, chance)
    const { basis, parts, cost, why, splits, nextBag, ...rest } = plan
    return [facts.crop, { facts, basis, parts, cost, why, splits, nextBag, rest }] as const
  })
  expect(digestsByKey(plans)).toMatchSnapshot()
}, 300_000)
