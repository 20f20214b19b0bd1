import type { RefusalValues } from '../shared/refusals.ts'
import type { REFUSALS, RefusalKey } from './refusals.ts'

/**
 * Encodes the message of a validation rule as the key of a refusal. `refusalOfIssues` (refusals.ts) turns it into a
 * sentence, so that pages need not load the table of sentences.
 */
export const refusalMessage = <Key extends RefusalKey>(
  key: Key,
  ...[values = {}]: RefusalValues<(typeof REFUSALS)[Key]['says']>
) => JSON.stringify({ key, values })

/** Encodes an English message for a rule that our own forms cannot break. */
export const apiRefusalMessage = (english: string) => JSON.stringify({ english, refusal: null })
