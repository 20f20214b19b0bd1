import type { Nutrients } from '../../contracts/grades.ts'
import { isSimplerPurchase, nutrientDeviation } from './best-purchase.ts'
import { findCheapestMix, type ProductMix } from './cheapest-mix.ts'
import type { Offer, PurchaseLimits } from './purchase.ts'

const ELEMENTS = ['n', 'p', 'k'] as const
const TOLERANCE = 1e-9
const MAX_SEARCHED_PURCHASES = 40_000

interface Rest {
  reach: Nutrients
  /** Shadow price of each nutrient in the exact mix: a lower bound for the cost of missing nutrients. */
  worth: Nutrients
  /** Greatest ratio of two elements in any product: `ratio[x][y]` is x per y. */
  ratio: Record<keyof Nutrients, Nutrients>
}

/**
 * Finds the cheapest whole steps with at least `wanted` kg of each element by branch and bound; null if infeasible. Ties:
 * nearer the target, then fewer products, then list order.
 */
export function findCheapestBags(
  offers: readonly Offer[],
  wanted: Nutrients,
  target: Nutrients,
  { limit, purse, kinds = offers.length }: PurchaseLimits,
): number[] | null {
  const exact = exactOf(offers, wanted)
  if (!exact || exact.cost > purse + TOLERANCE) return null
  const order = byDearness(offers, exact.worth)
  const rests = restsOf(
    order.map((i) => offers[i]!),
    wanted,
    exact.worth,
  )
  const steps = offers.map(() => 0)
  let best: number[] | null = null
  let bestCost = purse
  let bestMisfit = 0
  let seen = 0

  const end = (cost: number, n: number, p: number, k: number): void => {
    const misfit = nutrientDeviation({ n, p, k }, target)
    const ties = best !== null && cost > bestCost - TOLERANCE
    if (
      ties &&
      (misfit > bestMisfit + TOLERANCE || (misfit >= bestMisfit - TOLERANCE && !isSimplerPurchase(steps, best!)))
    )
      return
    best = [...steps]
    bestCost = cost
    bestMisfit = misfit
  }
  const go = (at: number, used: number, cost: number, n: number, p: number, k: number): void => {
    const [lackN, lackP, lackK] = [Math.max(0, wanted.n - n), Math.max(0, wanted.p - p), Math.max(0, wanted.k - k)]
    const { reach, worth, ratio } = rests[at]!
    if (cost + worth.n * lackN + worth.p * lackP + worth.k * lackK > bestCost + TOLERANCE) return
    if (lackN > reach.n + TOLERANCE || lackP > reach.p + TOLERANCE || lackK > reach.k + TOLERANCE) return
    const [roomN, roomP, roomK] = [limit.n - n + TOLERANCE, limit.p - p + TOLERANCE, limit.k - k + TOLERANCE]
    if (lackN > 0 && (lackN > ratio.n.p * roomP + TOLERANCE || lackN > ratio.n.k * roomK + TOLERANCE)) return
    if (lackP > 0 && (lackP > ratio.p.n * roomN + TOLERANCE || lackP > ratio.p.k * roomK + TOLERANCE)) return
    if (lackK > 0 && (lackK > ratio.k.n * roomN + TOLERANCE || lackK > ratio.k.p * roomP + TOLERANCE)) return
    if (at === order.length) {
      end(cost, n, p, k)
      return
    }
    const { price, brings, least, most } = offers[order[at]!]!
    for (let step = 0; step <= most && seen < MAX_SEARCHED_PURCHASES; step = step === 0 ? least : step + 1) {
      const [addN, addP, addK] = [step * brings.n, step * brings.p, step * brings.k]
      if (cost + step * price > bestCost + TOLERANCE || addN > roomN || addP > roomP || addK > roomK) break
      if (step > 0 && used >= kinds) break
      seen++
      steps[order[at]!] = step
      go(at + 1, step > 0 ? used + 1 : used, cost + step * price, n + addN, p + addP, k + addK)
    }
    steps[order[at]!] = 0
  }
  go(0, 0, 0, 0, 0, 0)
  return best
}

const exactOf = (offers: readonly Offer[], wanted: Nutrients): ProductMix | null =>
  findCheapestMix(
    offers.map(({ brings, price }) => ({ holds: brings, price })),
    wanted,
  )

function byDearness(offers: readonly Offer[], worth: Nutrients): number[] {
  const above = ({ price, brings }: Offer) => price - worth.n * brings.n - worth.p * brings.p - worth.k * brings.k
  return offers.map((_, i) => i).sort((i, j) => above(offers[j]!) - above(offers[i]!))
}

function restsOf(ordered: readonly Offer[], wanted: Nutrients, worth: Nutrients): Rest[] {
  return [...ordered, null].map((_, at) => {
    const rest = ordered.slice(at)
    const reach = { n: 0, p: 0, k: 0 }
    for (const { brings, most } of rest) for (const x of ELEMENTS) reach[x] += most * brings[x]
    const most = (x: keyof Nutrients, y: keyof Nutrients) =>
      Math.max(0, ...rest.map(({ brings }) => (brings[x] === 0 ? 0 : brings[x] / brings[y])))
    const to = (x: keyof Nutrients): Nutrients => ({ n: most(x, 'n'), p: most(x, 'p'), k: most(x, 'k') })
    return { reach, worth: exactOf(rest, wanted)?.worth ?? worth, ratio: { n: to('n'), p: to('p'), k: to('k') } }
  })
}
