import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import type { Offer } from './purchase.ts'

/** A product at hand: the price of one bag, 0 where it is not known. */
export interface OnSale {
  id: GradeId
  bagKg: number
  price: number
}

const ELEMENTS = ['n', 'p', 'k'] as const

/**
 * What is on sale, in the steps in which it is bought for one field.
 * @param step in bags
 */
export function offersOf(
  products: readonly OnSale[],
  hectares: number,
  limit: Nutrients,
  target: Nutrients | null,
  step: number,
): Offer[] {
  return products.map(({ id, bagKg, price }) => {
    const { holds } = GRADES[id]
    const stepKg = bagKg * step
    const brings = { n: holds.n * stepKg, p: holds.p * stepKg, k: holds.k * stepKg }
    const stepsOf = (kg: Nutrients) => ELEMENTS.filter((x) => brings[x] > 0).map((x) => kg[x] / brings[x])
    const borne = Math.floor(Math.min(...stepsOf(limit)) + 1e-9)
    const wanted = target ? Math.max(...stepsOf(target).map(Math.ceil)) + 1 : borne
    const most = Number.isFinite(borne) ? Math.max(0, Math.min(borne, wanted)) : 0
    return { stepKg, price: price * step, brings, least: Math.ceil((LEAST_KG_HA * hectares) / stepKg - 1e-9), most }
  })
}
