import type { Clock } from '../../../../shared/clock.ts'

const LONGEST_GROWTH_MS = 10 * 60_000

export type Backoff = ReturnType<typeof createBackoff>

/** Back-off from the provider after it accepted nothing, longer after each failure in a row. */
export function createBackoff(clock: Clock) {
  let pausedUntil = 0
  let troubles = 0
  const isPaused = () => pausedUntil > clock.now().getTime()

  return {
    /** Notes the result of a request: null if the provider works, else the ms for which to pause at least. */
    note(pauseMs: number | null) {
      if (pauseMs === null) {
        troubles = 0
        return
      }
      // Requests that failed together count as one failure.
      if (isPaused()) return
      const grown = Math.min(pauseMs * 2 ** troubles, LONGEST_GROWTH_MS)
      pausedUntil = clock.now().getTime() + Math.max(pauseMs, grown)
      troubles++
    },
    isPaused,
    until: () => new Date(pausedUntil).toISOString(),
  }
}
