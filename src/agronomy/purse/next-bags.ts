import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { GradeId, Nutrients } from '../../contracts/grades.ts'
import { pays } from './worth-it.ts'

type NextBag = FertilizerPlan['nextBag'][number]

/** A whole bag of a product: its price, and kg of each element in it. */
export interface Bag {
  id: GradeId
  price: number
  brings: Nutrients
  /** Of a product that is not bought yet so many at once: fewer are too little to spread. */
  least: number
}

/** Bags past the plan that are looked at. */
const MOST_BAGS = 8

/**
 * What one bag more brings, each the one that returns the most for its price, up to the first that does not pay. Where one
 * alone is too little to spread it is one of as many as are not.
 * @param sales of what was given to the field, in money
 * @param factor times its price that a bag must bring beside the price (AKILIMO: strictly more)
 */
export function nextBags(
  bags: readonly Bag[],
  given: Nutrients,
  limit: Nutrients,
  sales: (given: Nutrients) => number,
  factor: number,
): NextBag[] {
  const list: NextBag[] = []
  const left = bags.map((bag) => ({ ...bag }))
  let have = given
  while (list.length < MOST_BAGS) {
    const now = sales(have)
    const options = left.flatMap((bag) => {
      const then = plus(have, bag.brings, bag.least)
      return isWithin(then, limit) ? [{ bag, then, returns: Math.floor((sales(then) - now) / bag.least) }] : []
    })
    if (options.length === 0) return list
    const { bag, then, returns } = options.reduce((best, one) =>
      one.returns / one.bag.price > best.returns / best.bag.price ? one : best,
    )
    const enough = pays(returns, bag.price, factor)
    list.push({ grade: bag.id, price: bag.price, returns, pays: enough })
    if (!enough) return list
    have = then
    bag.least = 1
  }
  return list
}

const plus = (one: Nutrients, other: Nutrients, times: number): Nutrients => ({
  n: one.n + times * other.n,
  p: one.p + times * other.p,
  k: one.k + times * other.k,
})

const isWithin = ({ n, p, k }: Nutrients, limit: Nutrients): boolean =>
  n <= limit.n + 1e-9 && p <= limit.p + 1e-9 && k <= limit.k + 1e-9
