import type { BudgetFacts } from '../../agronomy/budget/facts.ts'
import { fieldBudgetFacts } from '../../agronomy/feeding/field-budget-facts.ts'
import { readField } from '../../agronomy/field.ts'
import type { FieldSituation } from '../../agronomy/types.ts'

/** Facts about a field that a plan is computed from, besides its input. */
export const budgetFactsOf = (situation: FieldSituation): BudgetFacts => fieldBudgetFacts(readField(situation))
