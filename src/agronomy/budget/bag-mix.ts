import type { Nutrients } from '../../contracts/grades.ts'
import { findBestPurchase, nutrientDeviation } from './best-purchase.ts'
import { findCheapestBags } from './cheapest-bags.ts'
import { MAX_RATE_FACTOR } from './field-need.ts'
import { type Offer, type PurchaseLimits, sumPurchase } from './purchase.ts'

/** Minimum share of each target nutrient. Rounding to bags may miss the last tenth (our choice). */
export const MIN_NUTRIENT_COVERAGE = 0.9
const TOLERANCE = 1e-9
/** Penalty on the score for each multiple of the target in excess (our choice). */
const TOO_MUCH = 0.1
/** Bonus that ranks purchases which meet the target above all others, when prices are unknown. */
const MEETS_TARGET_BONUS = 1000

/** Weights of the nutrients when the budget does not cover all of them (our choice). */
export const NUTRIENT_WEIGHTS = {
  cereal: { n: 0.5, p: 0.35, k: 0.15 },
  legume: { n: 0, p: 0.8, k: 0.2 },
  root: { n: 0.35, p: 0.2, k: 0.45 },
  vegetable: { n: 0.4, p: 0.3, k: 0.3 },
} as const satisfies Record<string, Nutrients>
export type NutrientWeighting = keyof typeof NUTRIENT_WEIGHTS

interface BagMix {
  steps: number[]
  full: boolean
}

/** Returns the cheapest mix with 90 % of each nutrient, or the most balanced mix within the budget. @param target kg for the field */
export function findBestBagMix(
  offers: readonly Offer[],
  target: Nutrients,
  bounds: PurchaseLimits,
  fedAs: NutrientWeighting,
): BagMix {
  const wanted = onSale(offers, target)
  const priced = offers.every(({ price }) => price > 0)
  const cheapest = priced ? findCheapestBags(offers, wanted, target, bounds) : null
  if (cheapest) return { steps: cheapest, full: true }
  const value = (brought: Nutrients) => {
    const meets = !priced && meetsAll(brought, wanted)
    if (meets) return MEETS_TARGET_BONUS - nutrientDeviation(brought, target)
    return scoreNutrientCoverage(brought, target, NUTRIENT_WEIGHTS[fedAs]) - TOO_MUCH * overOf(brought, target)
  }
  const steps = findBestPurchase(offers, bounds, value, target)
  return { steps, full: meetsAll(sumPurchase(steps, offers), wanted) }
}

/** Returns the excess over `MAX_RATE_FACTOR` × target, summed over nutrients, in multiples of the target. */
function overOf(brought: Nutrients, target: Nutrients): number {
  const over = (x: keyof Nutrients) => (target[x] > 0 ? Math.max(0, brought[x] / target[x] - MAX_RATE_FACTOR) : 0)
  return over('n') + over('p') + over('k')
}

/** Returns the weighted sum of 2m − m², where m is the coverage of the target. It is concave: the first half is worth more. */
export function scoreNutrientCoverage(brought: Nutrients, target: Nutrients, weights: Nutrients): number {
  const of = (x: keyof Nutrients) => {
    const m = target[x] > 0 ? Math.min(brought[x] / target[x], 1) : 0
    return weights[x] * (2 * m - m * m)
  }
  return of('n') + of('p') + of('k')
}

function onSale(offers: readonly Offer[], target: Nutrients): Nutrients {
  const least = (x: keyof Nutrients) =>
    offers.some(({ brings }) => brings[x] > 0) ? MIN_NUTRIENT_COVERAGE * target[x] : 0
  return { n: least('n'), p: least('p'), k: least('k') }
}

const meetsAll = (brought: Nutrients, wanted: Nutrients): boolean =>
  brought.n >= wanted.n - TOLERANCE && brought.p >= wanted.p - TOLERANCE && brought.k >= wanted.k - TOLERANCE
