import type { BudgetFacts } from '../../agronomy/budget/budget-facts.ts'
import type { FertilizerPlan, PlanSplit } from '../../contracts/fertilizer-plan.ts'

/** Sets the dates of a stored plan from the field's current planting date, which may have changed since. */
export const withCurrentDates = ({ feedings }: BudgetFacts, plan: FertilizerPlan): FertilizerPlan => ({
  ...plan,
  splits: plan.splits.map((split) => {
    const due = feedings.find(({ days }) => sameDays(days, split.days))
    if (!due) return split
    const { transplanted, fromDay, toDay, from, to } = due
    return { ...split, transplanted, fromDay, toDay, from, to }
  }),
})

const sameDays = (a: PlanSplit['days'], b: PlanSplit['days']): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1]
