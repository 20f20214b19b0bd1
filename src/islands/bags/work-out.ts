import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'

/** The adviser's own sum: it comes when this screen is first opened, and stays on the phone. */
export const loadBudgetPlan = () => import('../../agronomy/budget/budget-plan.ts')

/** Computes the plan on the phone, with the same code as the server. */
export async function workOut({ facts, factsOf }: FertilizerField, asked: FieldPlanInput): Promise<FertilizerPlan> {
  const { planWithinBudget } = await loadBudgetPlan()
  const ofField = (asked.field && factsOf?.[asked.field]) ?? facts
  return planWithinBudget(ofField as unknown as Parameters<typeof planWithinBudget>[0], asked)
}
