/** Exclusive part of the Web Locks API: one holder per name, the others wait in order. */
export function createLocks() {
  let lines = new Map<string, Promise<unknown>>()
  return {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = lines.get(name) ?? Promise.resolve()
      const turn = before.then(work)
      lines.set(
        name,
        turn.then(
          () => undefined,
          () => undefined,
        ),
      )
      return turn
    },
    /** Simulates a crash of all holders and waiters: the browser releases their locks. */
    letGo(): void {
      lines = new Map()
    },
  }
}
