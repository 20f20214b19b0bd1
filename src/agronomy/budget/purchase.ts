import type { Nutrients } from '../../contracts/grades.ts'

/** Purchase unit: bags or parts of one, or kilograms. */
export type Step = { bags: number } | { kg: number }

/** Product as one field buys it: in steps of bags, half bags or kilograms. */
export interface Offer {
  stepKg: number
  /** Price of one step; 0 when unknown. */
  price: number
  /** kg of each element in one step. */
  brings: Nutrients
  /** Least steps of a product that is bought at all; less is not worth spreading. */
  least: number
  /** Greatest useful number of steps. */
  most: number
}

/** Constraints on a purchase. */
export interface Bounds {
  /** kg of each element. */
  limit: Nutrients
  purse: number
  /** Most products. */
  kinds?: number
  /** Nitrogen only beside phosphate. */
  phosphateFirst?: boolean
}

const NEARLY = 1e-9

/** Callback for each purchase. `steps` is reused between calls: copy it to keep it. */
export type Visit = (steps: readonly number[], cost: number, n: number, p: number, k: number) => void

/**
 * Enumerates all purchases within the bounds in steps of `stride`, the empty one first.
 * @returns their number; stops at `budget`
 */
export function everyPurchase(
  offers: readonly Offer[],
  { limit, purse, kinds = offers.length, phosphateFirst = false }: Bounds,
  visit: Visit | null,
  stride = 1,
  budget = Number.POSITIVE_INFINITY,
): number {
  const steps = offers.map(() => 0)
  const [limitN, limitP, limitK] = [limit.n + NEARLY, limit.p + NEARLY, limit.k + NEARLY]
  let seen = 0
  const go = (at: number, used: number, cost: number, n: number, p: number, k: number): void => {
    if (at === offers.length) {
      seen++
      if (!phosphateFirst || p > 0 || n === 0) visit?.(steps, cost, n, p, k)
      return
    }
    const { price, brings, least, most } = offers[at]!
    for (let step = 0; step <= most && seen < budget; step = step === 0 ? Math.max(least, stride) : step + stride) {
      const nextCost = cost + step * price
      const [nextN, nextP, nextK] = [n + step * brings.n, p + step * brings.p, k + step * brings.k]
      if (nextCost > purse + NEARLY || nextN > limitN || nextP > limitP || nextK > limitK) break
      if (step > 0 && used >= kinds) break
      steps[at] = step
      go(at + 1, step > 0 ? used + 1 : used, nextCost, nextN, nextP, nextK)
    }
    steps[at] = 0
  }
  go(0, 0, 0, 0, 0, 0)
  return seen
}

/** True when a purchase meets all bounds and minimum amounts. */
export function isWithin(steps: readonly number[], offers: readonly Offer[], bounds: Bounds): boolean {
  const { limit, purse, kinds = offers.length, phosphateFirst = false } = bounds
  const { cost, n, p, k } = totalOf(steps, offers)
  return (
    steps.filter((step) => step > 0).length <= kinds &&
    (!phosphateFirst || p > 0 || n === 0) &&
    steps.every((step, i) => step === 0 || (step >= offers[i]!.least && step <= offers[i]!.most)) &&
    cost <= purse + NEARLY &&
    n <= limit.n + NEARLY &&
    p <= limit.p + NEARLY &&
    k <= limit.k + NEARLY
  )
}

export interface Total extends Nutrients {
  cost: number
}

export function totalOf(steps: readonly number[], offers: readonly Offer[]): Total {
  const total = { cost: 0, n: 0, p: 0, k: 0 }
  for (let i = 0; i < offers.length; i++) {
    const { price, brings } = offers[i]!
    const step = steps[i]!
    total.cost += step * price
    total.n += step * brings.n
    total.p += step * brings.p
    total.k += step * brings.k
  }
  return total
}
