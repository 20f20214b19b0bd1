import * as z from 'zod/mini'
import { advisoryFeedbackSchema, advisoryQuerySchema, advisorySchema, dashboardSummarySchema } from '../advisories.ts'
import { defineCall } from '../call.ts'

const ADVICE_SCREENS = ['home', 'advisories', 'advisory', 'season', 'crop', 'bags'] as const

export const getSummary = defineCall('GET /api/summary', {
  who: 'signed-in',
  out: dashboardSummarySchema,
  offline: true,
})

export const listAdvisories = defineCall('GET /api/advisories', {
  who: 'signed-in',
  query: advisoryQuerySchema,
  out: z.array(advisorySchema),

  offline: true,
})

export const generateAdvisories = defineCall('POST /api/advisories/generate', {
  who: 'signed-in',
  reaches: ADVICE_SCREENS,
  refreshes: ['advisories'],
  out: z.array(advisorySchema),
  status: 201,
  limit: 'generation',
  form: { at: '/advisories/generate', on: '/', said: 'home.generated', failed: 'home.generateFailed' },
})

export const getAdvisory = defineCall('GET /api/advisories/:id', {
  who: 'signed-in',
  out: advisorySchema,
  offline: true,
})

export const markAdvisoryRead = defineCall('PUT /api/advisories/:id/read', {
  who: 'signed-in',
  reaches: ADVICE_SCREENS,
  out: advisorySchema,
  offline: 'read',
  form: { at: '/advisory/:id/read', on: '/advisories', to: '/advisory/:id' },
})

export const saveAdvisoryFeedback = defineCall('PUT /api/advisories/:id/feedback', {
  limit: 'logWriting',
  who: 'signed-in',
  reaches: ADVICE_SCREENS,
  refreshes: ['advisories', 'advisory'],
  in: advisoryFeedbackSchema,
  out: advisorySchema,
  offline: 'feedback',
  form: { at: '/advisory/:id/feedback', on: '/advisories', to: '/advisory/:id' },
})
