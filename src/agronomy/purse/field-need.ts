import type { ManureKind } from '../../contracts/fertilizer-plan.ts'
import type { Nutrients } from '../../contracts/grades.ts'
import type { PurseFacts } from './facts.ts'

/** What a field wants from the bag and what it bears, in kg/ha of elements. */
export interface FieldNeed {
  /** What the zone's rate leaves after the manure; null where no rate is known. */
  target: Nutrients | null
  limit: Nutrients
  /** What the manure gives in this season. */
  manure: Nutrients
  /** t/ha of it that are counted. */
  manureTonnes: number
}

export interface Manure {
  kg: number
  kind: ManureKind
}

/** Manure first: what it gives is taken from the rate and from the most that the crop bears. */
export function fieldNeed(facts: PurseFacts, hectares: number, { kg, kind }: Manure): FieldNeed {
  const { gives, most } = facts.manure[kind]
  const spread = Math.min(kg / hectares, most * 1000)
  const manure = { n: gives.n * spread, p: gives.p * spread, k: gives.k * spread }
  const limit = less(facts.limit, manure)
  const byRounds = facts.singleN * facts.feedings.length
  return {
    target: facts.rate && less(facts.rate.target, manure),
    limit: { ...limit, n: Math.min(limit.n, facts.perPlant ? limit.n : byRounds) },
    manure,
    manureTonnes: spread / 1000,
  }
}

const less = (from: Nutrients, by: Nutrients): Nutrients => ({
  n: Math.max(0, from.n - by.n),
  p: Math.max(0, from.p - by.p),
  k: Math.max(0, from.k - by.k),
})

/** How far over a rate may be gone, and the kg/ha that are free (choices). */
export const OVER_RATE = 1.3
const FREE = 5

/** What a rate allows: of a nutrient that it names not much more; of others what the crop bears. */
export function nearTo(target: Nutrients, limit: Nutrients): Nutrients {
  const near = (x: keyof Nutrients) =>
    target[x] > 0 ? Math.min(limit[x], Math.max(FREE, OVER_RATE * target[x])) : limit[x]
  return { n: near('n'), p: near('p'), k: near('k') }
}

export const times = ({ n, p, k }: Nutrients, by: number): Nutrients => ({ n: n * by, p: p * by, k: k * by })
