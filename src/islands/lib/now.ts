import { useEffect, useState } from 'react'
import { usePage } from './page.tsx'

const MINUTE = 60_000

/** The time as ISO: the server's while the page is hydrated, then the phone's own, moving on every minute. */
export function useNow(): string {
  const [now, setNow] = useState(usePage().now)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
