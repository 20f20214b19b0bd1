export function createSingleFlight() {
  const underWay = new Map<string, Promise<unknown>>()

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key)
    if (running) return running as Promise<T>
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
