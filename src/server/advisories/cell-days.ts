import type { PointLocation } from '../../contracts/shapes.ts'
import { cellOf } from '../weather/cell.ts'
import type { FieldDays, Weather } from '../weather/service.ts'

const REMEMBERED_CELLS = 5_000

/**
 * The adviser's weather for many farmers of one run: each 0.1° cell is asked for once and remembered, so neighbours
 * share it.
 */
export function createCellDays(weather: Pick<Weather, 'fieldDays'>) {
  const cells = new Map<string, Promise<FieldDays>>()
  return (point: PointLocation): Promise<FieldDays> => {
    const cell = cellOf(point).key
    const known = cells.get(cell)
    if (known) return known
    const days = weather.fieldDays(point)
    cells.set(cell, days)
    if (cells.size > REMEMBERED_CELLS) cells.delete(cells.keys().next().value!)
    return days
  }
}
