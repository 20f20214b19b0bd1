const HELD_AT_MOST_MS = 10

/** Called between the pieces of long work: lets all that waits go first, once some milliseconds have passed. */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now()
  return async function giveWay() {
    if (performance.now() - since < HELD_AT_MOST_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
