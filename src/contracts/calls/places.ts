import * as z from 'zod/mini'
import { call } from '../call.ts'
import { geocoded, locationsQuery, placeQuery, pointQuery, referenceLocation } from '../places.ts'

/** Open to visitors, because registration looks up places. */
export const findPlaces = call('GET /api/geocode', {
  who: 'anyone',
  query: placeQuery,
  out: z.array(geocoded),
  limit: 'geocode',
})

export const findPlacesAt = call('GET /api/geocode/reverse', {
  who: 'anyone',
  query: pointQuery,
  out: z.array(geocoded),
  limit: 'geocode',
})

export const listLocations = call('GET /api/locations', {
  who: 'signed-in',
  query: locationsQuery,
  out: z.array(referenceLocation),
})
