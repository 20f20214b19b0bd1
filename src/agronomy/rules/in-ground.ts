import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { lastOf } from '../season/log.ts'

/** How long the farmer is asked whether a planned crop was planted. */
export const ASKED_DAYS = 21

/** Planned for a day that has passed, and nobody has said since that it is in the ground. */
export function wasOnlyPlanned({ season: { planted }, situation: { stageStatedOn, log }, asOf }: Field): boolean {
  if (planted === null || !stageStatedOn || stageStatedOn >= planted) return false
  return daysBetween(planted, asOf) <= ASKED_DAYS && lastOf({ log }, 'planted') === null
}

/**
 * Whether a crop is in the ground or only planned; `asked` where that is not known. A crop just entered stands as planted
 * on the day itself, whatever the farmer means to do.
 */
export function inGround(field: Field): 'in' | 'plan' | 'asked' {
  const { season, asOf } = field
  if (season.planned !== null) return 'plan'
  return wasOnlyPlanned(field) || season.planted === asOf ? 'asked' : 'in'
}
