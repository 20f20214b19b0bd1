import type { Clock } from '../clock.ts'

/** A pause longer than this ends a run; the next one begins when it is over. */
const LONGEST_REST_MS = 30_000
const LONGEST_GROWTH_MS = 10 * 60_000

/** How fast to go: not at all for a while when the provider takes nothing, longer each time in a row. */
export function createPace(clock: Clock) {
  let pausedUntil = 0
  let troubles = 0
  const halted = Promise.withResolvers<void>()
  const left = () => pausedUntil - clock.now().getTime()

  return {
    /** What a request showed: null, the provider works; else it wants at least so many ms of peace. */
    note(pauseMs: number | null) {
      if (pauseMs === null) {
        troubles = 0
        return
      }
      // Requests that failed together are one trouble.
      if (left() > 0) return
      const grown = Math.min(pauseMs * 2 ** troubles, LONGEST_GROWTH_MS)
      pausedUntil = clock.now().getTime() + Math.max(pauseMs, grown)
      troubles++
    },
    /** Waits a short pause out, or until halted. */
    async rest() {
      const ms = left()
      if (ms > 0 && ms <= LONGEST_REST_MS) await Promise.race([Bun.sleep(ms), halted.promise])
    },
    mustWaitLong: () => left() > LONGEST_REST_MS,
    /** ISO time before which nothing goes. */
    until: () => new Date(pausedUntil).toISOString(),
    halt: () => halted.resolve(),
  }
}
