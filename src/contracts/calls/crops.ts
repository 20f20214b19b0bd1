import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { anyIdParam, crop, cropInput } from '../crop.ts'
import { cropQuestions } from '../crop-questions.ts'

export const listCrops = defineCall('GET /api/crops', { who: 'signed-in', out: z.array(crop), offline: true })

export const listCropQuestions = defineCall('GET /api/crops/questions', {
  who: 'signed-in',
  out: cropQuestions,
  offline: true,
})

export const addCrop = defineCall('POST /api/crops', {
  who: 'signed-in',
  reaches: 'all',
  in: cropInput,
  out: crop,
  status: 201,
  limit: 'cropWriting',
  offline: 'crop',
  form: { at: '/crops/new', on: '/crops/new', again: true, to: '/', said: 'cropForm.saved' },
})

export const initializeCrops = defineCall('POST /api/crops/initialize', {
  who: 'signed-in',
  reaches: 'all',
  out: z.array(crop),
})

export const updateCrop = defineCall('PUT /api/crops/:id', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParam,
  in: cropInput,
  out: crop,
  limit: 'cropWriting',
  offline: 'crop',
  form: { at: '/crops/:id/edit', on: '/crops/:id/edit', again: true, to: '/', said: 'cropForm.updated' },
})

export const removeCrop = defineCall('DELETE /api/crops/:id', {
  who: 'signed-in',
  reaches: 'all',
  params: anyIdParam,
  limit: 'cropWriting',
  offline: 'cropRemoved',
  form: { at: '/crops/:id/remove', on: '/profile', said: 'cropForm.removed' },
})
