import type { FertilizerPlan, PlanReason } from '../../contracts/fertilizer-plan.ts'
import type { BoughtBags } from './applications.ts'
import { roundToCents } from './applications.ts'
import { type Offer, type PurchaseStep, type PurchaseTotal, sumPurchase } from './purchase.ts'
import type { Shop } from './shop.ts'

export type PlanReasonEntry = FertilizerPlan['why'][number]
export const planReason = (id: PlanReason, n: number | null = null): PlanReasonEntry => ({ id, n })

export interface Purchase {
  bought: BoughtBags[]
  parts: FertilizerPlan['parts']
  total: PurchaseTotal
  cost: number | null
}

export type YieldGainFields = Pick<FertilizerPlan, 'extraYield' | 'extraRevenue' | 'badYear' | 'nextBag' | 'worthIt'>

export function summarizePurchase(
  steps: readonly number[],
  offers: readonly Offer[],
  shop: Shop,
  step: PurchaseStep,
): Purchase {
  const used = shop.products.flatMap((one, i) => (steps[i]! > 0 ? [{ ...one, kg: steps[i]! * offers[i]!.stepKg }] : []))
  const total = sumPurchase(steps, offers)
  return {
    bought: used.map(({ id, bagKg, kg }) => ({ id, bagKg, kg, half: 'kg' in step ? step.kg : bagKg / 2 })),
    parts: used.map(({ id, bagKg, kg, price }) => ({
      grade: id,
      bagKg,
      bags: roundToCents(kg / bagKg),
      kg: roundToCents(kg),
      price: shop.priced ? price : null,
      cost: shop.priced ? roundToCents((price * kg) / bagKg) : null,
    })),
    total,
    cost: shop.priced ? roundToCents(total.cost) : null,
  }
}
