import { serverBusy } from './refusals.ts'

/** Lets `atOnce` run and `waiting` more wait in order. @throws AppError unavailable: a crowd must not fill the memory */
export function createTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw serverBusy({ retryAfterSeconds: 5 })
      // The one before hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
