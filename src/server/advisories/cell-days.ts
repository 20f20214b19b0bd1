import type { PointLocation } from '../../contracts/shapes.ts'
import { cellOf } from '../weather/cell.ts'
import type { FieldDays, Weather } from '../weather/service.ts'

const REMEMBERED_CELLS = 5_000

/** The adviser's weather for many farmers of one run: each 0.1° cell is asked for once, so neighbours share it. */
export function createCellDays(weather: Pick<Weather, 'fieldDays'>) {
  const cells = new Map<string, Promise<FieldDays>>()
  return (point: PointLocation): Promise<FieldDays> => {
    const days = cells.getOrInsertComputed(cellOf(point).key, () => weather.fieldDays(point))
    if (cells.size > REMEMBERED_CELLS) cells.delete(cells.keys().next().value!)
    return days
  }
}
