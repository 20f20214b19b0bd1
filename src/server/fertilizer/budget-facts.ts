import type { BudgetFacts } from '../../agronomy/budget/budget-facts.ts'
import { collectFieldBudgetFacts } from '../../agronomy/feeding/field-budget-facts.ts'
import { assessField } from '../../agronomy/field.ts'
import type { FieldSituation } from '../../agronomy/types.ts'

/** Facts about a field that a plan is computed from, besides its input. */
export const budgetFactsOf = (situation: FieldSituation): BudgetFacts => collectFieldBudgetFacts(assessField(situation))
