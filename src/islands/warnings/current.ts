import { useEffect } from 'react'

const EVERY_MS = 600_000

/** Refetches what a weather service may withdraw: for each new `page`, every ten minutes, and when the tab becomes visible. */
export function useRefetchedWarnings(refetch: () => unknown, page: unknown): void {
  useEffect(() => {
    if (!page) return
    const again = () => document.visibilityState === 'visible' && void refetch()
    again()
    const timer = setInterval(again, EVERY_MS)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [refetch, page])
}
