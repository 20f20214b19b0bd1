const HELD_AT_MOST_MS = 10

/** What to wait for; null: nothing yet, and who asks a thousand times a second need not wait for that. */
export type GiveWay = () => Promise<void> | null

/** Called between the pieces of long work: lets all that waits go first, once some milliseconds have passed. */
export function createGiveWay(): GiveWay {
  let since = performance.now()
  const goOn = () => {
    since = performance.now()
  }
  return () =>
    performance.now() - since < HELD_AT_MOST_MS
      ? null
      : new Promise<void>((resolve) => setImmediate(resolve)).then(goOn)
}
