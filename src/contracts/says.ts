import type { Values } from '../shared/refusals.ts'
import type { REFUSALS, RefusalKey } from './refusals.ts'

/**
 * Message of a validation rule: the key of a refusal, which `refuseIssues` (refusals.ts) turns into a sentence. So
 * pages do not contain the table of sentences.
 */
export const says = <Key extends RefusalKey>(key: Key, ...[values = {}]: Values<(typeof REFUSALS)[Key]['says']>) =>
  JSON.stringify({ key, values })

/** English message of a rule that no form of ours can break. */
export const saysToPrograms = (english: string) => JSON.stringify({ english, refusal: null })
