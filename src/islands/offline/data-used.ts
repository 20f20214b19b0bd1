import { addBytes } from './phone-store.ts'

const SAVE_EVERY_MS = 5000

/** `2026-07`, by the phone's own calendar. */
export const monthOf = (time: Date) => `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`

/**
 * Counts the bytes that pages and what they load take from the network, and adds them to the month's. What the service
 * worker fetches for itself counts in its own place.
 */
export function countData(): void {
  if (typeof PerformanceObserver === 'undefined') return
  let unsaved = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (unsaved > 0) void addBytes(monthOf(new Date()), unsaved).catch(() => undefined)
    unsaved = 0
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) unsaved += (entry as PerformanceResourceTiming).transferSize || 0
    timer ??= setTimeout(save, SAVE_EVERY_MS)
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  globalThis.addEventListener?.('pagehide', save)
}
