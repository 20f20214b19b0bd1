import type { ManureKind } from '../../contracts/fertilizer-plan.ts'
import type { Nutrients } from '../../contracts/grades.ts'
import type { BudgetFacts } from './budget-facts.ts'

export interface NutrientNeed {
  /** Zone's rate minus the manure; null if no rate is known. */
  target: Nutrients | null
  limit: Nutrients
  manure: Nutrients
  manureTonnes: number
}

interface Manure {
  kg: number
  kind: ManureKind
}

export function computeNutrientNeed(facts: BudgetFacts, hectares: number, { kg, kind }: Manure): NutrientNeed {
  const { gives, most } = facts.manure[kind]
  const spread = Math.min(kg / hectares, most * 1000)
  const manure = { n: gives.n * spread, p: gives.p * spread, k: gives.k * spread }
  const limit = subtractNutrients(facts.limit, manure)
  const byRounds = facts.singleN * facts.feedings.length
  return {
    target: facts.rate && subtractNutrients(facts.rate.target, manure),
    limit: { ...limit, n: Math.min(limit.n, facts.perPlant ? limit.n : byRounds) },
    manure,
    manureTonnes: spread / 1000,
  }
}

const subtractNutrients = (from: Nutrients, by: Nutrients): Nutrients => ({
  n: Math.max(0, from.n - by.n),
  p: Math.max(0, from.p - by.p),
  k: Math.max(0, from.k - by.k),
})

/** Maximum multiple of a zone's rate that a plan may supply of a nutrient (our choice). */
export const MAX_RATE_FACTOR = 1.3
/** Amount of a nutrient that is allowed even if its rate is very low, kg/ha (our choice). */
const FREE = 5

/** Returns limits near a rate: a little above the rate for its nutrients, the crop's limit for others. */
export function limitsNearRate(target: Nutrients, limit: Nutrients): Nutrients {
  const near = (x: keyof Nutrients) =>
    target[x] > 0 ? Math.min(limit[x], Math.max(FREE, MAX_RATE_FACTOR * target[x])) : limit[x]
  return { n: near('n'), p: near('p'), k: near('k') }
}

export const scaleNutrients = ({ n, p, k }: Nutrients, by: number): Nutrients => ({ n: n * by, p: p * by, k: k * by })
