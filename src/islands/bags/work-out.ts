import { planFertilizer } from '../../contracts/calls/fertilizer.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { exchange } from '../lib/api.ts'

export const loadPurse = async () => undefined

/** Works a plan out on the phone, with or without network. */
export async function workOut({ crop }: FertilizerField, asked: FieldPlanInput): Promise<FertilizerPlan> {
  return exchange<FertilizerPlan>('POST', planFertilizer.path, { crop, ...asked })
}
