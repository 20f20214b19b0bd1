import { findBestBagMix } from './bag-mix.ts'
import type { PurchaseContext } from './budget-request.ts'
import { scaleNutrients } from './field-need.ts'
import { buildFieldOffers } from './offers.ts'
import { limitProductsPerApplication } from './products-per-application.ts'
import {
  type PlanReasonEntry,
  type Purchase,
  planReason,
  summarizePurchase,
  type YieldGainFields,
} from './purchase-summary.ts'
import { estimateYieldGain } from './yield-gain.ts'

export function planForRecommendedRate(buying: PurchaseContext): {
  purchase: Purchase
  gain: YieldGainFields | null
  reasons: PlanReasonEntry[]
} {
  const { want, shop, need, step } = buying
  const { facts, hectares } = want
  const target = scaleNutrients(need.target ?? { n: 0, p: 0, k: 0 }, hectares)
  const limit = scaleNutrients(need.limit, hectares)
  const offers = buildFieldOffers(buying, { limit, target })
  const buy = (purse: number) =>
    limitProductsPerApplication(buying, (mixing) =>
      summarizePurchase(
        findBestBagMix(offers, target, { limit, purse, ...mixing }, facts.fedAs).steps,
        offers,
        shop,
        step,
      ),
    )
  const whole = buy(Number.POSITIVE_INFINITY)
  const purse = shop.priced ? want.purse : null
  const short = purse !== null && whole.total.cost > purse
  const purchase = short ? buy(purse) : whole
  const small = purchase.bought.length === 0 ? 'purse_too_small' : 'purse_small'
  const gain = facts.yields && {
    ...estimateYieldGain({ ...want, cropPrice: null }, facts.yields, need, purchase.total),
    nextBag: [],
    worthIt: null,
  }
  return {
    purchase,
    gain,
    reasons: [
      ...(purchase.bought.length > 0 ? [planReason(facts.yields ? 'no_prices' : 'zone_rate')] : []),
      ...(short ? [planReason(small, Math.ceil(whole.total.cost))] : []),
    ],
  }
}
