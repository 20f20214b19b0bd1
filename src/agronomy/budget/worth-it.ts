import type { Risk } from '../../contracts/fertilizer-plan.ts'
import type { BudgetFacts } from './facts.ts'

/** Required returns beside the cost, as multiples of the cost. */
export interface Required {
  /**
   * Required return of the whole purchase (AKILIMO): 1.8 for a risk-averse farmer, 1.0 neutral, 0.2 for a risk-taking
   * one.
   */
  whole: number
  /** Required return of the last bag (CIMMYT): 0.5 to 1. */
  margin: number
}

export const requiredFor = ({ risk, margin = risk }: BudgetFacts, level: Risk): Required => ({
  whole: risk[level],
  margin: margin[level],
})

/** Tests an outlay: what it brings beside its cost must exceed `factor` times the cost (AKILIMO: strictly). */
export const pays = (sales: number, cost: number, factor: number): boolean => sales - cost > factor * cost

/**
 * Values a purchase, the greatest being the best: sales less the cost and the return required of the last bag. A purchase
 * that falls short of the return required of the whole is worth less than none.
 */
export function worthOf(sales: number, cost: number, { whole, margin }: Required): number {
  const worth = sales - (1 + margin) * cost
  return cost === 0 || pays(sales, cost, whole) ? worth : Math.min(worth, sales - (1 + whole) * cost)
}

/** Money that `price` spent on top of a purchase must bring for both returns to hold. */
export const neededFrom = (
  price: number,
  before: { sales: number; cost: number },
  { whole, margin }: Required,
): number => Math.max((1 + margin) * price, (1 + whole) * (before.cost + price) - before.sales)
