import * as z from 'zod/mini'
import { read } from './read.ts'
import { isoTime } from './shapes.ts'

export const geocoded = z.object({
  name: z.string(),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  lat: z.number(),
  lon: z.number(),
})
export type Geocoded = z.infer<typeof geocoded>

export const referenceLocation = z.object({
  id: z.string(),
  country: z.string(),
  state: z.string(),
  lga: z.string(),
  lat: z.number(),
  lng: z.number(),
  createdAt: isoTime,
})

export const geocode = read('/api/geocode', z.array(geocoded))
export const geocodeReverse = read('/api/geocode/reverse', z.array(geocoded))
export const locations = read('/api/locations', z.array(referenceLocation))
