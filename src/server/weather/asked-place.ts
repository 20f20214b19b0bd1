import { refuse, refuseField } from '../../contracts/refusals.ts'
import { coordinatesOf, location, type PointLocation } from '../../contracts/shapes.ts'
import type { Places } from '../places/service.ts'

const LAT_LNG = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/

/** Resolves a `location` parameter: a name, `lat,lng`, or a location as JSON. @throws AppError invalid, not_found */
export async function askedPlace(
  places: Places,
  text: string,
  beforeSearch: () => void = () => {},
): Promise<PointLocation> {
  const [, lat, lng] = LAT_LNG.exec(text) ?? []
  const asked = readLocation(lat && lng ? { lat: Number(lat), lng: Number(lng), name: '' } : text)
  const point = coordinatesOf(asked)
  if (point) return { ...point, name: point.name || places.nearestName(point) }
  const name = typeof asked === 'string' ? asked : asked.name
  if (!name) throw refuseField('location', 'place.forWeather')
  beforeSearch()
  const [found] = await places.forward(name, 1)
  if (!found) throw refuse('place.notFound', { name })
  return { lat: found.lat, lng: found.lon, name: found.name }
}

function readLocation(asked: string | PointLocation) {
  const parsed = location.safeParse(typeof asked === 'string' && /^\s*[{"]/.test(asked) ? json(asked) : asked)
  if (parsed.success) return parsed.data
  throw refuseField('location', 'place.check')
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
