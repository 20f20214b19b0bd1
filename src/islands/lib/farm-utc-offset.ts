import type { PointLocation } from '../../contracts/shapes.ts'

/**
 * Returns a farm's UTC offset in hours: 2 in Namibia, south of the equator, and 1 in Nigeria, also without a location.
 * Neither has summer time (Namibia since 2017). The browser API for time zones would block a cheap phone for 60 ms.
 */
export const farmUtcOffset = (point: PointLocation | null): number => (point && point.lat < 0 ? 2 : 1)
