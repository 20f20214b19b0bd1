import * as z from 'zod/mini'
import { integerParam, numberParam } from './number-text.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { isoTimeSchema, latitudeSchema, longitudeSchema } from './shapes.ts'

export const geocodedSchema = z.object({
  name: z.string(),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  lat: z.number(),
  lon: z.number(),
})
export type GeocodedPlace = z.infer<typeof geocodedSchema>

export const referenceLocationSchema = z.object({
  id: z.string(),
  country: z.string(),
  state: z.string(),
  lga: z.string(),
  lat: z.number(),
  lng: z.number(),
  createdAt: isoTimeSchema,
})

const limitParam = z._default(integerParam('limit', 1, 10), 1)
export const placeQuerySchema = z.object({
  q: z
    .string(refusalMessage('place.required'))
    .check(
      z.trim(),
      z.minLength(1, refusalMessage('place.required')),
      z.maxLength(200, refusalMessage('text.long', { max: 200 })),
    ),
  limit: limitParam,
})
export const pointQuerySchema = z.object({
  lat: numberParam('lat', latitudeSchema),
  lon: numberParam('lon', longitudeSchema),
  limit: limitParam,
})
export const locationsQuerySchema = z.object({
  country: z.optional(
    z
      .string()
      .check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, apiRefusalMessage('country must be a code of two letters'))),
  ),
  state: z.optional(z.string().check(z.trim(), z.maxLength(100, refusalMessage('text.long', { max: 100 })))),
})
