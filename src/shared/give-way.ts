const HELD_AT_MOST_MS = 10

/** Returns a promise to await, or null while no pause is due. */
export type GiveWay = () => Promise<void> | null

/** Lets queued events run between the pieces of long work, once some milliseconds have passed. */
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
