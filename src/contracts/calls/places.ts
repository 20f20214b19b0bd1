import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { geocoded, locationsQuery, placeQuery, pointQuery, referenceLocation } from '../places.ts'

/** Open to visitors, because registration looks up places. */
export const findPlaces = defineCall('GET /api/geocode', {
  who: 'anyone',
  query: placeQuery,
  out: z.array(geocoded),
  limit: 'geocode',
})

export const findPlacesAt = defineCall('GET /api/geocode/reverse', {
  who: 'anyone',
  query: pointQuery,
  out: z.array(geocoded),
  limit: 'geocode',
})

export const listLocations = defineCall('GET /api/locations', {
  who: 'signed-in',
  query: locationsQuery,
  out: z.array(referenceLocation),
})
