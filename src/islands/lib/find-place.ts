import { findPlaces } from '../../contracts/calls/places.ts'
import type { Location } from '../../contracts/shapes.ts'
import { ask } from './api.ts'

/** A typed place as a point with its name; the text itself when it is found nowhere or cannot be looked up now. */
export async function findPlace(text: string): Promise<Location> {
  try {
    const [place] = await ask(findPlaces, { q: text, limit: 1 })
    return place ? { lat: place.lat, lng: place.lon, name: placeName(place) } : text
  } catch (error) {
    console.error('The place could not be looked up', error)
    return text
  }
}

/** `Gwagwalada, FCT`; a state's own town needs no state. */
export const placeName = ({ name, state }: { name: string; state: string | null }) =>
  state && state !== name ? `${name}, ${state}` : name
