import { GRADES, type Nutrients } from '../../contracts/grades.ts'
import { findBestPurchase } from './best-purchase.ts'
import type { YieldFacts } from './budget-facts.ts'
import type { BudgetRequest, PurchaseContext } from './budget-request.ts'
import { MIN_KG_PER_HECTARE } from './cheapest-mix.ts'
import { limitsNearRate, type NutrientNeed, scaleNutrients } from './field-need.ts'
import { computeNextBagReturns } from './next-bags.ts'
import { buildFieldOffers } from './offers.ts'
import { limitProductsPerApplication, nextBagCandidates } from './products-per-application.ts'
import {
  type PlanReasonEntry,
  type Purchase,
  planReason,
  summarizePurchase,
  type YieldGainFields,
} from './purchase-summary.ts'
import { computePurchaseValue, requiredReturnsFor } from './required-return.ts'
import { estimateYieldGain, extraYieldFunction } from './yield-gain.ts'

/** Finds the purchase with the largest revenue minus cost and required marginal return; buys nothing if the total return is too low. */
export function planForProfit(
  buying: PurchaseContext,
  yields: YieldFacts,
  cropPrice: number,
): { purchase: Purchase; gain: YieldGainFields; reasons: PlanReasonEntry[] } {
  const { want, shop, need, step } = buying
  const { facts, hectares } = want
  const limit = scaleNutrients(limitOf(want, yields, need), hectares)
  const offers = buildFieldOffers(buying, { limit, target: null })
  const extra = extraYieldFunction(want, yields, need)
  const required = requiredReturnsFor(facts, want.risk)
  const sales = (given: Nutrients) => extra(given) * cropPrice
  const value = (given: Nutrients, cost: number) => computePurchaseValue(sales(given), cost, required)
  const buy = (purse: number) =>
    limitProductsPerApplication(buying, (mixing) =>
      summarizePurchase(findBestPurchase(offers, { limit, purse, ...mixing }, value, limit), offers, shop, step),
    )
  const whole = buy(Number.POSITIVE_INFINITY)
  const short = want.purse !== null && whole.total.cost > want.purse
  const purchase = short ? buy(want.purse!) : whole
  const bags = nextBagCandidates(buying, purchase).map(({ id, bagKg, price }) => ({
    id,
    price,
    brings: scaleNutrients(GRADES[id].holds, bagKg),
    least: purchase.bought.some((one) => one.id === id) ? 1 : Math.ceil((MIN_KG_PER_HECTARE * hectares) / bagKg - 1e-9),
  }))
  const harvest = estimateYieldGain(want, yields, need, purchase.total)
  const least = Math.min(harvest.extraRevenue!.low, harvest.badYear!.money)
  return {
    purchase,
    gain: {
      ...harvest,
      nextBag: computeNextBagReturns(
        bags,
        { given: purchase.total, cost: purchase.total.cost, limit },
        sales,
        required,
      ),
      worthIt: purchase.bought.length > 0,
    },
    reasons: [...moneyReasons(purchase, whole), ...(least < purchase.total.cost ? [planReason('may_lose')] : [])],
  }
}

/** Starter nitrogen of a legume, kg/ha: beyond it nodules fix less. */
const STARTER_NITROGEN_KG_PER_HECTARE = 20

/** Purchase limits: starter nitrogen for a legume, near the zone's rate on the poorest land (our choices). */
function limitOf(
  { facts, look }: BudgetRequest,
  { usualLook }: YieldFacts,
  { limit, target }: NutrientNeed,
): Nutrients {
  const start = facts.fedAs === 'legume' ? { ...limit, n: Math.min(limit.n, STARTER_NITROGEN_KG_PER_HECTARE) } : limit
  return (look ?? usualLook) === 1 && target ? limitsNearRate(target, start) : start
}

function moneyReasons(purchase: Purchase, whole: Purchase): PlanReasonEntry[] {
  if (whole.bought.length === 0) return [planReason('does_not_pay')]
  if (purchase === whole) return []
  return [planReason(purchase.bought.length === 0 ? 'purse_too_small' : 'purse_small', Math.ceil(whole.total.cost))]
}
