import type { Nutrients } from '../../contracts/grades.ts'

export type PurchaseStep = { bags: number } | { kg: number }

export interface Offer {
  stepKg: number
  price: number
  brings: Nutrients
  /** Minimum steps of a product if any is bought; less is not worth spreading. */
  least: number
  most: number
}

export interface PurchaseLimits {
  /** kg of each element. */
  limit: Nutrients
  purse: number
  kinds?: number
  phosphateFirst?: boolean
}

const TOLERANCE = 1e-9

/** Called for each purchase. `steps` is reused between calls: copy before storing. */
type Visit = (steps: readonly number[], cost: number, n: number, p: number, k: number) => void

/** Enumerates purchases in steps of `stride`, the empty one first. @returns their number; stops at `budget` */
export function enumeratePurchases(
  offers: readonly Offer[],
  { limit, purse, kinds = offers.length, phosphateFirst = false }: PurchaseLimits,
  visit: Visit | null,
  stride = 1,
  budget = Number.POSITIVE_INFINITY,
): number {
  const steps = offers.map(() => 0)
  const [limitN, limitP, limitK] = [limit.n + TOLERANCE, limit.p + TOLERANCE, limit.k + TOLERANCE]
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
      if (nextCost > purse + TOLERANCE || nextN > limitN || nextP > limitP || nextK > limitK) break
      if (step > 0 && used >= kinds) break
      steps[at] = step
      go(at + 1, step > 0 ? used + 1 : used, nextCost, nextN, nextP, nextK)
    }
    steps[at] = 0
  }
  go(0, 0, 0, 0, 0, 0)
  return seen
}

export function isWithinLimits(steps: readonly number[], offers: readonly Offer[], bounds: PurchaseLimits): boolean {
  const { limit, purse, kinds = offers.length, phosphateFirst = false } = bounds
  const { cost, n, p, k } = sumPurchase(steps, offers)
  return (
    steps.filter((step) => step > 0).length <= kinds &&
    (!phosphateFirst || p > 0 || n === 0) &&
    steps.every((step, i) => step === 0 || (step >= offers[i]!.least && step <= offers[i]!.most)) &&
    cost <= purse + TOLERANCE &&
    n <= limit.n + TOLERANCE &&
    p <= limit.p + TOLERANCE &&
    k <= limit.k + TOLERANCE
  )
}

export interface PurchaseTotal extends Nutrients {
  cost: number
}

export function sumPurchase(steps: readonly number[], offers: readonly Offer[]): PurchaseTotal {
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
