import type { Field } from '../field.ts'
import type { Advice } from '../types.ts'
import { adviceOf, stageFigures } from './advice.ts'

/** An annual long past its harvest: ask whether it is in, so that the next one is advised on. */
export function overRules(field: Field): Advice[] {
  return [
    adviceOf(field, {
      rule: 'stage.over',
      priority: 'low',
      confidence: 'medium',
      stake: 5,
      soon: 5,
      why: 'stage',
      evidence: stageFigures(field),
      days: 14,
    }),
  ]
}
