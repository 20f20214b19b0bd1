import type { BudgetFacts } from '../budget/budget-facts.ts'
import { type BudgetFactsInput, collectBudgetFacts } from '../feeding/budget-facts.ts'

export const factsFor = (said: Partial<BudgetFactsInput> & Pick<BudgetFactsInput, 'crop'>): BudgetFacts =>
  collectBudgetFacts({
    zone: 'sudan_savanna',
    country: 'NG',
    system: 'rain-fed',
    soil: 'loam',
    striga: false,
    rested: false,
    ageYears: null,
    whenOf: () => ({ transplanted: false, fromDay: null, toDay: null, from: null, to: null }),
    ...said,
  })
