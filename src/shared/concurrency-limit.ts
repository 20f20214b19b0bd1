import { serverBusyError } from './refusals.ts'

/** Limits concurrency: runs `atOnce` calls and queues at most `waiting` others. @throws AppError unavailable when the queue is full */
export function createConcurrencyLimit(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw serverBusyError({ retryAfterSeconds: 5 })
      // The finished call hands over its place, so `running` is unchanged.
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
