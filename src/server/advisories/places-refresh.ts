import type { Foundation } from '../services.ts'
import { type Cell, cellOf } from '../weather/cell.ts'
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
    const cells = new Map<string, Cell>()
    for await (const page of farmerPages(db)) {
      for (const { farmer } of page) {
        const point = pointOf(farmer)
        if (point) cells.set(cellOf(point).key, cellOf(point))
      }
    }
    return weather.refreshCells(cells.values(), onProgress)
  }
}
