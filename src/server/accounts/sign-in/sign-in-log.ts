import { valueAt } from '../../../shared/lookups.ts'
import type { SecurityDetails, SecurityLog } from '../../foundation/security-log.ts'

const OUTCOMES = ['done', 'wrong_password', 'unknown_phone', 'code_asked', 'wrong_code', 'rate_limited'] as const
export type SignInOutcome = (typeof OUTCOMES)[number]

/** Records the outcomes of sign-ins: a `security` log line for each, and counts since the process started. */
export function createSignInLog(security: SecurityLog) {
  const counts = new Map<SignInOutcome, number>(OUTCOMES.map((outcome) => [outcome, 0]))
  return {
    note(outcome: SignInOutcome, details: SecurityDetails): void {
      counts.set(outcome, valueAt(counts, outcome) + 1)
      security.note('sign_in', outcome, details)
    },
    counts: (): ReadonlyMap<SignInOutcome, number> => counts,
  }
}
