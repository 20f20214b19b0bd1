import { defineCall } from '../call.ts'
import { anyIdParam } from '../crop.ts'
import { fertilizerField } from '../fertilizer-field.ts'
import { fertilizerPlan, fertilizerPlanInput, fieldPlanInput, savedFertilizerPlan } from '../fertilizer-plan.ts'

/** Calculates a plan without saving it. */
export const planFertilizer = defineCall('POST /api/fertilizer/plan', {
  who: 'signed-in',
  reaches: [],
  in: fertilizerPlanInput,
  out: fertilizerPlan,
  limit: 'planning',
})

export const getBags = defineCall('GET /api/crops/:id/fertilizer', {
  who: 'signed-in',
  params: anyIdParam,
  out: fertilizerField,
  offline: true,
})

/** Calculates a plan and saves it; advice then uses its amounts. */
export const keepBags = defineCall('PUT /api/crops/:id/fertilizer', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParam,
  in: fieldPlanInput,
  out: savedFertilizerPlan,
  limit: 'planning',
  offline: 'bags',
  form: { at: '/crops/:id/bags', on: '/crops/:id', said: 'bags.saved', failed: 'bags.failed' },
})

export const dropBags = defineCall('DELETE /api/crops/:id/fertilizer', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParam,
  limit: 'planning',
  offline: 'bagsRemoved',
  form: { at: '/crops/:id/bags/remove', on: '/crops/:id', said: 'bags.removed', failed: 'bags.failed' },
})
