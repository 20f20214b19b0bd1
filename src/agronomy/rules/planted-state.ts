import type { Field } from '../field.ts'
import { dayReportedDead } from '../growth/emergence.ts'

/** Days after the planned day in which a tree can still be planted (a choice). */
const TREE_WAITS = 180

/** Returns `in` if planted, `plan` if planned, `asked` if unknown. A planting date of the day of entry counts as planted. */
export function plantedState(field: Field): 'in' | 'plan' | 'asked' {
  const { season, asOf, unanswered } = field
  if (season.planned !== null) return 'plan'
  return unanswered || season.planted === asOf || deadSince(field) !== null ? 'asked' : 'in'
}

/** Returns the day on which the plants were reported dead; null if they live or were replanted. */
export const deadSince = ({ situation, crop, season }: Field): string | null =>
  dayReportedDead(situation, crop, season.planted)

export const isTreatedAsUnplanted = ({ unanswered, over, crop, dap }: Field): boolean =>
  unanswered && (over || (crop.perennial && dap !== null && dap > TREE_WAITS))
