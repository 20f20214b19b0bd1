import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { coordinatesOf, locationSchema, type PointLocation } from '../../contracts/shapes.ts'
import type { PlaceService } from '../places/service.ts'

const LAT_LNG = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/

/** Resolves a `location` parameter: a name, `lat,lng`, or a location as JSON. @throws AppError invalid, not_found */
export async function resolvePlace(
  places: PlaceService,
  text: string,
  beforeSearch: () => void = () => {},
): Promise<PointLocation> {
  const [, lat, lng] = LAT_LNG.exec(text) ?? []
  const located = readLocation(lat && lng ? { lat: Number(lat), lng: Number(lng), name: '' } : text)
  const point = coordinatesOf(located)
  if (point) return { ...point, name: point.name || places.nearestName(point) }
  const name = typeof located === 'string' ? located : located.name
  if (!name) throw fieldRefusalError('location', 'place.forWeather')
  beforeSearch()
  const [found] = await places.forward(name, 1)
  if (!found) throw refusalError('place.notFound', { name })
  return { lat: found.lat, lng: found.lon, name: found.name }
}

function readLocation(input: string | PointLocation) {
  const parsed = locationSchema.safeParse(
    typeof input === 'string' && /^\s*[{"]/.test(input) ? parseJson(input) : input,
  )
  if (parsed.success) return parsed.data
  throw fieldRefusalError('location', 'place.check')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
