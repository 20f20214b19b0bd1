import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { anyIdParamSchema, cropInputSchema, cropSchema } from '../crop.ts'
import { cropQuestionsSchema } from '../crop-questions.ts'

export const listCrops = defineCall('GET /api/crops', { who: 'signed-in', out: z.array(cropSchema), offline: true })

export const listCropQuestions = defineCall('GET /api/crops/questions', {
  who: 'signed-in',
  out: cropQuestionsSchema,
  offline: true,
})

export const addCrop = defineCall('POST /api/crops', {
  who: 'signed-in',
  reaches: 'all',
  in: cropInputSchema,
  out: cropSchema,
  status: 201,
  limit: 'cropWriting',
  offline: 'crop',
  form: { at: '/crops/new', on: '/crops/new', again: true, to: '/', said: 'cropForm.saved' },
})

export const initializeCrops = defineCall('POST /api/crops/initialize', {
  who: 'signed-in',
  reaches: 'all',
  out: z.array(cropSchema),
})

export const updateCrop = defineCall('PUT /api/crops/:id', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParamSchema,
  in: cropInputSchema,
  out: cropSchema,
  limit: 'cropWriting',
  offline: 'crop',
  form: { at: '/crops/:id/edit', on: '/crops/:id/edit', again: true, to: '/', said: 'cropForm.updated' },
})

export const removeCrop = defineCall('DELETE /api/crops/:id', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParamSchema,
  limit: 'cropWriting',
  offline: 'cropRemoved',
  form: { at: '/crops/:id/remove', on: '/profile', said: 'cropForm.removed' },
})
