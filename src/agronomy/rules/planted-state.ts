import type { Field } from '../field.ts'
import { diedOn } from '../growth/emergence.ts'

/** Days after plan in which a tree can be planted (a choice). */
const TREE_WAITS = 180

/** State: `in`, planned, or `asked` when unknown. Entry today counts as planted. */
export function plantedState(field: Field): 'in' | 'plan' | 'asked' {
  const { season, asOf, unanswered } = field
  if (season.planned !== null) return 'plan'
  return unanswered || season.planted === asOf || deadSince(field) !== null ? 'asked' : 'in'
}

/** Day on which what was set out was reported dead; it has not been planted again. */
export const deadSince = ({ situation, crop, season }: Field): string | null => diedOn(situation, crop, season.planted)

export const isTreatedAsUnplanted = ({ unanswered, over, crop, dap }: Field): boolean =>
  unanswered && (over || (crop.perennial && dap !== null && dap > TREE_WAITS))
