import type { Point } from '../places/nearest.ts'

const HOUR = 3_600_000

/** Today's date at a place, `YYYY-MM-DD`. */
export const localDateAt = (point: Point, now: Date): string => placeTime(point, now).toISOString().slice(0, 10)

/** Hour of the day at a place, 0 to 24 with its fraction. */
export const localHourAt = (point: Point, now: Date): number => (placeTime(point, now).getTime() / HOUR) % 24

/** Instant whose UTC fields equal the local date and time. */
const placeTime = (point: Point, now: Date) => new Date(now.getTime() + utcOffsetHours(point) * HOUR)

/**
 * Hours ahead of UTC: Nigeria and its neighbours 1, Namibia and its neighbours 2 (both all year round; Namibia since
 * 2017), elsewhere by the sun.
 */
function utcOffsetHours({ lat, lng }: Point): number {
  if (lat > 3 && lat < 15 && lng > 2 && lng < 16) return 1
  if (lat > -30 && lat < -16.9 && lng > 11 && lng < 26) return 2
  return Math.round(lng / 15)
}
