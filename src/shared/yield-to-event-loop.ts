const HELD_AT_MOST_MS = 10

export type YieldToEventLoop = () => Promise<void> | null

export function createYieldToEventLoop(): YieldToEventLoop {
  let since = performance.now()
  const goOn = () => {
    since = performance.now()
  }
  return () =>
    performance.now() - since < HELD_AT_MOST_MS
      ? null
      : new Promise<void>((resolve) => setImmediate(resolve)).then(goOn)
}
