import { GRADES } from '../../contracts/grades.ts'
import { planApplications } from './applications.ts'
import type { PurchaseContext } from './budget-request.ts'
import type { PurchaseLimits } from './purchase.ts'
import type { Purchase } from './purchase-summary.ts'

/** Maximum products in one application (our choice: more are not mixed by hand). */
const MAX_PRODUCTS = 2

type Mixing = Pick<PurchaseLimits, 'kinds' | 'phosphateFirst'>

/** Buys at most two products per application. On a paddy nitrogen never comes before phosphate. */
export function limitProductsPerApplication(buying: PurchaseContext, buy: (mixing: Mixing) => Purchase): Purchase {
  const { facts, hectares } = buying.want
  const phosphateFirst = needsPhosphateFirst(buying)
  const free = buy({ phosphateFirst })
  if (free.bought.length <= MAX_PRODUCTS) return free
  const mixed = planApplications(facts, free.bought, hectares).some(({ products }) => products.length > MAX_PRODUCTS)
  return mixed ? buy({ phosphateFirst, kinds: MAX_PRODUCTS }) : free
}

/** Returns whether lowland rice still lacks phosphate that is on sale: urea alone depletes the paddy (our choice). */
export const needsPhosphateFirst = ({ want: { facts }, shop, need }: PurchaseContext): boolean =>
  facts.how?.way === 'mud' &&
  (need.target?.p ?? 0) > 0 &&
  facts.feedings.some(({ share }) => share.p > 0) &&
  shop.products.some(({ id }) => GRADES[id].holds.p > 0)

export const nextBagCandidates = (buying: PurchaseContext, { bought, total }: Purchase) => {
  const paddy = needsPhosphateFirst(buying) && total.p === 0
  return buying.shop.products.filter(
    ({ id }) =>
      (bought.length < MAX_PRODUCTS || bought.some((one) => one.id === id)) && (!paddy || GRADES[id].holds.p > 0),
  )
}
