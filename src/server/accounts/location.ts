import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { PlaceService } from '../places/service.ts'

/** Methods of the places service that accounts use. */
export type PlaceLookup = Pick<PlaceService, 'forward' | 'region' | 'referenceLocations'>

/** Returns the best match for a text, else the text itself. A failed lookup counts as no match, so that it does not fail the form. */
export async function locationFromText(places: PlaceLookup, text: string): Promise<Location> {
  const name = text.trim()
  const [found] = name ? await places.forward(name, 1).catch(() => []) : []
  if (!found) return name
  const state = found.state && found.state !== found.name ? `, ${found.state}` : ''
  return { lat: found.lat, lng: found.lon, name: `${found.name}${state}` }
}

/** Returns the columns of a location, with the state and country of its point for statistics. A name with the coordinates 0,0 is looked up; a text is stored as text. */
export async function locationColumns(places: PlaceLookup, given: Location | null) {
  const location = await resolveCoordinates(places, given)
  const point = coordinatesOf(location)
  const near = point ? places.region(point) : null
  const words = typeof location === 'string' ? location : point ? null : location?.name
  return {
    location,
    locationId: near?.locationId ?? null,
    region: near?.state ?? (words || null),
    country: near?.country ?? null,
  }
}

async function resolveCoordinates(places: PlaceLookup, given: Location | null): Promise<Location | null> {
  if (!given || typeof given === 'string') return given || null
  if (coordinatesOf(given)) return given
  const found = await locationFromText(places, given.name)
  return typeof found === 'string' ? given : { ...found, name: given.name }
}
