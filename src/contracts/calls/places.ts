import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  geocodedSchema,
  locationsQuerySchema,
  placeQuerySchema,
  pointQuerySchema,
  referenceLocationSchema,
} from '../places.ts'

/** Open to visitors, because registration looks up places. */
export const findPlaces = defineCall('GET /api/geocode', {
  who: 'anyone',
  query: placeQuerySchema,
  out: z.array(geocodedSchema),
  limit: 'geocode',
})

export const findPlacesNearPoint = defineCall('GET /api/geocode/reverse', {
  who: 'anyone',
  query: pointQuerySchema,
  out: z.array(geocodedSchema),
  limit: 'geocode',
})

export const listLocations = defineCall('GET /api/locations', {
  who: 'signed-in',
  query: locationsQuerySchema,
  out: z.array(referenceLocationSchema),
})
