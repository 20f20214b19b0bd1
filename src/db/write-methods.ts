import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Write } from './database.ts'

interface Passenger {
  statements: readonly Write[]
  aboard: boolean
  /** Statements of the enclosing call, which commit with the same write. */
  outer: Passenger | undefined
}

/** Adds `write` and `alongside` to an engine that runs `statements` atomically and returns the rows of each. */
export function createWriteMethods(
  commit: (statements: readonly Write[]) => Promise<unknown[][]>,
): Pick<Database, 'write' | 'alongside'> {
  const passengers = new AsyncLocalStorage<Passenger | undefined>()
  function board(passenger: Passenger | undefined, statements: readonly Write[]): Promise<unknown[][]> {
    if (!passenger || passenger.aboard) return commit(statements)
    passenger.aboard = true
    const before = passenger.statements
    const written = board(passenger.outer, [...before, ...statements]).then((rows) => rows.slice(before.length))
    written.catch(() => {
      passenger.aboard = false
    })
    return written
  }
  return {
    write: (...statements) => board(passengers.getStore(), statements) as never,
    async alongside(statements, work) {
      const passenger = { statements, aboard: false, outer: passengers.getStore() }
      await passengers.run(passenger, work)
      return passenger.aboard
    },
  }
}
