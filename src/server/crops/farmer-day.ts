import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import { placeToday } from '../weather/place-day.ts'

/** The calendar of a farmer whose place is not known: Nigeria's. */
const ABUJA = { lat: 9.06, lng: 7.5 }

/** Today where a farmer is, `YYYY-MM-DD`. */
export const farmerToday = (location: Location | null, now: Date): string =>
  placeToday(coordinatesOf(location) ?? ABUJA, now)
