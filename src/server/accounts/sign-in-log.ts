import type { Log } from '../log.ts'

export const SIGN_IN_OUTCOMES = ['done', 'wrong_password', 'unknown_phone', 'wrong_code', 'rate_limited'] as const
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number]

export type SignInLog = ReturnType<typeof createSignInLog>

/** How tries to sign in ended: a log line each, and counts of this process. Says neither who tried nor with what. */
export function createSignInLog(log: Log) {
  const counts = new Map<SignInOutcome, number>(SIGN_IN_OUTCOMES.map((outcome) => [outcome, 0]))
  return {
    note(outcome: SignInOutcome, requestId: string): void {
      counts.set(outcome, counts.get(outcome)! + 1)
      log.info('sign_in', { outcome, requestId })
    },
    counts: (): ReadonlyMap<SignInOutcome, number> => counts,
  }
}
