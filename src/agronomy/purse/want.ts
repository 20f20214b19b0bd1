import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { PurseFacts } from './facts.ts'
import type { FieldNeed } from './field-need.ts'
import type { Step } from './purchase.ts'
import type { Shop } from './shop.ts'

/** What the farmer says, and the facts of crop and field. Money in the farmer's currency. */
export interface PurseWant extends Pick<FieldPlanInput, 'grades' | 'risk'> {
  facts: PurseFacts
  hectares: number
  /** What can be spent on this field. */
  purse: number | null
  /** Of a kilogram as it is sold. */
  cropPrice: number | null
  /** How unfertilised maize looks; null: as usual in the zone. */
  look: number | null
  /** Kilograms at hand for the field. */
  manureKg: number
  manureKind: NonNullable<FieldPlanInput['manureKind']>
}

/** Inputs of a purchase: the wish, the products on sale, the nutrients needed and the steps bought in. */
export interface Buying {
  want: PurseWant
  shop: Shop
  need: FieldNeed
  step: Step
}
