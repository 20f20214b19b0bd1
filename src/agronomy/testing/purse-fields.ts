import type { BudgetFacts } from '../budget/facts.ts'
import { budgetFactsOf, type FactsWant } from '../feeding/budget-facts.ts'

export const factsFor = (said: Partial<FactsWant> & Pick<FactsWant, 'crop'>): BudgetFacts =>
  budgetFactsOf({
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
