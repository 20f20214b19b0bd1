import { bagMix } from './bag-mix.ts'
import { buyFew } from './few-at-once.ts'
import { times } from './field-need.ts'
import { harvestOf } from './gains.ts'
import { fieldOffers } from './offers.ts'
import type { Buying } from './want.ts'
import { type Gain, type Purchase, purchaseOf, type Why, why } from './worked.ts'

export function ratePlan(buying: Buying): { purchase: Purchase; gain: Gain | null; reasons: Why[] } {
  const { want, shop, need, step } = buying
  const { facts, hectares } = want
  const target = times(need.target ?? { n: 0, p: 0, k: 0 }, hectares)
  const limit = times(need.limit, hectares)
  const offers = fieldOffers(buying, { limit, target })
  const buy = (purse: number) =>
    buyFew(buying, (mixing) =>
      purchaseOf(bagMix(offers, target, { limit, purse, ...mixing }, facts.fedAs).steps, offers, shop, step),
    )
  const whole = buy(Number.POSITIVE_INFINITY)
  const purse = shop.priced ? want.purse : null
  const short = purse !== null && whole.total.cost > purse
  const purchase = short ? buy(purse) : whole
  const small = purchase.bought.length === 0 ? 'purse_too_small' : 'purse_small'
  const gain = facts.yields && {
    ...harvestOf({ ...want, cropPrice: null }, facts.yields, need, purchase.total),
    nextBag: [],
    worthIt: null,
  }
  return {
    purchase,
    gain,
    reasons: [
      ...(purchase.bought.length > 0 ? [why(facts.yields ? 'no_prices' : 'zone_rate')] : []),
      ...(short ? [why(small, Math.ceil(whole.total.cost))] : []),
    ],
  }
}
