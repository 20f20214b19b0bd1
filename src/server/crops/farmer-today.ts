import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import { localDateAt } from '../weather/local-time-at-place.ts'

/** Default location for the calendar of a farmer without one: Nigeria. */
const DEFAULT_POINT = { lat: 9.06, lng: 7.5 }

/** Today's date at a farmer's location, `YYYY-MM-DD`. */
export const farmerToday = (location: Location | null, now: Date): string =>
  localDateAt(coordinatesOf(location) ?? DEFAULT_POINT, now)
