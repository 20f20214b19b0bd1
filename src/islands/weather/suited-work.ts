import type { Operation } from '../../contracts/season.ts'
import type { ForecastDay } from '../../contracts/weather.ts'

export type SuitedWork = Extract<Operation, 'dried' | 'weeded' | 'sprayed'>

/** A day with less rain than this is dry, mm (ETCCDI R1mm). */
const DRY_MM = 1
/** Rain of a day that washes a spray off the leaves, mm. */
const WASHING_MM = 5

type Day = Pick<ForecastDay, 'precipitation' | 'estimated'>

/**
 * Returns the work that suits the coming days, and the work that rain would undo. Dry days dry a harvest and kill cut
 * weeds. Climate normals say nothing about the rain of a single day.
 */
export function suitedWork(days: readonly Day[]): { good: readonly SuitedWork[]; bad: readonly SuitedWork[] } {
  const dry = days.length > 0 && days.every(({ precipitation }) => precipitation < DRY_MM)
  const washed = days.some(({ precipitation, estimated }) => !estimated && precipitation >= WASHING_MM)
  return { good: dry ? ['dried', 'weeded'] : [], bad: washed ? ['sprayed'] : [] }
}
