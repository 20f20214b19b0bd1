import type { PointLocation } from '../../contracts/shapes.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { weatherCellOf } from '../weather/cell.ts'
import type { WeatherService } from '../weather/service.ts'
import { farmerPages } from './farmer-pages.ts'
import { farmerCoordinates } from './situation.ts'

/** Updates the weather of every place chosen by a farmer. */
export function createWeatherRefresh({
  db,
  weather,
}: Pick<Foundation, 'db'> & { weather: Pick<WeatherService, 'refreshCells'> }) {
  /** @returns the number of weather cells, and of those with a provider's data for today (`live`) */
  return async (onProgress?: (done: number, cells: number) => void): Promise<{ cells: number; live: number }> => {
    const points = new Map<string, PointLocation>()
    for await (const page of farmerPages(db)) {
      for (const { farmer } of page) {
        const point = farmerCoordinates(farmer)
        if (point) points.set(weatherCellOf(point).key, point)
      }
    }
    return weather.refreshCells(points.values(), onProgress)
  }
}
