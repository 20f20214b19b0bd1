import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { BudgetFacts } from './facts.ts'
import type { FieldNeed } from './field-need.ts'
import type { Step } from './purchase.ts'
import type { Shop } from './shop.ts'

/** Farmer's inputs with the facts of crop and field. Money in the farmer's currency. */
export interface BudgetRequest extends Pick<FieldPlanInput, 'grades' | 'risk'> {
  facts: BudgetFacts
  hectares: number
  /** Budget for this field. */
  purse: number | null
  /** Price of a kilogram as sold. */
  cropPrice: number | null
  /** Look of unfertilised maize, 1 to 5; null: usual one of the zone. */
  look: number | null
  /** Manure available for the field, kg. */
  manureKg: number
  manureKind: NonNullable<FieldPlanInput['manureKind']>
}

/** Inputs of a purchase: the wish, the products on sale, the nutrients needed and the steps bought in. */
export interface Buying {
  want: BudgetRequest
  shop: Shop
  need: FieldNeed
  step: Step
}
