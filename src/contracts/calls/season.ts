import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pageParams } from '../community.ts'
import { anyIdParam } from '../crop.ts'
import { logEntry, logInput, logParams } from '../farm-log.ts'
import { harvestAnswer } from '../harvests.ts'
import { ownPlan } from '../season-plan.ts'

export const listLog = defineCall('GET /api/crops/:id/log', {
  who: 'signed-in',
  params: anyIdParam,
  query: pageParams,
  out: z.array(logEntry),
  paged: true,
  offline: true,
})

export const addLog = defineCall('POST /api/crops/:id/log', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParam,
  in: logInput,
  out: logEntry,
  status: 201,
  limit: 'logWriting',
  offline: 'log',
  form: { at: '/crops/:id/log', on: '/crops/:id', said: 'log.saved', failed: 'log.failed' },
})

export const removeLog = defineCall('DELETE /api/crops/:id/log/:logId', {
  who: 'signed-in',
  reaches: 'all',
  params: logParams,
  limit: 'logWriting',
  offline: 'logRemoved',
  form: { at: '/crops/:id/log/:logId/remove', on: '/crops/:id', said: 'log.removed', failed: 'log.failed' },
})

export const getPlan = defineCall('GET /api/crops/:id/plan', {
  who: 'signed-in',
  params: anyIdParam,
  out: ownPlan,
  offline: true,
})

export const answerHarvest = defineCall('POST /api/crops/:id/harvest', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParam,
  in: harvestAnswer,
  limit: 'logWriting',
  form: { at: '/crops/:id/harvest', on: '/crops/:id', said: 'harvest.noted', failed: 'harvest.failed' },
})
