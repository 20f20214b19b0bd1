export interface Point {
  lat: number
  lng: number
}

const EARTH_RADIUS_KM = 6371

/** Great-circle distance (haversine), km. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const [dLat, dLng] = [(b.lat - a.lat) * radians, (b.lng - a.lng) * radians]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Places within `reachKm` of the point, nearest first. `handicapKm` is added to a place's distance. */
export function sortByDistance<P extends Point>(
  places: readonly P[],
  point: Point,
  reachKm: number,
  handicapKm: (place: P) => number = () => 0,
): P[] {
  return places
    .map((place) => ({ place, km: kilometresBetween(point, place) }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => a.km + handicapKm(a.place) - (b.km + handicapKm(b.place)))
    .map(({ place }) => place)
}

/** Name of a point far from every known place: `12.0022, 8.5920`. */
export const formatCoordinates = ({ lat, lng }: Point): string => `${lat.toFixed(4)}, ${lng.toFixed(4)}`
