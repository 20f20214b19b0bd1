import type { Nutrients } from '../../contracts/grades.ts'
import { bestPurchase, isPlainer, misfitOf } from './best-purchase.ts'
import { cheapestMix } from './exact-mix.ts'
import { type Bounds, type Offer, totalOf } from './purchase.ts'

/** Of each nutrient of the target so much at least (a choice: rounding to bags passes over the last tenth). */
export const COVERS = 0.9
const NEARLY = 1e-9
/** Purchases looked into before the search is content with the best so far. */
const SEARCHED = 60_000
/** Of a score so much dearer than any purchase that meets the target is none that does not. */
const MEETS = 1000

/** How much each nutrient counts where not all can be bought (a choice). */
export const WEIGHTS = {
  cereal: { n: 0.5, p: 0.35, k: 0.15 },
  legume: { n: 0, p: 0.8, k: 0.2 },
  root: { n: 0.35, p: 0.2, k: 0.45 },
  vegetable: { n: 0.4, p: 0.3, k: 0.3 },
} as const satisfies Record<string, Nutrients>
export type FedAs = keyof typeof WEIGHTS

export interface BagMix {
  steps: number[]
  /** Nine tenths at least of every nutrient that is on sale. */
  full: boolean
}

/**
 * Bags for a target: the cheapest that bring nine tenths of each nutrient on sale, and where the purse or the limits do not
 * allow that, the most balanced part of it. A curve, not a straight line, keeps a small purse from going all into urea.
 * @param target kg of each element for the field
 */
export function bagMix(offers: readonly Offer[], target: Nutrients, bounds: Bounds, fedAs: FedAs): BagMix {
  const wanted = onSale(offers, target)
  const priced = offers.every(({ price }) => price > 0)
  const cheapest = priced ? cheapestBags(offers, wanted, target, bounds) : null
  if (cheapest) return { steps: cheapest, full: true }
  const value = (brought: Nutrients) => {
    const meets = !priced && meetsAll(brought, wanted)
    return meets ? MEETS - misfitOf(brought, target) : scoreOf(brought, target, WEIGHTS[fedAs])
  }
  const steps = bestPurchase(offers, bounds, value, target, SEARCHED)
  return { steps, full: meetsAll(totalOf(steps, offers), wanted) }
}

/** Sum over the nutrients of what they count, for coverage m as 2m - m²: the first half brings more than the second. */
export function scoreOf(brought: Nutrients, target: Nutrients, weights: Nutrients): number {
  const of = (x: keyof Nutrients) => {
    const m = target[x] > 0 ? Math.min(brought[x] / target[x], 1) : 0
    return weights[x] * (2 * m - m * m)
  }
  return of('n') + of('p') + of('k')
}

/** kg of each nutrient that must be met: of what no product holds, nothing can be. */
function onSale(offers: readonly Offer[], target: Nutrients): Nutrients {
  const least = (x: keyof Nutrients) => (offers.some(({ brings }) => brings[x] > 0) ? COVERS * target[x] : 0)
  return { n: least('n'), p: least('p'), k: least('k') }
}

const meetsAll = (brought: Nutrients, wanted: Nutrients): boolean =>
  brought.n >= wanted.n - NEARLY && brought.p >= wanted.p - NEARLY && brought.k >= wanted.k - NEARLY

/** The cheapest whole steps that bring what is wanted; null where none within the bounds do. Depth first, cut off by the exact mix. */
function cheapestBags(
  offers: readonly Offer[],
  wanted: Nutrients,
  target: Nutrients,
  { limit, purse }: Bounds,
): number[] | null {
  const exact = cheapestMix(
    offers.map(({ brings, price }) => ({ holds: brings, price })),
    wanted,
  )
  if (!exact || exact.cost > purse + NEARLY) return null
  const { worth } = exact
  const reach = reachOf(offers)
  const steps = offers.map(() => 0)
  let best: number[] | null = null
  let bestCost = purse
  let bestMisfit = Number.POSITIVE_INFINITY
  let seen = 0
  const end = (cost: number, n: number, p: number, k: number): void => {
    const misfit = misfitOf({ n, p, k }, target)
    const ties = best !== null && Math.abs(cost - bestCost) <= NEARLY
    if (ties && (misfit > bestMisfit + NEARLY || (misfit >= bestMisfit - NEARLY && !isPlainer(steps, best!)))) return
    best = [...steps]
    bestCost = cost
    bestMisfit = misfit
  }
  const go = (at: number, cost: number, n: number, p: number, k: number): void => {
    const [lackN, lackP, lackK] = [Math.max(0, wanted.n - n), Math.max(0, wanted.p - p), Math.max(0, wanted.k - k)]
    if (cost + worth.n * lackN + worth.p * lackP + worth.k * lackK > bestCost + NEARLY) return
    const far = reach[at]!
    if (lackN > far.n + NEARLY || lackP > far.p + NEARLY || lackK > far.k + NEARLY) return
    if (at === offers.length) {
      end(cost, n, p, k)
      return
    }
    if (++seen > SEARCHED) return
    const { price, brings, least, most } = offers[at]!
    for (let step = 0; step <= most; step = step === 0 ? least : step + 1) {
      const [nextN, nextP, nextK] = [n + step * brings.n, p + step * brings.p, k + step * brings.k]
      if (cost + step * price > bestCost + NEARLY) break
      if (nextN > limit.n + NEARLY || nextP > limit.p + NEARLY || nextK > limit.k + NEARLY) break
      steps[at] = step
      go(at + 1, cost + step * price, nextN, nextP, nextK)
    }
    steps[at] = 0
  }
  go(0, 0, 0, 0, 0)
  return best
}

/** What the products from each place on can bring together at most. */
function reachOf(offers: readonly Offer[]): Nutrients[] {
  const reach: Nutrients[] = [{ n: 0, p: 0, k: 0 }]
  for (const { brings, most } of [...offers].reverse()) {
    const { n, p, k } = reach.at(-1)!
    reach.push({ n: n + most * brings.n, p: p + most * brings.p, k: k + most * brings.k })
  }
  return reach.reverse()
}
