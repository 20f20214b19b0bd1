import type { Field } from '../field.ts'

/** Days after the planned day until which a tree or mat may still be planted (a choice). */
const TREE_WAITS = 180

/**
 * State of a crop: in the ground, planned, or `asked` when unknown. A crop entered today counts as planted on that
 * day, whatever the farmer means to do.
 */
export function inGround({ season, asOf, unanswered }: Field): 'in' | 'plan' | 'asked' {
  if (season.planned !== null) return 'plan'
  return unanswered || season.planted === asOf ? 'asked' : 'in'
}

/** A plan that was never answered and whose season is over: nothing was planted. */
export const isTakenAsUnplanted = ({ unanswered, over, crop, dap }: Field): boolean =>
  unanswered && (over || (crop.perennial && dap !== null && dap > TREE_WAITS))
