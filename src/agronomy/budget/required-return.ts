import type { Risk } from '../../contracts/fertilizer-plan.ts'
import type { BudgetFacts } from './budget-facts.ts'

export interface RequiredReturns {
  /** Required return of the whole purchase (AKILIMO): 1.8 risk-averse, 1.0 neutral, 0.2 risk-taking. */
  whole: number
  /** Required return of the last bag (CIMMYT): 0.5 to 1. */
  margin: number
}

export const requiredReturnsFor = ({ risk, margin = risk }: BudgetFacts, level: Risk): RequiredReturns => ({
  whole: risk[level],
  margin: margin[level],
})

/** Returns whether the net return exceeds `factor` times the cost (AKILIMO: strictly). */
export const meetsRequiredReturn = (sales: number, cost: number, factor: number): boolean =>
  sales - cost > factor * cost

/** Returns the value of a purchase: sales minus cost and required marginal return; negative below the required total return. */
export function computePurchaseValue(sales: number, cost: number, { whole, margin }: RequiredReturns): number {
  const worth = sales - (1 + margin) * cost
  return cost === 0 || meetsRequiredReturn(sales, cost, whole) ? worth : Math.min(worth, sales - (1 + whole) * cost)
}

/** Returns the extra revenue that one more bag needs to meet both required returns. */
export const revenueNeededForNextBag = (
  price: number,
  before: { sales: number; cost: number },
  { whole, margin }: RequiredReturns,
): number => Math.max((1 + margin) * price, (1 + whole) * (before.cost + price) - before.sales)
