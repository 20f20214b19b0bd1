import type { Field } from '../field.ts'

/** Days after plan in which a tree can be planted (a choice). */
const TREE_WAITS = 180

/** State: `in`, planned, or `asked` when unknown. Entry today counts as planted. */
export function inGround({ season, asOf, unanswered }: Field): 'in' | 'plan' | 'asked' {
  if (season.planned !== null) return 'plan'
  return unanswered || season.planted === asOf ? 'asked' : 'in'
}

export const isTakenAsUnplanted = ({ unanswered, over, crop, dap }: Field): boolean =>
  unanswered && (over || (crop.perennial && dap !== null && dap > TREE_WAITS))
