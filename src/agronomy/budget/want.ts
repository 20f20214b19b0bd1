import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { BudgetFacts } from './facts.ts'
import type { FieldNeed } from './field-need.ts'
import type { Step } from './purchase.ts'
import type { Shop } from './shop.ts'

export interface BudgetRequest extends Pick<FieldPlanInput, 'grades' | 'risk'> {
  facts: BudgetFacts
  hectares: number
  purse: number | null
  /** Price of a kilogram as sold. */
  cropPrice: number | null
  /** Score of unfertilised maize, 1 to 5; null: usual for the zone. */
  look: number | null
  manureKg: number
  manureKind: NonNullable<FieldPlanInput['manureKind']>
}

export interface Buying {
  want: BudgetRequest
  shop: Shop
  need: FieldNeed
  step: Step
}
