/** The exclusive part of the Web Locks API: one holder of a name at a time, the others in the order they asked. */
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
    /** Whoever holds or waits for one has died: a browser lets go of the locks of a tab that is gone. */
    letGo(): void {
      lines = new Map()
    },
  }
}
