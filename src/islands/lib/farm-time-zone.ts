import type { PointLocation } from '../../contracts/shapes.ts'

/** The clock of a farm: Namibia lies south of the equator, Nigeria north; who has no place is taken for Nigerian. */
export const farmTimeZone = (point: PointLocation | null): string =>
  point && point.lat < 0 ? 'Africa/Windhoek' : 'Africa/Lagos'
