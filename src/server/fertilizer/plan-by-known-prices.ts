import type { CropId } from '../../contracts/crops.ts'
import type { FertilizerPlan, FertilizerPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { Actor } from '../foundation/actor.ts'
import type { FertilizerService } from './service.ts'

/** Highest number of products compared. */
const MOST_GRADES = 4

interface PlanWant extends Pick<FertilizerPlanInput, 'area' | 'areaUnit' | 'purse'> {
  /** `id` is null for a crop that the user does not grow. */
  field: { id: string | null; cropType: CropId }
}

/** Plans with known, current prices, for channels without price input such as USSD. @throws AppError like `Fertilizer.plan` */
export async function planByKnownPrices(
  fertilizer: Pick<FertilizerService, 'field' | 'plan'>,
  actor: Actor,
  { field, ...asked }: PlanWant,
): Promise<FertilizerPlan> {
  if (field.id === null) return fertilizer.plan(actor, { ...asked, crop: field.cropType, grades: [], risk: 'middle' })
  const { offers, cropPrice } = await fertilizer.field(actor, field.id)
  const priced = offers.filter(({ known }) => known?.counts).slice(0, MOST_GRADES)
  return fertilizer.plan(actor, {
    ...asked,
    cropId: field.id,
    crop: field.cropType,
    grades: priced.map(({ grade, bagKg, known }) => ({ id: grade, bagKg, price: known!.price })),
    cropPrice: cropPrice?.counts ? cropPrice.price : null,
    risk: 'middle',
  })
}
