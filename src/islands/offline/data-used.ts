import { addDownloadedBytes } from './phone-store.ts'

const SAVE_EVERY_MS = 5000

/** Returns the month in the phone's time zone: `2026-07`. */
export const monthOf = (time: Date) => `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`

/**
 * Counts the bytes that this page or the service worker downloads, and adds them to the month. Responses through the
 * service worker are counted there.
 */
export function countBytesDownloaded(): void {
  if (typeof PerformanceObserver === 'undefined') return
  let unsaved = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (unsaved > 0) void addDownloadedBytes(monthOf(new Date()), unsaved).catch(() => undefined)
    unsaved = 0
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.workerStart === 0) unsaved += entry.transferSize
    }
    timer ??= setTimeout(save, SAVE_EVERY_MS)
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  addEventListener('pagehide', save)
}
