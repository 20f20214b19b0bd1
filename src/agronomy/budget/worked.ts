import type { FertilizerPlan, PlanReason } from '../../contracts/fertilizer-plan.ts'
import type { BoughtBags } from './feedings.ts'
import { cents } from './feedings.ts'
import { type Offer, type Step, type Total, totalOf } from './purchase.ts'
import type { Shop } from './shop.ts'

export type Why = FertilizerPlan['why'][number]
export const why = (id: PlanReason, n: number | null = null): Why => ({ id, n })

export interface Purchase {
  bought: BoughtBags[]
  parts: FertilizerPlan['parts']
  total: Total
  cost: number | null
}

export type Gain = Pick<FertilizerPlan, 'extraYield' | 'extraRevenue' | 'badYear' | 'nextBag' | 'worthIt'>

export function purchaseOf(steps: readonly number[], offers: readonly Offer[], shop: Shop, step: Step): Purchase {
  const used = shop.products.flatMap((one, i) => (steps[i]! > 0 ? [{ ...one, kg: steps[i]! * offers[i]!.stepKg }] : []))
  const total = totalOf(steps, offers)
  return {
    bought: used.map(({ id, bagKg, kg }) => ({ id, bagKg, kg, half: 'kg' in step ? step.kg : bagKg / 2 })),
    parts: used.map(({ id, bagKg, kg, price }) => ({
      grade: id,
      bagKg,
      bags: cents(kg / bagKg),
      kg: cents(kg),
      price: shop.priced ? price : null,
      cost: shop.priced ? cents((price * kg) / bagKg) : null,
    })),
    total,
    cost: shop.priced ? cents(total.cost) : null,
  }
}
