import type { Place } from '../../../agronomy/types.ts'
import type { Point } from '../../places/nearest.ts'
import { parsePoint } from '../cell.ts'

/** A 0.25° square whose places share their history of rain; its centre lies on ERA5's grid. */
export interface RainCell {
  /** `12.00,8.50` */
  key: string
  /** Centre, as the adviser sees a place. */
  place: Place
}

const roundToQuarter = (degrees: number) => Math.round(degrees * 4) / 4

export function rainCellOf(point: Point): RainCell {
  const [lat, lng] = [roundToQuarter(point.lat), roundToQuarter(point.lng)]
  const country = lat < 0 ? 'NA' : 'NG'
  return { key: `${lat.toFixed(2)},${lng.toFixed(2)}`, place: { lat, lng, elevation: null, country, state: null } }
}

export function rainCellFromKey(key: string): RainCell {
  const [lat, lng] = parsePoint(key)
  return rainCellOf({ lat, lng })
}
