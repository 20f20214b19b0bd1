import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pageParamsSchema } from '../community.ts'
import { anyIdParamSchema } from '../crop.ts'
import { logEntrySchema, logInputSchema, logParamsSchema } from '../farm-log.ts'
import { harvestAnswerSchema } from '../harvests.ts'
import { ownSeasonPlanSchema } from '../season-plan.ts'

export const listLogEntries = defineCall('GET /api/crops/:id/log', {
  who: 'signed-in',
  params: anyIdParamSchema,
  query: pageParamsSchema,
  out: z.array(logEntrySchema),
  paged: true,
  offline: true,
})

export const addLogEntry = defineCall('POST /api/crops/:id/log', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParamSchema,
  in: logInputSchema,
  out: logEntrySchema,
  status: 201,
  limit: 'logWriting',
  offline: 'log',
  form: { at: '/crops/:id/log', on: '/crops/:id', said: 'log.saved', failed: 'log.failed' },
})

export const deleteLogEntry = defineCall('DELETE /api/crops/:id/log/:logId', {
  who: 'signed-in',
  reaches: 'all',
  params: logParamsSchema,
  limit: 'logWriting',
  offline: 'logRemoved',
  form: { at: '/crops/:id/log/:logId/remove', on: '/crops/:id', said: 'log.removed', failed: 'log.failed' },
})

export const getSeasonPlan = defineCall('GET /api/crops/:id/plan', {
  who: 'signed-in',
  params: anyIdParamSchema,
  out: ownSeasonPlanSchema,
  offline: true,
})

export const reportHarvest = defineCall('POST /api/crops/:id/harvest', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParamSchema,
  in: harvestAnswerSchema,
  limit: 'logWriting',
  form: { at: '/crops/:id/harvest', on: '/crops/:id', said: 'harvest.noted', failed: 'harvest.failed' },
})
