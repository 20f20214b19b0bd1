import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Write } from './database.ts'

interface Passenger {
  statements: readonly Write[]
  aboard: boolean
}

/** Adds `write` and `alongside` to an engine that runs `statements` atomically and returns the rows of each. */
export function withPassengers(
  commit: (statements: readonly Write[]) => Promise<unknown[][]>,
): Pick<Database, 'write' | 'alongside'> {
  const passengers = new AsyncLocalStorage<Passenger>()
  return {
    write(...statements) {
      const passenger = passengers.getStore()
      if (!passenger || passenger.aboard) return commit(statements) as never
      passenger.aboard = true
      const before = passenger.statements
      const written = commit([...before, ...statements]).then((rows) => rows.slice(before.length))
      written.catch(() => {
        passenger.aboard = false
      })
      return written as never
    },
    async alongside(statements, work) {
      const passenger = { statements, aboard: false }
      await passengers.run(passenger, work)
      return passenger.aboard
    },
  }
}
