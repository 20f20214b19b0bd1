import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { BudgetFacts } from './budget-facts.ts'
import type { NutrientNeed } from './field-need.ts'
import type { PurchaseStep } from './purchase.ts'
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

export interface PurchaseContext {
  want: BudgetRequest
  shop: Shop
  need: NutrientNeed
  step: PurchaseStep
}
