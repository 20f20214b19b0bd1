import type { Nutrients } from '../../contracts/grades.ts'
import { enumeratePurchases, isWithinLimits, type Offer, type PurchaseLimits, sumPurchase } from './purchase.ts'

/** Objective function: value of a purchase, to be maximised. */
type Value = (brought: Nutrients, cost: number) => number

/** Number of purchases to enumerate. Larger problems start with longer steps. */
export const MAX_PURCHASES_ENUMERATED = 4000
/** Number of product sets to refine, because the best set in long steps is not always the best in short steps. */
const MAX_REFINED_PRODUCT_SETS = 4
const TOLERANCE = 1e-9
/** Maximum iterations of the local search per step length; further gains are small. */
const MOST_TURNS = 20

/** Finds the purchase of the greatest value. Ties: lower cost, nearer the `target`, fewer products, list order. */
export function findBestPurchase(
  offers: readonly Offer[],
  bounds: PurchaseLimits,
  value: Value,
  target: Nutrients,
  lookedAt = MAX_PURCHASES_ENUMERATED,
): number[] {
  let stride = 1
  while (enumeratePurchases(offers, bounds, null, stride, lookedAt) >= lookedAt) stride *= 2
  const bests = new Map<number, Search>()
  enumeratePurchases(
    offers,
    bounds,
    (steps, cost, n, p, k) => {
      const kinds = productMask(steps)
      let search = bests.get(kinds)
      if (!search) {
        search = new Search(offers.length, value, target)
        bests.set(kinds, search)
      }
      search.look(steps, cost, { n, p, k })
    },
    stride,
  )
  const found = [...bests.values()]
    .sort((one, other) => other.top - one.top)
    .slice(0, stride > 1 ? MAX_REFINED_PRODUCT_SETS : undefined)
  for (let finer = stride / 2; finer >= 1; finer /= 2)
    for (const search of found) improveByLocalSearch(search, offers, bounds, finer)
  const search = new Search(offers.length, value, target)
  for (const { best } of found) {
    const { cost, ...brought } = sumPurchase(best, offers)
    search.look(best, cost, brought)
  }
  return search.best
}

function productMask(steps: readonly number[]): number {
  let kinds = 0
  for (let i = 0; i < steps.length; i++) if (steps[i]! > 0) kinds |= 1 << i
  return kinds
}

/** Local search: moves to a better neighbour (one product more or less, or an exchange of two) while there is one. */
function improveByLocalSearch(search: Search, offers: readonly Offer[], bounds: PurchaseLimits, stride: number): void {
  let from = ''
  for (let turns = 0; turns < MOST_TURNS && from !== search.best.join(); turns++) {
    from = search.best.join()
    const base = [...search.best]
    for (let i = 0; i < offers.length; i++)
      for (let j = i; j < offers.length; j++)
        for (const [up, across] of i === j ? SINGLE_MOVES : EXCHANGE_MOVES) {
          const steps = [...base]
          steps[i] = changeStepCount(steps[i]!, up * stride, offers[i]!)
          if (i !== j) steps[j] = changeStepCount(steps[j]!, across * stride, offers[j]!)
          if (!isWithinLimits(steps, offers, bounds)) continue
          const { cost, ...brought } = sumPurchase(steps, offers)
          search.look(steps, cost, brought)
        }
  }
}

const SINGLE_MOVES: readonly [number, number][] = [
  [1, 0],
  [-1, 0],
]
const EXCHANGE_MOVES: readonly [number, number][] = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -2],
  [-1, 2],
  [2, -1],
  [-2, 1],
]

/** Changes a number of steps. Amounts below `least` become `least` when rising from zero, otherwise zero. */
function changeStepCount(step: number, by: number, { least }: Offer): number {
  if (step === 0 && by > 0) return Math.max(least, by)
  return step + by < least ? 0 : step + by
}

class Search {
  best: number[]
  top = Number.NEGATIVE_INFINITY
  private cost = 0
  private misfit = 0

  constructor(
    kinds: number,
    private readonly value: Value,
    private readonly target: Nutrients,
  ) {
    this.best = new Array(kinds).fill(0)
  }

  look(steps: readonly number[], cost: number, brought: Nutrients): void {
    const worth = this.value(brought, cost)
    if (worth < this.top - TOLERANCE) return
    const misfit = nutrientDeviation(brought, this.target)
    if (worth <= this.top + TOLERANCE && !this.isBetter(steps, cost, misfit)) return
    this.best = [...steps]
    this.top = worth
    this.cost = cost
    this.misfit = misfit
  }

  private isBetter(steps: readonly number[], cost: number, misfit: number): boolean {
    if (Math.abs(cost - this.cost) > TOLERANCE) return cost < this.cost
    if (Math.abs(misfit - this.misfit) > TOLERANCE) return misfit < this.misfit
    return isSimplerPurchase(steps, this.best)
  }
}

export function isSimplerPurchase(steps: readonly number[], than: readonly number[]): boolean {
  const kinds = (list: readonly number[]) => list.filter((step) => step > 0).length
  if (kinds(steps) !== kinds(than)) return kinds(steps) < kinds(than)
  const first = steps.findIndex((step, i) => step !== than[i])
  return first >= 0 && steps[first]! > than[first]!
}

export function nutrientDeviation(brought: Nutrients, target: Nutrients): number {
  let sum = 0
  if (target.n > 0) sum += Math.abs(brought.n / target.n - 1)
  if (target.p > 0) sum += Math.abs(brought.p / target.p - 1)
  if (target.k > 0) sum += Math.abs(brought.k / target.k - 1)
  return sum
}
