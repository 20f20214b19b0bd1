const HELD_AT_MOST_MS = 10

export type GiveWay = () => Promise<void> | null

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
