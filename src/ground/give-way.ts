const HELD_AT_MOST_MS = 10

/**
 * For long work in the process that also answers people: called between its pieces, it lets everything else that waits
 * go first, once some milliseconds have passed since it last did.
 */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now()
  return async function giveWay() {
    if (performance.now() - since < HELD_AT_MOST_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
