import { planWithinBudget } from '../../agronomy/budget/budget-plan.ts'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { type Country, GRADES } from '../../contracts/grades.ts'
import { moneyText, type PriceList } from '../../contracts/prices.ts'
import { budgetFactsOf } from '../../server/fertilizer/budget-facts.ts'
import { buildPriceBook, fillKnownPrices, HARVEST_PRICE_KG } from '../../server/fertilizer/known-prices.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { PlanRequest } from './plan-request.ts'

/** Source of prices that are not entered; null without a list. */
export type PriceListReader = (country: Country) => Promise<PriceList | null>

/** Returns a field's plan, and the prices taken from the cooperative's list. */
export async function planWithListedPrices(
  { situation, input }: PlanRequest,
  listed: PriceListReader,
): Promise<{ plan: FertilizerPlan; notes: string[] }> {
  const facts = budgetFactsOf(wholeSeason(situation))
  const { crop, country } = facts
  const blank = input.cropPrice === undefined || input.grades.some(({ price }) => price === undefined)
  const list = blank ? await listed(country) : null
  if (!list) return { plan: planWithinBudget(facts, input), notes: [] }
  const filled = fillKnownPrices(input, crop, buildPriceBook([], list, situation.asOf))
  const taken = [
    ...filled.grades.flatMap(({ id, price }, n) =>
      itemAt(input.grades, n).price === undefined && price != null ? [[GRADES[id].label, price] as const] : [],
    ),
    ...(input.cropPrice === undefined && filled.cropPrice != null
      ? [[`${crop}, ${HARVEST_PRICE_KG} kg`, filled.cropPrice] as const]
      : []),
  ]
  return {
    plan: planWithinBudget(facts, filled),
    notes: taken.map(([what, price]) => `From the price list: ${what} ${moneyText(country, price)}`),
  }
}

/** Moves the date back to the planting date, so that a printed plan covers the whole season of a growing crop. */
const wholeSeason = (situation: PlanRequest['situation']): PlanRequest['situation'] => ({
  ...situation,
  asOf: situation.plantingDate && situation.plantingDate < situation.asOf ? situation.plantingDate : situation.asOf,
})
