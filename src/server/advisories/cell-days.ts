import type { PointLocation } from '../../contracts/shapes.ts'
import { dropOldest } from '../../shared/lookups.ts'
import { weatherCellOf } from '../weather/cell.ts'
import type { FieldDays, WeatherService } from '../weather/service.ts'

const REMEMBERED_CELLS = 5_000

/** Weather for many farmers of one run: each 0.1° cell is requested once and shared by neighbours. */
export function createCellWeather(weather: Pick<WeatherService, 'fieldDays'>) {
  const cells = new Map<string, Promise<FieldDays>>()
  return (point: PointLocation): Promise<FieldDays> => {
    const days = cells.getOrInsertComputed(weatherCellOf(point).key, () => weather.fieldDays(point))
    dropOldest(cells, REMEMBERED_CELLS)
    return days
  }
}
