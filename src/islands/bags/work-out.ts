import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'

/** Loads the planner, which is a separate bundle, when the screen first opens. */
export const loadBudgetPlan = () => import('../../agronomy/budget/budget-plan.ts')

/** Computes the plan on the phone, with the same code as the server. */
export async function computeFertilizerPlan(
  { facts, factsOf }: FertilizerField,
  asked: FieldPlanInput,
): Promise<FertilizerPlan> {
  const { planWithinBudget } = await loadBudgetPlan()
  const ofField = (asked.field && factsOf?.[asked.field]) ?? facts
  return planWithinBudget(ofField as unknown as Parameters<typeof planWithinBudget>[0], asked)
}
