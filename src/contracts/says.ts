import type { Values } from '../ground/refusals.ts'
import type { REFUSALS, RefusalKey } from './refusals.ts'

/**
 * What a rule of a contract says when it is broken, as the message of the rule: the key of a refusal, of which
 * `refuseIssues` (refusals.ts) makes the sentence. The table of sentences stays out of the pages that way.
 */
export const says = <Key extends RefusalKey>(key: Key, ...[values = {}]: Values<(typeof REFUSALS)[Key]['says']>) =>
  JSON.stringify({ key, values })

/** What no form of ours can break: only programs read it. */
export const saysToPrograms = (english: string) => JSON.stringify({ english, refusal: null })
