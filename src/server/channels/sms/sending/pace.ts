import type { Clock } from '../../../../ground/clock.ts'

const LONGEST_GROWTH_MS = 10 * 60_000

/** When to leave the provider alone: after it took nothing, for longer each time in a row. */
export function createPace(clock: Clock) {
  let pausedUntil = 0
  let troubles = 0
  const isPaused = () => pausedUntil > clock.now().getTime()

  return {
    /** What a request showed: null, the provider works; else it wants at least so many ms of peace. */
    note(pauseMs: number | null) {
      if (pauseMs === null) {
        troubles = 0
        return
      }
      // Requests that failed together are one trouble.
      if (isPaused()) return
      const grown = Math.min(pauseMs * 2 ** troubles, LONGEST_GROWTH_MS)
      pausedUntil = clock.now().getTime() + Math.max(pauseMs, grown)
      troubles++
    },
    isPaused,
    /** ISO time before which nothing goes. */
    until: () => new Date(pausedUntil).toISOString(),
  }
}
