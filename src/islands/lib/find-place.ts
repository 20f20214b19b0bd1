import { findPlaces } from '../../contracts/calls/places.ts'
import type { Location } from '../../contracts/shapes.ts'
import { fetchRead } from './api.ts'

/** Looks a typed place up. Returns a point with its name, or the text if the place is unknown or the lookup fails. */
export async function findPlace(text: string): Promise<Location> {
  try {
    const [place] = await fetchRead(findPlaces, { q: text, limit: 1 })
    return place ? { lat: place.lat, lng: place.lon, name: placeName(place) } : text
  } catch (error) {
    console.error('The place could not be looked up', error)
    return text
  }
}

/** Formats a place with its state: `Gwagwalada, FCT`. A place named like its state has no suffix. */
export const placeName = ({ name, state }: { name: string; state: string | null }) =>
  state && state !== name ? `${name}, ${state}` : name
