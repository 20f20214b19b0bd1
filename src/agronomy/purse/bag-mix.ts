import type { Nutrients } from '../../contracts/grades.ts'
import { bestPurchase, misfitOf } from './best-purchase.ts'
import { cheapestBags } from './cheapest-bags.ts'
import { OVER_RATE } from './field-need.ts'
import { type Bounds, type Offer, totalOf } from './purchase.ts'

/** Of each nutrient of the target so much at least (a choice: rounding to bags passes over the last tenth). */
export const COVERS = 0.9
const NEARLY = 1e-9
/** What the score loses for each time the target that a nutrient is too much (a choice). */
const TOO_MUCH = 0.1
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
    if (meets) return MEETS - misfitOf(brought, target)
    return scoreOf(brought, target, WEIGHTS[fedAs]) - TOO_MUCH * overOf(brought, target)
  }
  const steps = bestPurchase(offers, bounds, value, target)
  return { steps, full: meetsAll(totalOf(steps, offers), wanted) }
}

/** How far the nutrients of a target are gone over by more than is near to it, in shares of them. */
function overOf(brought: Nutrients, target: Nutrients): number {
  const over = (x: keyof Nutrients) => (target[x] > 0 ? Math.max(0, brought[x] / target[x] - OVER_RATE) : 0)
  return over('n') + over('p') + over('k')
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
