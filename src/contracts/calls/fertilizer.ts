import { defineCall } from '../call.ts'
import { anyIdParamSchema } from '../crop.ts'
import { fertilizerFieldSchema } from '../fertilizer-field.ts'
import {
  fertilizerPlanInputSchema,
  fertilizerPlanSchema,
  fieldPlanInputSchema,
  savedFertilizerPlanSchema,
} from '../fertilizer-plan.ts'

/** Calculates a plan without saving it. */
export const calculateFertilizerPlan = defineCall('POST /api/fertilizer/plan', {
  who: 'signed-in',
  reaches: [],
  in: fertilizerPlanInputSchema,
  out: fertilizerPlanSchema,
  limit: 'planning',
})

export const getFertilizerPlan = defineCall('GET /api/crops/:id/fertilizer', {
  who: 'signed-in',
  params: anyIdParamSchema,
  out: fertilizerFieldSchema,
  offline: true,
})

/** Calculates a plan and saves it; advice then uses its amounts. */
export const saveFertilizerPlan = defineCall('PUT /api/crops/:id/fertilizer', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParamSchema,
  in: fieldPlanInputSchema,
  out: savedFertilizerPlanSchema,
  limit: 'planning',
  offline: 'bags',
  form: { at: '/crops/:id/bags', on: '/crops/:id', said: 'bags.saved', failed: 'bags.failed' },
})

export const deleteFertilizerPlan = defineCall('DELETE /api/crops/:id/fertilizer', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParamSchema,
  limit: 'planning',
  offline: 'bagsRemoved',
  form: { at: '/crops/:id/bags/remove', on: '/crops/:id', said: 'bags.removed', failed: 'bags.failed' },
})
