import { bagMix } from './bag-mix.ts'
import { type FieldNeed, times } from './field-need.ts'
import { harvestOf } from './gains.ts'
import { fieldOffers } from './offers.ts'
import type { Step } from './purchase.ts'
import type { Shop } from './shop.ts'
import type { PurseWant } from './want.ts'
import { type Gain, type Purchase, purchaseOf, type Why, why } from './worked.ts'

/** The zone's rate in what is at hand; of a purse that is too small for it the most balanced part. */
export function ratePlan(
  want: PurseWant,
  shop: Shop,
  need: FieldNeed,
  step: Step,
): { purchase: Purchase; gain: Gain | null; reasons: Why[] } {
  const { facts, hectares } = want
  const target = times(need.target ?? { n: 0, p: 0, k: 0 }, hectares)
  const limit = times(need.limit, hectares)
  const offers = fieldOffers(facts, shop, hectares, limit, target, step)
  const buy = (purse: number) =>
    purchaseOf(bagMix(offers, target, { limit, purse }, facts.fedAs).steps, offers, shop, step)
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
