import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { GradeId, Nutrients } from '../../contracts/grades.ts'
import { type RequiredReturns, revenueNeededForNextBag } from './required-return.ts'

type NextBag = FertilizerPlan['nextBag'][number]

interface Bag {
  id: GradeId
  price: number
  brings: Nutrients
  /** Minimum bags of a product that is not in the plan yet; fewer are too little to spread. */
  least: number
}

const MOST_BAGS = 8

/** Returns the marginal returns of further bags until one does not pay. @param sales revenue of the nutrients @param cost their cost */
export function computeNextBagReturns(
  bags: readonly Bag[],
  { given, cost, limit }: { given: Nutrients; cost: number; limit: Nutrients },
  sales: (given: Nutrients) => number,
  required: RequiredReturns,
): NextBag[] {
  const list: NextBag[] = []
  const left = bags.map((bag) => ({ ...bag }))
  let have = given
  let paid = cost
  while (list.length < MOST_BAGS) {
    const now = sales(have)
    const options = left.flatMap((bag) => {
      const then = addNutrients(have, bag.brings, bag.least)
      return isWithin(then, limit) ? [{ bag, then, returns: Math.floor((sales(then) - now) / bag.least) }] : []
    })
    if (options.length === 0) return list
    const { bag, then, returns } = options.reduce((best, one) =>
      one.returns / one.bag.price > best.returns / best.bag.price ? one : best,
    )
    const needs = Math.ceil(
      revenueNeededForNextBag(bag.least * bag.price, { sales: now, cost: paid }, required) / bag.least,
    )
    const enough = returns > needs
    list.push({ grade: bag.id, price: bag.price, returns, needs, pays: enough })
    if (!enough) return list
    have = then
    paid += bag.least * bag.price
    bag.least = 1
  }
  return list
}

const addNutrients = (one: Nutrients, other: Nutrients, times: number): Nutrients => ({
  n: one.n + times * other.n,
  p: one.p + times * other.p,
  k: one.k + times * other.k,
})

const isWithin = ({ n, p, k }: Nutrients, limit: Nutrients): boolean =>
  n <= limit.n + 1e-9 && p <= limit.p + 1e-9 && k <= limit.k + 1e-9
