import { GRADES, type Nutrients } from '../../contracts/grades.ts'
import { bestPurchase } from './best-purchase.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import type { YieldFacts } from './facts.ts'
import { buyFew, mayBeNext } from './few-at-once.ts'
import { type FieldNeed, limitsNearRate, times } from './field-need.ts'
import { extraOf, harvestOf } from './gains.ts'
import { nextBags } from './next-bags.ts'
import { fieldOffers } from './offers.ts'
import type { BudgetRequest, Buying } from './want.ts'
import { type Gain, type Purchase, purchaseOf, type Why, why } from './worked.ts'
import { requiredFor, worthOf } from './worth-it.ts'

/** Buys the amount with the largest surplus of revenue over cost and required marginal return; nothing if the whole does not pay. */
export function moneyPlan(
  buying: Buying,
  yields: YieldFacts,
  cropPrice: number,
): { purchase: Purchase; gain: Gain; reasons: Why[] } {
  const { want, shop, need, step } = buying
  const { facts, hectares } = want
  const limit = times(limitOf(want, yields, need), hectares)
  const offers = fieldOffers(buying, { limit, target: null })
  const extra = extraOf(want, yields, need)
  const required = requiredFor(facts, want.risk)
  const sales = (given: Nutrients) => extra(given) * cropPrice
  const value = (given: Nutrients, cost: number) => worthOf(sales(given), cost, required)
  const buy = (purse: number) =>
    buyFew(buying, (mixing) =>
      purchaseOf(bestPurchase(offers, { limit, purse, ...mixing }, value, limit), offers, shop, step),
    )
  const whole = buy(Number.POSITIVE_INFINITY)
  const short = want.purse !== null && whole.total.cost > want.purse
  const purchase = short ? buy(want.purse!) : whole
  const bags = mayBeNext(buying, purchase).map(({ id, bagKg, price }) => ({
    id,
    price,
    brings: times(GRADES[id].holds, bagKg),
    least: purchase.bought.some((one) => one.id === id) ? 1 : Math.ceil((LEAST_KG_HA * hectares) / bagKg - 1e-9),
  }))
  const harvest = harvestOf(want, yields, need, purchase.total)
  const least = Math.min(harvest.extraRevenue!.low, harvest.badYear!.money)
  return {
    purchase,
    gain: {
      ...harvest,
      nextBag: nextBags(bags, { given: purchase.total, cost: purchase.total.cost, limit }, sales, required),
      worthIt: purchase.bought.length > 0,
    },
    reasons: [...moneyReasons(purchase, whole), ...(least < purchase.total.cost ? [why('may_lose')] : [])],
  }
}

/** Starter nitrogen of a legume, kg/ha: beyond it nodules fix less. */
const STARTER = 20

/** Purchase limits: starter nitrogen for a legume, near the zone's rate on the poorest land (our choices). */
function limitOf({ facts, look }: BudgetRequest, { usualLook }: YieldFacts, { limit, target }: FieldNeed): Nutrients {
  const start = facts.fedAs === 'legume' ? { ...limit, n: Math.min(limit.n, STARTER) } : limit
  return (look ?? usualLook) === 1 && target ? limitsNearRate(target, start) : start
}

function moneyReasons(purchase: Purchase, whole: Purchase): Why[] {
  if (whole.bought.length === 0) return [why('does_not_pay')]
  if (purchase === whole) return []
  return [why(purchase.bought.length === 0 ? 'purse_too_small' : 'purse_small', Math.ceil(whole.total.cost))]
}
