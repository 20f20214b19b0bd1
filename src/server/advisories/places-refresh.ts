import type { PointLocation } from '../../contracts/shapes.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { cellOf } from '../weather/cell.ts'
import type { Weather } from '../weather/service.ts'
import { farmerPages } from './farmer-pages.ts'
import { pointOf } from './situation.ts'

/** Brings the weather of every place that a farmer has up to date. */
export function createPlacesRefresh({
  db,
  weather,
}: Pick<Foundation, 'db'> & { weather: Pick<Weather, 'refreshCells'> }) {
  /** `live` of `cells` now hold a provider's word for today. */
  return async (onProgress?: (done: number, cells: number) => void): Promise<{ cells: number; live: number }> => {
    const points = new Map<string, PointLocation>()
    for await (const page of farmerPages(db)) {
      for (const { farmer } of page) {
        const point = pointOf(farmer)
        if (point) points.set(cellOf(point).key, point)
      }
    }
    return weather.refreshCells(points.values(), onProgress)
  }
}
